// From which region a question goes on: the one that the answer before it named. Questions themselves do not say it.
import type { Decision, GameEvent, RegionId } from '../../wire/protocol';

export class Trail {
  private sent: { version: number; region: RegionId | null } | null = null;
  /** By the name of the question, so that a step taken back finds it again. */
  private readonly known = new Map<string, RegionId | null>();

  /** An answer goes to the table. */
  answered({ version, options }: Decision, option: number): void {
    this.sent = { version, region: options[option]?.region ?? null };
  }

  refused(): void {
    this.sent = null;
  }

  /** A question comes; `events` led to it. What was answered elsewhere is not known here. */
  reached(decision: Decision, events: GameEvent[]): void {
    if (decision.version === this.sent?.version || events.some((e) => e.type === 'taken-back')) return;
    // an answer that was the only one the table has given by itself
    const only = events.filter((e) => e.type === 'forced' && e.option?.region).at(-1)?.option?.region;
    this.known.set(decision.name, only ?? this.sent?.region ?? null);
    this.sent = null;
  }

  regionOf(decision: Decision): RegionId | null {
    return this.known.get(decision.name) ?? null;
  }
}
