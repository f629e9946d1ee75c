// Copies of the secret by which the server knows this browser. Cookies belong to a host, whatever its port, so another
// program there may push ours out or clear them all; what is kept here belongs to this page's origin alone. A script
// that could read it could play in this browser anyway, and the server lets none run but the page's own.
import { browserStorage } from './stored';

const KEY = 'rattus-keys';
/** The latest first. An older one counts if the server comes back with an older database. */
const MOST = 4;

export class Keys {
  /** Without a storage they live as long as the page. */
  private here: string[] = [];

  constructor(private readonly storage = browserStorage()) {}

  all(): string[] {
    try {
      return (
        this.storage
          ?.getItem(KEY)
          ?.split(' ')
          .filter((key) => /^[0-9a-f]{64}$/.test(key)) ?? this.here
      );
    } catch {
      return this.here;
    }
  }

  keep(key: string): void {
    this.here = [key, ...this.all().filter((other) => other !== key)].slice(0, MOST);
    try {
      this.storage?.setItem(KEY, this.here.join(' '));
    } catch {
      // no room: the cookie has to do
    }
  }
}
