import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;

async function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024) / MEGABYTE
  );
}

/** The processes that this one has started, with Node's threads as parents too. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
    ),
  );
  return lists.join(' ').split(' ').filter(Boolean).map(Number);
}

export interface Peaks {
  /** How much more memory the process itself had, at most. */
  rise: number;
  /** What its largest child had, at most, and all of them together. */
  largestChild: number;
  children: number;
}

/** Watches the memory of a process and its children while work runs, in megabytes. Linux only. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<Peaks> {
  // Forgets the highest value so far.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await statusOf(pid, 'VmRSS');
  const peaks = { largestChild: 0, children: 0 };
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) {
      const sizes = await Promise.all(
        (await childrenOf(pid)).map((child) => statusOf(child, 'VmRSS')),
      );
      peaks.children = Math.max(
        peaks.children,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      peaks.largestChild = Math.max(peaks.largestChild, ...sizes);
      await sleep(10);
    }
  })();
  await work();
  stop.abort();
  await watching;
  return { ...peaks, rise: (await statusOf(pid, 'VmHWM')) - before };
}
