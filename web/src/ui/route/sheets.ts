// Dialogs and the browser's back button: it takes away what lies on top before it leaves the screen. As long as
// anything lies there, one entry of the history stands for all of it.

type Act = () => void;

/** The part of a browser's history that is needed. */
export interface Past {
  state: unknown;
  pushState(state: unknown, unused: string): void;
  go(by: number): void;
}

/** Milliseconds after which a history that has not moved is not waited for. */
const PATIENCE = 1000;

const marked = (state: unknown): boolean => (state as { sheet?: boolean } | null)?.sheet === true;

export class Sheets {
  /** What takes each of them away, the topmost last. */
  private readonly laid: Act[] = [];
  /** The entry is on its way out; what is done then. */
  private leaving: Act | null = null;
  /** What came meanwhile. */
  private readonly waiting: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly past: () => Past) {}

  /** Call when something is laid over the page; `close` takes it away. The returned function says that it is gone. */
  lay(close: Act): Act {
    this.laid.push(close);
    this.mark();
    return () => {
      const at = this.laid.indexOf(close);
      if (at < 0) return;
      this.laid.splice(at, 1);
      // often another one comes at once, or another screen
      clearTimeout(this.timer);
      if (this.laid.length === 0) this.timer = setTimeout(() => this.leave(), 0);
    };
  }

  /** The entry of the sheets is the present one: another screen takes its place. */
  get onTop(): boolean {
    return !this.leaving && marked(this.past().state);
  }

  /** Leaves the entry of the sheets, then does something to the history. */
  leaveThen(act: Act): void {
    this.leaving = act;
    this.past().go(-1);
    setTimeout(() => {
      if (this.leaving === act) this.moved();
    }, PATIENCE);
  }

  /** Does something to the history, but not while it is on its way back. */
  whenStill(act: Act): void {
    if (this.leaving) this.waiting.push(act);
    else act();
  }

  /** The history has moved. True: that was about the sheets, and the screen stays. */
  moved(): boolean {
    if (this.leaving) {
      const acts = [this.leaving, ...this.waiting.splice(0)];
      this.leaving = null;
      for (const act of acts) act();
      if (this.laid.length > 0) this.mark();
      return true;
    }
    const close = this.laid.at(-1);
    if (!close || marked(this.past().state)) return false;
    this.laid.pop();
    close();
    if (this.laid.length > 0) this.mark();
    return true;
  }

  private mark(): void {
    if (this.leaving || marked(this.past().state)) return;
    this.past().pushState({ ...(this.past().state as object | null), sheet: true }, '');
  }

  private leave(): void {
    if (this.laid.length > 0 || this.leaving || !marked(this.past().state)) return;
    this.leaveThen(() => undefined);
  }
}
