// The table of this device that is open.
import { openLocal, resumeLocal, type LocalPlan, type OpenTable } from '../session/local';
import { Game } from './game.svelte';
import { router } from './route.svelte';

class Here {
  id = $state<string | null>(null);
  game = $state.raw<Game | null>(null);
  private plan: LocalPlan | null = null;

  /** Opens a new table; the page goes there as soon as it stands. */
  open(plan: LocalPlan): void {
    this.show(openLocal(plan), plan);
  }

  /** The same table once more. */
  again(): void {
    if (!this.plan) return;
    this.open({ setup: this.plan.setup, seats: this.plan.seats });
    router.go({ name: 'play', id: this.id }, { replace: true });
  }

  /** Opens a table that was left. False: it is not kept any more. */
  resume(id: string): boolean {
    if (this.id === id && this.game && !this.game.failure) return true;
    const found = resumeLocal(id);
    if (found) this.show(found, found.plan);
    return found !== null;
  }

  close(): void {
    this.game?.close();
    this.game = null;
    this.id = null;
  }

  /** Shows a table that stands. */
  show({ id, session }: OpenTable, plan: LocalPlan): void {
    this.close();
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
