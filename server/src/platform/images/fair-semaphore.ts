/** Whose work it is, whether somebody waits to see an image (reading) or adds one (writing), and how heavy it is. */
export interface Turn {
  tenantId: string;
  kind: 'reading' | 'writing';
  weight: number;
}

interface Waiting {
  weight: number;
  enter: () => void;
}

type Line = Record<Turn['kind'], Waiting[]>;

/**
 * Lets work in as long as the weights of what is inside stay within the capacity. The tenants go in turn, so that one who
 * comes with much holds up the others by one piece at most; of a tenant reading goes first.
 */
export class Gate {
  readonly #capacity: number;
  /** Who waits, by tenant; the tenant who is next comes first. */
  readonly #lines = new Map<string, Line>();
  #inside = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  async run<T>({ tenantId, kind, weight }: Turn, work: () => Promise<T>): Promise<T> {
    const share = Math.min(weight, this.#capacity);
    await new Promise<void>((enter) => {
      this.#lineOf(tenantId)[kind].push({ weight: share, enter });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#inside -= share;
      this.#admit();
    }
  }

  #lineOf(tenantId: string): Line {
    const line = this.#lines.get(tenantId) ?? { reading: [], writing: [] };
    this.#lines.set(tenantId, line);
    return line;
  }

  /** Who had a turn goes to the end, where this loop finds the tenant again; who has nothing left is gone. */
  #admit(): void {
    for (const [tenantId, line] of this.#lines) {
      const queue = line.reading.length > 0 ? line.reading : line.writing;
      const next = queue[0];
      if (next && this.#inside + next.weight > this.#capacity) return;
      this.#lines.delete(tenantId);
      if (!next) continue;
      queue.shift();
      this.#lines.set(tenantId, line);
      this.#inside += next.weight;
      next.enter();
    }
  }
}
