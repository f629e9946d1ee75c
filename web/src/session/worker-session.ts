import type { FromTable, ToTable } from './protocol';
import { Listeners, type Session } from './session';

/** A table in a web worker of this page: rules engine and computer players in WebAssembly. */
export class WorkerSession implements Session {
  private readonly listeners = new Listeners();
  private readonly worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.listeners.tell(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.listeners.tell({ type: 'failed', reason: event.message || 'worker' });
    };
  }

  send(message: ToTable): void {
    this.worker.postMessage(message);
  }

  subscribe(listener: (message: FromTable) => void): () => void {
    return this.listeners.add(listener);
  }

  close(): void {
    this.worker.terminate();
  }
}
