// Which screen is open. Links within the page change it without loading the page anew; the back button goes back.
import { addressOf, routeOf, type Route } from './address';

function here(): Route {
  return typeof location === 'undefined' ? { name: 'start' } : routeOf(location.pathname, location.search);
}

class Router {
  now = $state.raw<Route>(here());
  /** How many screens of this page lie behind the present one. */
  private depth = 0;

  /** Begins to listen; the returned function ends that. */
  start(): () => void {
    this.read();
    const back = (): void => this.read();
    const click = (event: MouseEvent): void => this.follow(event);
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  go(route: Route, { replace = false } = {}): void {
    const address = addressOf(route);
    if (replace) history.replaceState({ depth: this.depth }, '', address);
    else history.pushState({ depth: ++this.depth }, '', address);
    this.now = route;
  }

  /** Back to the screen before, or to the start if the page was opened here. */
  back(): void {
    if (this.depth > 0) history.back();
    else this.go({ name: 'start' }, { replace: true });
  }

  private read(): void {
    this.depth = (history.state as { depth?: number } | null)?.depth ?? 0;
    this.now = here();
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const route = routeOf(link.pathname, link.search);
    if (route.name === 'nowhere') return;
    event.preventDefault();
    this.go(route);
  }
}

export const router = new Router();
