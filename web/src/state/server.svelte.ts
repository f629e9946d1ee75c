// The server behind the page, if there is one: who one is there, and which tables there are.
import { api, Fault, type Tables } from '../session/api';

/** `none`: the page comes from a host without tables. `away`: it cannot be reached now. */
export type Reach = 'asking' | 'there' | 'away' | 'none';

const NAME = 'rattus-name';
export const LONGEST_NAME = 24;

function kept(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

class Server {
  reach = $state<Reach>('asking');
  /** How others call the person at this device; empty: not chosen yet. */
  name = $state('');
  tables = $state.raw<Tables>({ open: [], mine: [] });
  private known = false;

  constructor() {
    if (typeof localStorage !== 'undefined') this.name = kept();
  }

  /** Asks who one is and what goes on. Never fails; `reach` tells. */
  async look(): Promise<void> {
    if (!navigator.onLine) {
      this.reach = 'away';
      return;
    }
    try {
      if (!this.known) await this.introduce();
      this.tables = await api.tables();
      this.reach = 'there';
    } catch (fault) {
      this.failed(fault);
    }
  }

  /** Keeps the name here, and tells the server as soon as there is one. */
  async rename(name: string): Promise<void> {
    const chosen = name.trim().slice(0, LONGEST_NAME);
    if (!chosen) return;
    this.name = chosen;
    try {
      localStorage.setItem(NAME, chosen);
    } catch {
      // then it is kept as long as the page is open
    }
    if (this.reach === 'none') return;
    await api.rename(chosen).catch((fault: unknown) => this.failed(fault));
  }

  failed(fault: unknown): void {
    if (!(fault instanceof Fault)) throw fault;
    if (fault.code === 'away' || fault.code === 'no-server') this.reach = fault.code === 'away' ? 'away' : 'none';
  }

  private async introduce(): Promise<void> {
    const me = await api.me();
    this.known = true;
    if (me.name) this.name = me.name;
    else if (this.name) await api.rename(this.name);
  }
}

export const server = new Server();
