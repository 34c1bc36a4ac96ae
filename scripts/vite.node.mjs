// The settings of `vite build --ssr ENTRY` for what Node runs: all of our sources in one file; what npm installs stays outside.
// A running server reads none of its own code again, except for the threads of its bots.
export default {
  build: {
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
};
