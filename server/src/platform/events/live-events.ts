import type { LiveChange, LiveEnd } from '@ploegplan/contract/event-bodies';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/pool.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import { findSession } from '../sessions/repository.ts';
import type { TenantDirectory } from '../tenants/directory.ts';
import { inTenant } from '../tenants/transaction.ts';
import { type Change, changeOf, includes } from './change.ts';
import { History } from './history.ts';
import { EventStream, write } from './stream.ts';

const CHANNEL = 'ploegplan_events';
/** A browser that hears nothing for twice as long takes the line for dead. */
const BEAT_MS = 3_000;
/** Of one user on this node: the tabs of a browser share one, so this is for many devices. */
const STREAMS_PER_USER = 8;
/** More than this is not told again after a gap. */
const REPLAY_BYTES = 16 * 1024;

/** What somebody may know of a change. */
export type Hears = (change: Change, visitor: Visitor) => Pick<LiveChange, 'subject' | 'ids'>[];

interface Options extends Pick<Database, 'pool' | 'listener'> {
  directory: TenantDirectory;
  hears: Hears;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Visitor {
  tenantId: string;
  session: Session;
}

interface Line extends Visitor {
  stream: EventStream;
}

/** Where somebody left off: a position, or how long ago it read what it holds. */
export type Since = string | number | undefined;

/** Hands on what the database tells to the browsers of this node that may know. */
export class LiveEvents {
  readonly #options: Options;
  readonly #history = new History();
  readonly #lines = new Set<Line>();
  #isHearing = false;
  #ears: { close(): Promise<void> } | undefined;
  #beats: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#ears = await this.#options.listener.listen(CHANNEL, {
      hear: (payload) => this.#read(payload),
      missed: () => this.#startOver(),
      lost: () => {
        this.#isHearing = false;
      },
    });
    this.#beats = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  /** Interrupts all streams; the browsers come back, here or at another node. */
  async close(): Promise<void> {
    clearInterval(this.#beats);
    await this.#ears?.close();
    for (const { stream } of this.#lines) stream.finish();
    this.#lines.clear();
  }

  async open(visitor: Visitor, since: Since): Promise<EventStream> {
    const line = { ...visitor, stream: new EventStream() };
    this.#makeRoom(visitor.session.userId);
    this.#lines.add(line);
    line.stream.once('close', () => this.#lines.delete(line));
    this.#resume(line, since);
    // What ended the session just before the stream stood in the list was told to nobody.
    if (await this.#isWelcome(line)) return line.stream;
    line.stream.destroy();
    throw new HttpProblem('unauthorized');
  }

  #resume(line: Line, since: Since): void {
    const missed =
      typeof since === 'string' ? this.#history.since(since) : this.#history.sinceAgo(since ?? 0);
    const id = this.#history.position();
    const told = missed && this.#retell(line, missed, id);
    line.stream.say(told ?? write({ id, event: 'refetch', data: {} }));
  }

  /** What somebody missed; undefined when that is so much that reading all anew is less work. */
  #retell(line: Line, missed: readonly Change[], id: string): string | undefined {
    let text = '';
    for (const change of missed) {
      text += this.#wordsFor(line, change, id).join('');
      if (text.length > REPLAY_BYTES) return undefined;
    }
    return text + write({ id });
  }

  /** What another version of the server tells in another way counts as missed. */
  #read(payload: string): void {
    const change = changeOf(payload);
    if (change) this.#hear(change);
    else this.#startOver();
  }

  #hear(change: Change): void {
    const id = this.#history.add(change);
    for (const line of this.#lines) this.#tell(line, change, id);
    if (change.subject === 'tenants') this.#options.directory.forget();
    for (const line of this.#lines) if (this.#mayEnd(line, change)) void this.#confirm(line);
  }

  #tell(line: Line, change: Change, id: string): void {
    for (const words of this.#wordsFor(line, change, id)) line.stream.say(words);
  }

  #wordsFor(line: Line, change: Change, id: string): string[] {
    if (change.tenant !== null && change.tenant !== line.tenantId) return [];
    const own = change.by === line.session.userId;
    return this.#options
      .hears(change, line)
      .map((heard) => write({ id, event: 'change', data: { ...heard, own } satisfies LiveChange }));
  }

  /** Whether a change may have taken away what lets somebody in, or made another of them. */
  #mayEnd({ tenantId, session }: Line, { tenant, subject, ids }: Change): boolean {
    if (subject === 'tenants') return includes(ids, tenantId);
    if (subject === 'gods') return includes(ids, session.userId);
    if (tenant !== tenantId) return false;
    if (subject === 'sessions') return includes(ids, session.id);
    return subject === 'users' && includes(ids, session.userId);
  }

  async #confirm(line: Line): Promise<void> {
    try {
      if (await this.#isWelcome(line)) return;
      this.#end(line, 'session-ended');
    } catch (error) {
      // Who comes back is asked again at the door.
      this.#options.log.warn({ err: error }, 'A session of a stream could not be read again');
      line.stream.finish();
    }
  }

  /** Looks whether the session is still there, and takes over what the account is now. */
  async #isWelcome(line: Line): Promise<boolean> {
    const { pool, directory } = this.#options;
    const { tenantId } = line;
    const tenant = await directory.byId(tenantId);
    if (!tenant || tenant.blocked) return false;
    const scope = { tenantId, userId: null };
    const session = await inTenant(pool, scope, (tx) => findSession(tx, line.session.id));
    if (session) line.session = session;
    return session !== undefined;
  }

  #end(line: Line, reason: LiveEnd['reason']): void {
    this.#lines.delete(line);
    line.stream.say(write({ event: 'end', data: { reason } satisfies LiveEnd }));
    line.stream.end();
  }

  /** The one that was opened first makes room for the one that is wanted now. */
  #makeRoom(userId: string): void {
    const own = [...this.#lines].filter(({ session }) => session.userId === userId);
    const tooMany = own.slice(0, Math.max(0, own.length - STREAMS_PER_USER + 1));
    for (const line of tooMany) {
      this.#lines.delete(line);
      this.#end(line, 'too-many-streams');
    }
  }

  #startOver(): void {
    this.#history.restart();
    this.#isHearing = true;
    const refetch = write({ id: this.#history.position(), event: 'refetch', data: {} });
    for (const line of this.#lines) {
      line.stream.say(refetch);
      void this.#confirm(line);
    }
  }

  /** Says that the line is alive; not while this node itself hears nothing. */
  #beat(): void {
    const now = new Date();
    const beat = Buffer.from(write({ id: this.#history.position() }));
    for (const line of this.#lines) {
      if (line.session.expiresAt <= now) this.#end(line, 'session-ended');
      else if (this.#isHearing) line.stream.say(beat);
    }
  }
}
