import { fork } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorkFolder } from '../../platform/storage/staging.ts';
import type { NewFile } from '../../platform/storage/stored-files.ts';
import type { DemoCompany } from '../companies/company.ts';
import { Random } from '../random.ts';
import type { PhotoChoice } from './choice.ts';
import type { Drawing, Rendered } from './render.ts';
import { drawScene } from './scene.ts';

export interface Photo extends PhotoChoice {
  file: NewFile;
}

export type Render = (drawings: readonly Drawing[]) => Promise<Rendered[]>;

const renderer = fileURLToPath(new URL('./render.ts', import.meta.url));

/** Draws each photo as a different scene. */
export async function drawPhotos(
  { name, scaffolded }: DemoCompany,
  choices: readonly PhotoChoice[],
  { folder, render }: { folder: WorkFolder; render: Render },
): Promise<Photo[]> {
  const drawings = choices.map((choice) => ({
    choice,
    svg: drawScene(new Random(`${name} ${choice.filename}`), scaffolded),
    path: folder.file(),
  }));
  const rendered = await render(drawings.map(({ svg, path }) => ({ svg, path })));
  return drawings.flatMap(({ choice, path }, index) => {
    const size = rendered[index];
    if (!size) return [];
    return [{ ...choice, file: { id: randomUUIDv7(), path, contentType: 'image/jpeg', ...size } }];
  });
}

export const renderApart: Render = async (drawings) => {
  const child = fork(renderer, { execArgv: [] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The demo photos could not be drawn (exit code ${code})`);
  });
  child.send(drawings);
  const [rendered] = (await Promise.race([once(child, 'message'), failed])) as [Rendered[]];
  child.disconnect();
  return rendered;
};
