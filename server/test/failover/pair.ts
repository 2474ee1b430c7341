import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, grantTraversal } from '../../src/platform/database/embedded/account.ts';
import { openCluster } from '../../src/platform/database/embedded/cluster.ts';
import { preparePrograms } from '../../src/platform/database/embedded/package.ts';
import { freePort } from '../servers/free-port.ts';
import { Member } from './member.ts';

const SYNC_MS = 60_000;

/**
 * A leader and its synchronous standby, and beside each the address at which Patroni tells who leads. What Patroni decides, the
 * test does: when the standby is promoted, and whether the leader waits for one.
 */
export class DatabasePair implements AsyncDisposable {
  readonly members: readonly { member: Member; rolePort: number }[];
  #leader: Member;
  #standby: Member;
  readonly #roles: Server[] = [];

  private constructor(members: DatabasePair['members'], leader: Member, standby: Member) {
    this.members = members;
    this.#leader = leader;
    this.#standby = standby;
  }

  static async start(folder: string): Promise<DatabasePair> {
    const account = await chooseAccount(path.join(folder, 'database-1'));
    if (account) await grantTraversal(account, folder);
    const programs = await preparePrograms(folder, account);
    const cluster = await openCluster(path.join(folder, 'database-1'), programs, true);
    const [port, otherPort] = [await freePort(), await freePort()];
    const { password, pgdata } = cluster;
    const shared = { programs, password };
    const leader = new Member({ ...shared, name: 'een', pgdata, port, otherPort });
    const standby = new Member({
      ...shared,
      name: 'twee',
      pgdata: path.join(cluster.folder, 'other'),
      port: otherPort,
      otherPort: port,
    });
    const members = [
      { member: leader, rolePort: await freePort() },
      { member: standby, rolePort: await freePort() },
    ];
    const pair = new DatabasePair(members, leader, standby);
    await pair.#tellRoles();
    await leader.start();
    await pair.addStandby();
    return pair;
  }

  get leader(): Member {
    return this.#leader;
  }

  async killLeader(): Promise<void> {
    await this.#leader.kill();
  }

  /** The standby leads from now on, alone. */
  async promoteStandby(): Promise<void> {
    await this.#standby.promote();
    [this.#leader, this.#standby] = [this.#standby, this.#leader];
  }

  /** Makes the member that is down the standby of the leader, which acknowledges nothing that it does not have, once it has all. */
  async addStandby(): Promise<void> {
    await this.#standby.follow(this.#leader);
    await this.#waitFor('state', 'streaming');
    await this.#leader.query(`alter system set synchronous_standby_names = '*'`);
    await this.#leader.query('select pg_reload_conf()');
    await this.#waitFor('sync_state', 'sync');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.members.map(({ member }) => member.kill()));
    for (const server of this.#roles) server.close();
  }

  async #waitFor(column: 'state' | 'sync_state', value: string): Promise<void> {
    const deadline = Date.now() + SYNC_MS;
    const look = () =>
      this.#leader.query(`select from pg_stat_replication where ${column} = '${value}'`);
    while ((await look()).length === 0) {
      if (Date.now() > deadline) throw new Error(`No standby is ${value}`);
      await sleep(50);
    }
  }

  /** `GET /primary`, as Patroni answers it. */
  async #tellRoles(): Promise<void> {
    for (const { member, rolePort } of this.members) {
      const server = createServer((request, answer) => {
        const leads = request.url === '/primary' && member === this.#leader && member.isRunning;
        answer.writeHead(leads ? 200 : 503, { connection: 'close' }).end();
      });
      this.#roles.push(server);
      await once(server.listen(rolePort, '127.0.0.1'), 'listening');
    }
  }
}
