import { setTimeout as sleep } from 'node:timers/promises';
import { RepeatedWork } from './repeated-work.ts';

/** Somebody who goes on opening the application, while every page that was ever open goes on asking for its files. */
export class PageLoad extends RepeatedWork {
  /** The files of all pages that were opened. */
  readonly files = new Set<string>();
  answers = 0;
  readonly #via: { readonly address: string };

  constructor(via: { readonly address: string }) {
    super();
    this.#via = via;
  }

  protected override async workOnce(): Promise<void> {
    const page = await this.#get('/planning');
    for (const [file] of page.matchAll(/\/assets\/[\w.-]+/g)) this.files.add(file);
    for (const file of this.files) await this.#get(file);
    await sleep(50);
  }

  async #get(url: string): Promise<string> {
    const answer = await fetch(this.#via.address + url).catch(() => undefined);
    this.answers += 1;
    if (answer?.status !== 200) this.failures.push(`${url}: ${answer?.status ?? 'no answer'}`);
    return (await answer?.text()) ?? '';
  }
}
