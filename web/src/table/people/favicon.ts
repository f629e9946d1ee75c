// The sign of the page in its tab, with a dot when it is one's turn.
import sign from '../../ui/assets/favicon.svg?raw';

const DOT = '<circle cx="9" cy="-9" r="6" fill="#e8482c" stroke="#fff3da" stroke-width="2"/></svg>';
let plain: string | null = null;

export function showDot(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  plain ??= link.href;
  const href = wanted ? `data:image/svg+xml,${encodeURIComponent(sign.replace('</svg>', DOT))}` : plain;
  if (link.href !== href) link.href = href;
}
