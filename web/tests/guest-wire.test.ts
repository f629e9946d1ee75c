import { describe, expect, it } from 'vitest';
import { GuestWire } from '../src/wire/guest-wire';
import type { Wire } from '../src/wire/socket-session';
import { settled, withVirtualTime } from './settled';

withVirtualTime();

const plain = (): Wire => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
});

describe('a browser that comes to a table', () => {
  it('is introduced first, and only then is the table opened', async () => {
    const steps: string[] = [];
    const inner = plain();
    const wire = new GuestWire(
      () => {
        steps.push('introduced');
        return Promise.resolve();
      },
      () => {
        steps.push('opened');
        return inner;
      },
    );
    wire.onopen = () => steps.push('open');
    await settled();
    inner.onopen?.();
    expect(steps).toEqual(['introduced', 'opened', 'open']);
  });

  it('is told when it cannot be introduced, so that it is tried again', async () => {
    const inner = plain();
    new GuestWire(
      () => Promise.resolve(),
      () => inner,
    );
    await settled();
    inner.onclose?.(); // now nobody knows any more whether the server knows it
    let closed = 0;
    const wire = new GuestWire(
      () => Promise.reject(new Error('away')),
      () => {
        throw new Error('never');
      },
    );
    wire.onclose = () => {
      closed += 1;
    };
    await settled();
    expect(closed).toBe(1);
  });

  it('opens nothing after it has been closed', async () => {
    let opened = 0;
    const wire = new GuestWire(
      () => Promise.resolve(),
      () => {
        opened += 1;
        return plain();
      },
    );
    wire.close();
    await settled();
    expect(opened).toBe(0);
  });
});
