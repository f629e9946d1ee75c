// The table of this device that is open.
import { openKept, openLocal, resumeLocal, type LocalPlan, type OpenTable } from '../../wire/local';
import { localTables, type LocalTable, type Written } from '../../wire/local-tables';
import { holdTable } from '../../wire/table-hold';
import { Game } from './game.svelte';
import { router } from '../../ui/route/route.svelte';

class Here {
  id = $state<string | null>(null);
  game = $state.raw<Game | null>(null);
  /** The table that is wanted here is open in another page of this browser. */
  elsewhere = $state(false);
  /** What is played cannot be kept: the browser has no room. */
  unkept = $state.raw<LocalTable | null>(null);
  private plan: LocalPlan | null = null;
  private release = (): void => undefined;

  constructor() {
    localTables.told = (table, how) => this.written(table, how);
  }

  /** Opens a new table; the page goes there as soon as it stands. */
  open(plan: LocalPlan): void {
    // a browser may throw away what nobody asked it to keep
    if (typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => undefined);
    this.show(openLocal(plan), plan);
  }

  /** The same table once more. */
  again(): void {
    if (!this.plan) return;
    this.open({ setup: this.plan.setup, seats: this.plan.seats });
    router.go({ name: 'play', id: this.id }, { replace: true });
  }

  /** Opens a table that was left, as soon as no other page has it; `take`: also if one has. False: it is not kept
   *  any more. */
  resume(id: string, take = false): boolean {
    if (this.id === id && this.game && !this.game.failure) return true;
    if (!localTables.read(id)) return false;
    this.close();
    this.hold(id, take, () => {
      // not before now: the other page has written until it was taken away
      const found = resumeLocal(id);
      if (found) this.set(found, found.plan);
    });
    return true;
  }

  /** Opens a table that was in a file. */
  restore(table: LocalTable): void {
    const { plan, ...opened } = openKept(table);
    this.show(opened, plan);
    localTables.write(table);
    router.go({ name: 'play', id: table.id });
  }

  close(): void {
    this.release();
    this.release = () => undefined;
    this.game?.close();
    this.game = null;
    this.id = null;
    this.elsewhere = false;
    this.unkept = null;
  }

  /** Shows a table that stands. */
  show(table: OpenTable, plan: LocalPlan): void {
    this.close();
    this.hold(table.id, true, () => undefined);
    this.set(table, plan);
  }

  private hold(id: string, take: boolean, held: () => void): void {
    const away = (): void => this.away();
    this.release = holdTable(id, take, { held, busy: away, lost: away });
  }

  private away(): void {
    this.close();
    this.elsewhere = true;
  }

  private written(table: LocalTable, how: Written): void {
    if (table.id !== this.id) return;
    if (how === 'elsewhere') this.away();
    else this.unkept = how === 'full' ? table : null;
  }

  private set({ id, session }: OpenTable, plan: LocalPlan): void {
    this.plan = plan;
    this.id = id;
    this.game = new Game(
      session,
      plan.seats.map(({ kind, name, player, level }) => ({
        kind: kind === 'computer' ? 'computer' : 'person',
        name: name ?? '',
        ...(player ? { player } : {}),
        ...(level ? { level } : {}),
      })),
    );
  }
}

export const here = new Here();
