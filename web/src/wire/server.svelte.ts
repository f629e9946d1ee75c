// The server behind the page, if there is one: who one is there, and which tables there are.
import { api, Fault, type Tables } from './api';

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
    try {
      if (!this.known) await this.introduce();
      this.tables = await api.tables();
      this.reach = 'there';
    } catch (fault) {
      this.failed(fault);
    }
  }

  /** Keeps the name here, and tells the server as soon as there is one. A name that the server refuses is not kept; the
   *  refusal is returned. */
  async rename(name: string): Promise<Fault | null> {
    const chosen = name.trim();
    if (!chosen) return null;
    if (this.reach !== 'none') {
      const refused = await api.rename(chosen).then(
        () => null,
        (fault: unknown) => this.failed(fault),
      );
      if (refused) return refused;
    }
    this.name = chosen;
    try {
      localStorage.setItem(NAME, chosen);
    } catch {
      // then it is kept as long as the page is open
    }
    return null;
  }

  /** Returns what a server that can be reached has refused. */
  private failed(fault: unknown): Fault | null {
    if (!(fault instanceof Fault)) throw fault;
    this.reach = fault.code === 'away' ? 'away' : fault.code === 'no-server' ? 'none' : 'there';
    return this.reach === 'there' ? fault : null;
  }

  private async introduce(): Promise<void> {
    const me = await api.me();
    this.known = true;
    if (me.name) this.name = me.name;
    // kept here before it could be refused
    else if (this.name && (await this.rename(this.name))) this.name = '';
  }
}

export const server = new Server();
