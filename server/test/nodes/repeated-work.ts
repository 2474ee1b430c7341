/** Work that goes on until it is stopped, with what was not answered as it should be. */
export abstract class RepeatedWork {
  readonly failures: string[] = [];
  #isStopped = false;
  #running = Promise.resolve();

  protected get isStopped(): boolean {
    return this.#isStopped;
  }

  start(): void {
    this.#running = this.#repeat();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  protected abstract workOnce(): Promise<void>;

  async #repeat(): Promise<void> {
    while (!this.#isStopped) await this.workOnce();
  }
}
