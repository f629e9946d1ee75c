import type { EngineId } from './engines';
import { Follower } from './follow';
import type { FromTable, Heard, ToTable } from './protocol';
import { Listeners, type Session } from './session';

export type Store = Extract<FromTable, { type: 'store' }>;

const start = (id: EngineId): Worker =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: id });
let spare: { id: EngineId; worker: Worker } | null = null;

/** Fetches and starts an engine before it is wanted. Who opens a table gets it, or a new one if that failed. */
export function warm(id: EngineId): void {
  if (spare) return;
  const worker = start(id);
  worker.onerror = (event) => {
    event.preventDefault();
    if (spare?.worker === worker) spare = null;
  };
  spare = { id, worker };
}

function engine(id: EngineId): Worker {
  if (spare?.id !== id) return start(id);
  const { worker } = spare;
  spare = null;
  return worker;
}

/** A table in a web worker of this page: rules engine and computer players in WebAssembly. */
export class WorkerSession implements Session {
  private readonly listeners = new Listeners();
  private readonly follower = new Follower();
  private readonly worker: Worker;

  /** `onstore` is given what has to be kept so that the table can be opened again. */
  constructor(
    id: EngineId,
    private readonly onstore?: (store: Store) => void,
  ) {
    this.worker = engine(id);
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.listeners.tell({ type: 'failed', reason: event.message || 'worker' });
    };
  }

  send(message: ToTable): void {
    this.worker.postMessage(message);
  }

  subscribe(listener: (message: Heard) => void): () => void {
    return this.listeners.add(listener);
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(message: FromTable): void {
    if (message.type === 'store') this.onstore?.(message);
    else if (message.type === 'update') {
      const update = this.follower.take(message);
      if (update) this.listeners.tell(update);
      else this.send({ type: 'hello', after: this.follower.now.version });
    } else this.listeners.tell(message);
  }
}
