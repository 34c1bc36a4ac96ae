import { applySettings } from '@nightfall/ui';
import '@nightfall/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ADDED } from './added.ts';
import { addToShelf } from './added-shelf.ts';
import { App } from './app.tsx';
import { at } from './base.ts';
import './fonts.css';
import './styles/pages.css';
import './styles/tables.css';

addToShelf(ADDED);
applySettings();
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(at('/sw.js'));
