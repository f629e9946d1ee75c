// Which screen is open. Links within the page change it without loading the page anew; the back button goes back.
import { addressOf, routeOf, type Route } from './address';
import { Sheets } from './sheets';

function here(): Route {
  return typeof location === 'undefined' ? { name: 'start' } : routeOf(location.pathname, location.search);
}

class Router {
  now = $state.raw<Route>(here());
  /** What lies over the screens. */
  readonly sheets = new Sheets(() => history);
  /** How many screens of this page lie behind the present one. */
  private depth = 0;

  /** Begins to listen; the returned function ends that. */
  start(): () => void {
    this.read();
    const back = (): void => {
      if (!this.sheets.moved()) this.read();
    };
    const click = (event: MouseEvent): void => this.follow(event);
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  go(route: Route, { replace = false } = {}): void {
    const { sheets } = this;
    // a screen may look at its address when it opens
    const here = (): void => {
      if (replace) history.replaceState({ depth: this.depth }, '', addressOf(route));
      else if (sheets.onTop) history.replaceState({ depth: ++this.depth }, '', addressOf(route));
      else history.pushState({ depth: ++this.depth }, '', addressOf(route));
      this.now = route;
    };
    sheets.whenStill(() => {
      if (replace && sheets.onTop) sheets.leaveThen(here);
      else here();
    });
  }

  /** Back to the screen before, or to the start if the page was opened here. */
  back(): void {
    if (this.depth > 0) this.sheets.whenStill(() => history.go(this.sheets.onTop ? -2 : -1));
    else this.go({ name: 'start' }, { replace: true });
  }

  private read(): void {
    this.depth = (history.state as { depth?: number } | null)?.depth ?? 0;
    this.now = here();
    // a link may have come with a full stop, or in capitals
    const path = addressOf(this.now).replace(/\?.*/, '');
    if (this.now.name !== 'nowhere' && path !== location.pathname)
      history.replaceState(history.state, '', path + location.search + location.hash);
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
