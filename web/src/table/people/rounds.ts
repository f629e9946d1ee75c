// Rounds of shares of chance that ended because a device did not open its own (docs/reference/protocol.md, "Chance").
import { language } from '../../words/lang.svelte';
import type { Share, Table } from '../../wire/protocol';

/** The people whose devices ended a round, each by one name. */
export function silentIn(round: Share[], table: Table): string[] {
  const names = round
    .filter((share) => share.value === undefined)
    .map((share) => {
      const chair = table.seats.find((one) => share.seats.includes(one.seat));
      if (!chair) return language.online.proof.host;
      return chair.you ? language.text.you : language.text.named(chair.name || String(chair.seat));
    });
  return [...new Set(names)];
}
