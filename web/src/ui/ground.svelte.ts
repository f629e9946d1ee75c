// Whether the map of the first page lies under the screen, or a table covers everything.

class Ground {
  private tables = $state(0);

  get seen(): boolean {
    return this.tables === 0;
  }

  /** A table is there; the returned function takes it away. */
  cover(): () => void {
    this.tables += 1;
    return () => {
      this.tables -= 1;
    };
  }
}

export const ground = new Ground();
