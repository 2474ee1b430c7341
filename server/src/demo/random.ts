/** A seeded random generator (mulberry32), so that demo data is reproducible. */
export class Random {
  #state = 0x811c9dc5;

  constructor(seed: string) {
    for (const letter of seed) {
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    }
  }

  /** From 0 to 1, exclusive. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices.at(this.whole(0, choices.length - 1));
    if (choice === undefined) throw new RangeError('Nothing to pick from');
    return choice;
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
}
