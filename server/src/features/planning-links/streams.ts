import { getToday } from '@ploegplan/contract/dates/dates';
import type { PublicState } from '@ploegplan/contract/planning-links/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/pool.ts';
import {
  CHANGES_CHANNEL,
  type Change,
  includes,
  parseChange,
} from '../../platform/events/change.ts';
import { EventStream, formatEvent } from '../../platform/events/stream.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { runInTenant } from '../../platform/tenants/transaction.ts';
import { readPublicPlanning } from './public-planning.ts';
import { findByToken } from './repository.ts';

/** A page that receives nothing for twice this long treats the connection as dead. */
const HEARTBEAT_MS = 10_000;
/** Changes within this time are one: a copied week is many notifications. */
const SETTLE_MS = 100;
const STREAMS_PER_LINK = 100;

/** The subjects of which a link shows something, or that may end it. */
const subjects: readonly string[] = [
  'planning',
  'planning-links',
  'projects',
  'clients',
  'employees',
  'materials',
];

interface Options extends Pick<Database, 'pool' | 'listener'> {
  directory: TenantDirectory;
  /** The files of the page that this server has. */
  page: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface OpenLink {
  tenantId: string;
  token: string;
  streams: Set<EventStream>;
  /** The state that was sent last. */
  sent: string;
  timer: NodeJS.Timeout | undefined;
}

function concerns({ subject, tenant, ids }: Change, { tenantId }: OpenLink): boolean {
  if (subject === 'tenants') return includes(ids, tenantId);
  return tenant === tenantId && subjects.includes(subject);
}

/** They tell only the version of what the link shows, when it differs: a page learns nothing of drafts or beyond its link. */
export class LinkStreams {
  readonly #options: Options;
  readonly #links = new Map<string, OpenLink>();
  #day = getToday();
  #subscription: { close(): Promise<void> } | undefined;
  #heartbeats: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get openStreams(): number {
    return [...this.#links.values()].reduce((sum, { streams }) => sum + streams.size, 0);
  }

  async start(): Promise<void> {
    this.#subscription = await this.#options.listener.listen(CHANGES_CHANNEL, {
      onNotification: (payload) => this.#receive(payload),
      onGap: () => this.#checkAll(),
    });
    this.#heartbeats = setInterval(() => this.#heartbeat(), HEARTBEAT_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeats);
    await this.#subscription?.close();
    for (const link of this.#links.values()) {
      clearTimeout(link.timer);
      for (const stream of link.streams) stream.comeAgain();
    }
    this.#links.clear();
  }

  /** Opens a stream of a link that the caller has found to work; its first event is the state. */
  open(tenantId: string, token: string): EventStream {
    const fresh = { tenantId, token, streams: new Set<EventStream>(), sent: '', timer: undefined };
    const link = this.#links.get(token) ?? fresh;
    if (link.streams.size >= STREAMS_PER_LINK) throw new HttpProblem('unavailable');
    this.#links.set(token, link);
    const stream = new EventStream();
    link.streams.add(stream);
    stream.once('close', () => {
      link.streams.delete(stream);
      if (link.streams.size > 0 || this.#links.get(token) !== link) return;
      clearTimeout(link.timer);
      this.#links.delete(token);
    });
    // Read after it was registered: a change or an end just before that is in this state.
    link.sent = '';
    this.#settle(link, 0);
    return stream;
  }

  #receive(payload: string): void {
    const change = parseChange(payload);
    for (const link of this.#links.values()) {
      // One of unknown format, from another version of the server, may concern any.
      if (!change || concerns(change, link)) this.#settle(link);
    }
  }

  #checkAll(): void {
    for (const link of this.#links.values()) this.#settle(link);
  }

  #settle(link: OpenLink, delay = SETTLE_MS): void {
    link.timer ??= setTimeout(() => {
      link.timer = undefined;
      this.#check(link).catch((error: unknown) => {
        // A page that reconnects is checked again.
        this.#options.log.warn({ err: error }, 'The link of a public page could not be read');
        for (const stream of link.streams) stream.finish();
      });
    }, delay);
  }

  async #check(link: OpenLink): Promise<void> {
    const { pool, directory, page } = this.#options;
    const tenant = await directory.byId(link.tenantId);
    const shown =
      tenant && !tenant.blocked
        ? await runInTenant(pool, { tenantId: link.tenantId, userId: null }, async (tx) => {
            const scope = await findByToken(tx, link.token, 'page');
            return scope && readPublicPlanning(tx, tenant, scope);
          })
        : undefined;
    if (!shown) return this.#end(link);
    const state: PublicState = { version: shown.version, page };
    const text = formatEvent({ event: 'state', data: state });
    if (text === link.sent) return;
    link.sent = text;
    for (const stream of link.streams) stream.send(text);
  }

  #end(link: OpenLink): void {
    for (const stream of link.streams) {
      stream.send(formatEvent({ event: 'end', data: {} }));
      stream.end();
    }
  }

  /** At midnight other days are shown, and links expire. */
  #heartbeat(): void {
    const beat = Buffer.from(formatEvent({ event: 'beat', data: {} }));
    for (const { streams } of this.#links.values()) for (const stream of streams) stream.send(beat);
    if (this.#day === getToday()) return;
    this.#day = getToday();
    this.#checkAll();
  }
}
