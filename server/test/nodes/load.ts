import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import type { Visitor } from '../crash/visitor.ts';
import { RepeatedWork } from './repeated-work.ts';

/** One user who goes on reading and writing. */
export class Load extends RepeatedWork {
  /** The ids of the clients that were created. */
  readonly created: string[] = [];
  answers = 0;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    super();
    this.#visitor = visitor;
  }

  protected override async workOnce(): Promise<void> {
    await this.#expect('check', await this.#visitor.call(session.check));
    const id = randomUUIDv7();
    const answer = await this.#visitor.call(clients.create, { body: { id, name: 'Bakker' } });
    if (answer?.status === 200) this.created.push(id);
    await this.#expect('create', answer);
    await this.#expect('get', await this.#visitor.call(clients.get, { params: { id } }));
    const change = { params: { id }, body: { companyname: 'Bakker BV', version: 1 } };
    await this.#expect('update', await this.#visitor.call(clients.update, change));
    await this.#expect('history', await this.#visitor.call(clients.history, { params: { id } }));
  }

  async #expect(what: string, answer: { status: number } | undefined): Promise<void> {
    this.answers += 1;
    if (answer?.status !== 200) this.failures.push(`${what}: ${answer?.status ?? 'no answer'}`);
    // Somebody who works, no flood: a login or a query must not wait for the load itself.
    await sleep(100);
  }
}
