// A page of one build that is sent to a server of another misses its parts. It loads itself again, once, and then finds those of one build.
(function () {
  var KEY = 'nightfall.reloaded';
  addEventListener(
    'error',
    function (event) {
      var part = event.target;
      var from = part && (part.src || part.href);
      if (!from || from.indexOf('/assets/') < 0) return;
      again();
    },
    true,
  );
  addEventListener('vite:preloadError', again);
  function again() {
    var last = Number(sessionStorage.getItem(KEY) || 0);
    if (Date.now() - last < 30000) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  }
})();
