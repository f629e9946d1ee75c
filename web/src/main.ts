import { mount } from 'svelte';
import App from './pages/App.svelte';
import './ui/tokens.css';
import './app.css';
import './games';
import { BASE } from './wire/base';
import { warm } from './wire/worker-session';
import { router } from './ui/route/route.svelte';
import { settings } from './ui/settings.svelte';
import { outliveTranslation } from './ui/translated';

/** Milliseconds after which the page fetches what the first game did not need. */
const QUIET = 8000;

// whoever comes here most likely plays; until he has found the button the engine is there
if (router.now.name === 'start' || router.now.name === 'play') warm('base');

// no flash of another language
await settings.ready;
mount(App, { target: document.getElementById('app')! });
outliveTranslation(document.body);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // without it the page works, only not without a network
  void navigator.serviceWorker
    .register(`${BASE}sw.js`)
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => setTimeout(() => active?.postMessage('keep-rest'), QUIET))
    .catch(() => undefined);
}
