interface Waiting {
  weight: number;
  enter: () => void;
}

/** Lets work in, in order of arrival, as long as the weights of what is inside stay within the capacity. */
export class Gate {
  readonly #capacity: number;
  readonly #waiting: Waiting[] = [];
  #inside = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(weight, this.#capacity);
    await new Promise<void>((enter) => {
      this.#waiting.push({ weight: share, enter });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#inside -= share;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (this.#inside + next.weight > this.#capacity) return;
      this.#waiting.shift();
      this.#inside += next.weight;
      next.enter();
    }
  }
}
