import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

export interface Share {
  where: string;
  /** Share of the CPU time. */
  part: number;
}

/** The CPU time of the last seconds of the only profile in a folder, by package, the most expensive first. */
export async function readShares(folder: string, seconds: number): Promise<Share[]> {
  const [name = ''] = await readdir(folder);
  const profile = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as CpuProfile;
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const spent = new Map<string, number>();
  let left = seconds * 1_000_000;
  for (let index = profile.samples.length - 1; index >= 0 && left > 0; index -= 1) {
    const [place, time] = [places.get(profile.samples[index] ?? 0), profile.timeDeltas[index] ?? 0];
    left -= time;
    if (place) spent.set(place, (spent.get(place) ?? 0) + time);
  }
  const busy = [...spent.values()].reduce((sum, time) => sum + time, 0);
  return [...spent]
    .map(([where, time]) => ({ where, part: time / busy }))
    .sort((a, b) => b.part - a.part);
}

/** The package of a function; undefined for idle time. */
function placeOf({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)' || functionName === '(root)') return undefined;
  if (url === '') return functionName.startsWith('(') ? functionName.slice(1, -1) : 'engine';
  if (url.startsWith('node:')) return 'node';
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return installed ?? 'Ploegplan';
}
