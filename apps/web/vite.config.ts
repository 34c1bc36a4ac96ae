import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { reloadRules } from './build/reload-rules.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shared } from './build/shared.ts';

/** Where `npm run dev` has its server. */
const BEHIND = `127.0.0.1:${process.env['SERVER_PORT'] ?? 8081}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), reloadRules(), shared(), serviceWorker(), compressed()],
  worker: { format: 'es' },
  // A part finds the others beside it, under whatever path the site is hosted. Only the page itself is told where that is.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A strict content security policy allows no inlined pictures or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    // The home page carries a list of all parts: their names are short.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
  server: { proxy: { '/api': `http://${BEHIND}`, '/socket': { target: `ws://${BEHIND}`, ws: true } } },
});
