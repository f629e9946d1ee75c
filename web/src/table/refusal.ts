// A refusal in the words of the page; what the page has no words for is said as the table says it.
import type { Lang } from '../words/en';

interface Refusal {
  code?: string;
  reason: string;
  subject?: string;
}

export function refusalInWords(lang: Lang, refusal: Refusal): string {
  const words = refusal.code ? lang.play.why[refusal.code] : undefined;
  if (!words) return lang.refused(refusal.reason);
  const subject = refusal.subject ?? '';
  return words(lang.regions[subject] ?? lang.cards[subject]?.name.replaceAll('\u00ad', '') ?? subject);
}
