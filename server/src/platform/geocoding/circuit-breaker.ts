/** The failures in a row after which no requests are made for a time. */
const MOST_FAILURES = 3;
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 3_600_000;

/** Keeps calls from a service that fails: for a minute, after each further failure twice as long, an hour at most. */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;

  /** True while no requests are made to the service. */
  get isOpen(): boolean {
    return Date.now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    const beyond = this.#failures - MOST_FAILURES;
    if (beyond < 0) return;
    this.#openUntil = Date.now() + Math.min(FIRST_REST_MS * 2 ** beyond, LONGEST_REST_MS);
  }
}
