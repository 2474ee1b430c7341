import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody who goes on opening the application, while every page that was ever open goes on asking for its files. */
export class PageLoad {
  readonly failures: string[] = [];
  /** The files of all pages that were opened. */
  readonly files = new Set<string>();
  answers = 0;
  readonly #via: { readonly address: string };
  #isStopped = false;
  #running = Promise.resolve();

  constructor(via: { readonly address: string }) {
    this.#via = via;
  }

  start(): void {
    this.#running = this.#work();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const page = await this.#get('/planning');
      for (const [file] of page.matchAll(/\/assets\/[\w.-]+/g)) this.files.add(file);
      for (const file of this.files) await this.#get(file);
      await sleep(50);
    }
  }

  async #get(url: string): Promise<string> {
    const answer = await fetch(this.#via.address + url).catch(() => undefined);
    this.answers += 1;
    if (answer?.status !== 200) this.failures.push(`${url}: ${answer?.status ?? 'no answer'}`);
    return (await answer?.text()) ?? '';
  }
}
