import type { LiveEnd, LiveEvent } from '@ploegplan/contract/events/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/pool.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import { findSession } from '../sessions/repository.ts';
import type { TenantDirectory } from '../tenants/directory.ts';
import { runInTenant } from '../tenants/transaction.ts';
import { CHANGES_CHANNEL, type Change, includes, parseChange } from './change.ts';
import { History } from './history.ts';
import { EventStream, formatEvent } from './stream.ts';

/** A browser that receives nothing for twice this long treats the connection as dead. */
const HEARTBEAT_MS = 1_500;
/** The streams of a user on this node. The tabs of a browser share one stream, so this allows many devices. */
const STREAMS_PER_USER = 8;
/** The streams of a tenant on this node: those of some thousand people with a phone and a screen. */
const STREAMS_PER_TENANT = 5_000;
/** Larger replays after a gap are replaced by a refetch. */
const MAX_REPLAY_BYTES = 16 * 1024;

/** The part of a change that a visitor may see. */
export type VisibleChanges = (
  change: Change,
  visitor: Visitor,
) => Pick<LiveEvent, 'subject' | 'ids'>[];

interface Options extends Pick<Database, 'pool' | 'listener'> {
  directory: TenantDirectory;
  visibleChanges: VisibleChanges;
  streamsPerTenant?: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Visitor {
  tenantId: string;
  session: Session;
}

interface Connection extends Visitor {
  stream: EventStream;
}

/** The point to resume from: a position in the history, or the age in milliseconds of the data that the client holds. */
export type ResumePoint = string | number | undefined;

/** Forwards changes from database notifications to the browsers on this node that may see them. */
export class LiveEvents {
  readonly #options: Options;
  readonly #history = new History();
  readonly #connections = new Set<Connection>();
  #isListening = false;
  #subscription: { close(): Promise<void> } | undefined;
  #heartbeats: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get openStreams(): number {
    return this.#connections.size;
  }

  async start(): Promise<void> {
    this.#subscription = await this.#options.listener.listen(CHANGES_CHANNEL, {
      onNotification: (payload) => this.#receive(payload),
      onGap: () => this.#restart(),
      onDisconnect: () => {
        this.#isListening = false;
      },
    });
    this.#heartbeats = setInterval(() => this.#heartbeat(), HEARTBEAT_MS).unref();
  }

  /** Closes all streams; the browsers reconnect, to this node or another. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeats);
    await this.#subscription?.close();
    for (const { stream } of this.#connections) stream.comeAgain();
    this.#connections.clear();
  }

  async open(visitor: Visitor, since: ResumePoint): Promise<EventStream> {
    const connection = { ...visitor, stream: new EventStream() };
    this.#closeExcess(visitor.session.userId);
    this.#demandRoom(visitor.tenantId);
    this.#connections.add(connection);
    connection.stream.once('close', () => this.#connections.delete(connection));
    this.#resume(connection, since);
    try {
      // The session may have ended just before the connection was registered, when no check would have noticed it.
      if (await this.#refreshSession(connection)) return connection.stream;
      throw new HttpProblem('unauthorized');
    } catch (error) {
      connection.stream.destroy();
      throw error;
    }
  }

  #resume(connection: Connection, since: ResumePoint): void {
    const missed =
      typeof since === 'string' ? this.#history.since(since) : this.#history.sinceAgo(since ?? 0);
    const id = this.#history.position();
    const replay = missed && this.#replay(connection, missed, id);
    connection.stream.send(replay ?? formatEvent({ id, event: 'refetch', data: {} }));
  }

  /** The missed events as text; undefined when there are so many that a refetch is less work. */
  #replay(connection: Connection, missed: readonly Change[], id: string): string | undefined {
    let text = '';
    for (const change of missed) {
      text += this.#eventsFor(connection, change, id).join('');
      if (text.length > MAX_REPLAY_BYTES) return undefined;
    }
    return text + formatEvent({ id });
  }

  /** A payload of unknown format, from another version of the server, counts as missed. */
  #receive(payload: string): void {
    const change = parseChange(payload);
    if (change) this.#publish(change);
    else this.#restart();
  }

  #publish(change: Change): void {
    const id = this.#history.add(change);
    for (const connection of this.#connections) this.#send(connection, change, id);
    if (change.subject === 'tenants') this.#options.directory.clearCache();
    for (const connection of this.#connections) {
      if (this.#mayEndSession(connection, change)) void this.#confirm(connection);
    }
  }

  #send(connection: Connection, change: Change, id: string): void {
    for (const event of this.#eventsFor(connection, change, id)) connection.stream.send(event);
  }

  #eventsFor(connection: Connection, change: Change, id: string): string[] {
    if (change.tenant !== null && change.tenant !== connection.tenantId) return [];
    const own = change.by === connection.session.userId;
    return this.#options
      .visibleChanges(change, connection)
      .map((visible) =>
        formatEvent({ id, event: 'change', data: { ...visible, own } satisfies LiveEvent }),
      );
  }

  /** True when a change may have ended the session or changed its user. */
  #mayEndSession({ tenantId, session }: Connection, { tenant, subject, ids }: Change): boolean {
    if (subject === 'tenants') return includes(ids, tenantId);
    if (subject === 'gods') return includes(ids, session.userId);
    if (tenant !== tenantId) return false;
    if (subject === 'sessions') return includes(ids, session.id);
    return subject === 'users' && includes(ids, session.userId);
  }

  async #confirm(connection: Connection): Promise<void> {
    try {
      if (await this.#refreshSession(connection)) return;
      this.#end(connection, 'session-ended');
    } catch (error) {
      // A browser that reconnects is authorised again.
      this.#options.log.warn({ err: error }, 'The session of an event stream could not be read');
      connection.stream.finish();
    }
  }

  /** Reads the session and its account again; false when the session has ended. */
  async #refreshSession(connection: Connection): Promise<boolean> {
    const { pool, directory } = this.#options;
    const { tenantId } = connection;
    const tenant = await directory.byId(tenantId);
    if (!tenant || tenant.blocked) return false;
    const scope = { tenantId, userId: null };
    const session = await runInTenant(pool, scope, (tx) => findSession(tx, connection.session.id));
    if (session) connection.session = session;
    return session !== undefined;
  }

  #end(connection: Connection, reason: LiveEnd['reason']): void {
    this.#connections.delete(connection);
    connection.stream.send(formatEvent({ event: 'end', data: { reason } satisfies LiveEnd }));
    connection.stream.end();
  }

  /** Closes the oldest streams of a user, so that one more stays within the limit. */
  #closeExcess(userId: string): void {
    const own = [...this.#connections].filter(({ session }) => session.userId === userId);
    const tooMany = own.slice(0, Math.max(0, own.length - STREAMS_PER_USER + 1));
    for (const connection of tooMany) this.#end(connection, 'too-many-streams');
  }

  #demandRoom(tenantId: string): void {
    let open = 0;
    for (const connection of this.#connections) if (connection.tenantId === tenantId) open += 1;
    if (open < (this.#options.streamsPerTenant ?? STREAMS_PER_TENANT)) return;
    throw new HttpProblem('unavailable', { retryAfterSeconds: 30 });
  }

  #restart(): void {
    this.#history.restart();
    this.#isListening = true;
    // A tenant may have been blocked meanwhile.
    this.#options.directory.clearCache();
    const refetch = formatEvent({ id: this.#history.position(), event: 'refetch', data: {} });
    for (const connection of this.#connections) {
      connection.stream.send(refetch);
      void this.#confirm(connection);
    }
  }

  /** Shows the browsers that the connection is alive; not while this node itself has lost its database connection. */
  #heartbeat(): void {
    const now = new Date();
    const heartbeat = Buffer.from(formatEvent({ id: this.#history.position() }));
    for (const connection of this.#connections) {
      if (connection.session.expiresAt <= now) this.#end(connection, 'session-ended');
      else if (this.#isListening) connection.stream.send(heartbeat);
    }
  }
}
