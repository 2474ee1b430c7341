import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { StorageFullError } from '../../storage/errors.ts';
import { DamagedImageError, ImageTooLargeError, UnsupportedImageError } from '../errors.ts';
import { IMAGE_MEMORY } from './header.ts';
import type { ArgsOf, Message, Reply, ResultOf, TaskName } from './protocol.ts';

const program = fileURLToPath(new URL('./decoder-process.ts', import.meta.url));

/** One more than there are decoded at the same time, so that the header of another image is read meanwhile. */
const MAX_PROCESSES = availableParallelism() + 1;
/** Enough for the largest image, Node, and what earlier images left. */
const PROCESS_MEMORY = 1.5 * IMAGE_MEMORY;
const IDLE_MS = 30_000;
/** Longer than a task takes, so that it only ends a process that hangs. */
const HANGS_AFTER_MS = 75_000;

/** No settings of the server, which hold passwords. */
const createEnvironment = (memory: number) =>
  Object.fromEntries(
    ['NODE_COMPILE_CACHE', 'PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH']
      .map((name) => [name, process.env[name]] as const)
      .filter(([, value]) => value !== undefined)
      .concat([
        ['MALLOC_ARENA_MAX', '2'],
        ['DECODER_MEMORY', String(memory)],
      ]),
  );

interface Options {
  /** Resident memory above which a process ends itself. */
  memory?: number;
  idleMs?: number;
}

interface Decoder {
  child: ChildProcess;
  idle?: NodeJS.Timeout;
}

/** Processes that decode images, one image each at a time. They start when they are needed, and end when idle. */
export class DecoderPool {
  readonly #idle: Decoder[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #options: Required<Options>;
  #busy = 0;

  constructor({ memory = PROCESS_MEMORY, idleMs = IDLE_MS }: Options = {}) {
    this.#options = { memory, idleMs };
  }

  /** Runs a task on an image. When that ends the process, only this task fails. */
  async run<T extends TaskName>(task: T, args: ArgsOf<T>): Promise<ResultOf<T>> {
    if (this.#busy >= MAX_PROCESSES) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#busy += 1;
    const decoder = this.#take();
    try {
      return (await request(decoder.child, { task, args })) as ResultOf<T>;
    } finally {
      if (decoder.child.connected) this.#keep(decoder);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  #take(): Decoder {
    for (let decoder = this.#idle.pop(); decoder; decoder = this.#idle.pop()) {
      clearTimeout(decoder.idle);
      if (decoder.child.connected) return decoder;
    }
    return { child: start(this.#options.memory) };
  }

  #keep(decoder: Decoder): void {
    decoder.idle = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(decoder), 1);
      decoder.child.disconnect();
    }, this.#options.idleMs).unref();
    this.#idle.push(decoder);
  }
}

function start(memory: number): ChildProcess {
  const child = fork(program, {
    execArgv: ['--max-old-space-size=64'],
    env: createEnvironment(memory),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An error after the last task concerns nobody; during one, `request` handles it.
  child.on('error', () => undefined);
  return child;
}

/** While a task runs its process keeps this one alive, otherwise not: a command ends without closing anything. */
function request(child: ChildProcess, message: Message): Promise<unknown> {
  child.ref();
  child.channel?.ref();
  const hanging = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onReply = (reply: Reply) =>
    'error' in reply ? reject(toError(reply.error)) : resolve(reply.result);
  const onExit = (code: number | null, signal: string | null) => reject(toExitError(code, signal));
  child.on('message', onReply).on('exit', onExit).on('error', reject);
  child.send(message);
  return promise.finally(() => {
    clearTimeout(hanging);
    child.off('message', onReply).off('exit', onExit).off('error', reject);
    child.unref();
    child.channel?.unref();
  });
}

const classes = {
  UnsupportedImageError,
  DamagedImageError,
  ImageTooLargeError,
  StorageFullError,
  Error,
};

const toError = ({ name, message }: Extract<Reply, { error: object }>['error']) =>
  new classes[name](message);

/** A process that is killed took too much memory or time; one that crashes had a bad image. */
function toExitError(code: number | null, signal: string | null): Error {
  if (signal === 'SIGKILL') {
    return new ImageTooLargeError('Decoding the image takes too much memory or time');
  }
  if (signal !== null) return new DamagedImageError(`The decoder ended with ${signal}`);
  return new Error(`The decoder ended with exit code ${code}`);
}

/** The decoders of this server. */
export const decoders = new DecoderPool();
