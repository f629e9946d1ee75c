// A QR code as one SVG path, one unit for each of its squares.
import { encode } from 'uqr';

export interface Qr {
  /** Squares on each side, the quiet border included. */
  size: number;
  path: string;
}

export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return { size, path };
}
