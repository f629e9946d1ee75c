// What is laid over the map on top of the board itself.
class Layers {
  /** Chance of an outbreak and expected losses in every region. */
  odds = $state(false);
}

export const layers = new Layers();
