// Loaded before a program that scripts/workspace.mjs starts: when the parent is killed, nobody is left behind on the port.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
