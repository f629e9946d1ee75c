// A WebSocket (RFC 6455) in node, for tests: node 18 has none of its own.
import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** One masked frame with a text. */
function frameOf(text) {
  const body = Buffer.from(text);
  const size = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  const mask = [0, 0, 0, 0]; // a mask of zeros leaves the text as it is
  return Buffer.concat([Buffer.from([0x81, ...size, ...mask]), body]);
}

/** Connects to a path of a server; `heard` gets each text, `ended` is called when it is over. */
export function connect(url, path, cookie, heard, ended) {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let left = Buffer.alloc(0);
  let open = false;
  const early = []; // said before the server has answered
  socket.on('data', (data) => {
    left = Buffer.concat([left, data]);
    if (!open) {
      const end = left.indexOf('\r\n\r\n');
      if (end < 0) return;
      const answer = left.subarray(0, end).toString();
      if (!answer.startsWith('HTTP/1.1 101')) return socket.destroy(new Error(`${path}: ${answer}`));
      open = true;
      for (const text of early.splice(0)) socket.write(frameOf(text));
      left = left.subarray(end + 4);
    }
    while (left.length >= 2) {
      const short = left[1] & 127;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (left.length < start) return undefined;
      const size = short < 126 ? short : short === 126 ? left.readUInt16BE(2) : Number(left.readBigUInt64BE(2));
      if (left.length < start + size) return undefined;
      if ((left[0] & 15) === 1) heard(left.subarray(start, start + size).toString());
      left = left.subarray(start + size);
    }
    return undefined;
  });
  socket.on('close', () => ended());
  socket.on('error', (error) => ended(error));
  return { send: (text) => (open ? socket.write(frameOf(text)) : early.push(text)), close: () => socket.destroy() };
}
