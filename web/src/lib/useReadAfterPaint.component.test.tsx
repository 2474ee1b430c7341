import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useReadAfterPaint } from './useReadAfterPaint.ts';

const answers: (() => void)[] = [];
const told: [string | null, boolean][] = [];
const read = () => new Promise<void>((resolve) => answers.push(resolve));

function Reader({ of }: { of: string | null }) {
  told.push([of, useReadAfterPaint(of, () => [read, read])]);
  return null;
}

test('reads begin after the first frame, and the hook tells once when all are answered, for each key again', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const draw = async (of: string | null) => {
    const before = told.length;
    root.render(<Reader of={of} />);
    await expect.poll(() => told.length).toBeGreaterThan(before);
  };

  await draw(null);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answers, 'nothing is read yet').toHaveLength(0);

  await draw('week 47');
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told.at(-1)).toEqual(['week 47', false]);
  answers[1]?.();
  await expect.poll(() => told.at(-1)).toEqual(['week 47', true]);
  expect(told.filter(([of]) => of === 'week 47')).toHaveLength(2);

  await draw('week 48');
  await expect.poll(() => answers.length).toBe(4);
  expect(told.at(-1)).toEqual(['week 48', false]);
  for (const answer of answers) answer();
  await expect.poll(() => told.at(-1)).toEqual(['week 48', true]);

  await draw('week 49');
  await expect.poll(() => answers.length).toBe(6);
  await draw('week 50');
  await expect.poll(() => answers.length).toBe(8);
  for (const answer of answers.slice(6)) answer();
  await expect.poll(() => told.at(-1)).toEqual(['week 50', true]);
  for (const answer of answers) answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told.at(-1), 'late answers of another key').toEqual(['week 50', true]);
});
