import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { errorNames, type Message, type Reply } from './protocol.ts';
import { tasks } from './tasks.ts';

const memoryLimit = Number(process.env.DECODER_MEMORY);
const WATCH_MS = 20;
/** The priority is below that of the server, so that decoding never delays requests. */
const PRIORITY = 5;

// The process ends with the server, not by the signals that a terminal or service manager sends to all processes: the server
// may still use it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const end = () => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end).once('error', end);

setPriority(PRIORITY);
// Linux ends this process before any other when the machine runs out of memory.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

async function answer({ task, args }: Message): Promise<Reply> {
  try {
    const work: (args: never) => Promise<unknown> = tasks[task];
    return { result: await work(args as never) };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const known = errorNames.find((it) => it === name);
    return {
      error: { name: known ?? 'Error', message: [message, cause].filter(Boolean).join(': ') },
    };
  }
}

process.on('message', async (message: Message) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimit) end();
  }, WATCH_MS);
  const reply = await answer(message);
  clearInterval(watch);
  process.send?.(reply);
});
