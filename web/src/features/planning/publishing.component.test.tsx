import { planning } from '@ploegplan/contract/planning';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ann, bob, itemAt, openBoard, planningApi } from '../../../test/planning.ts';

describe('publishing', () => {
  const question = page.getByRole('dialog', { name: '2 concepten publiceren' });
  const drafts = [itemAt('Kade 1', ann, bob), itemAt('Kade 2', bob)].map((item) => ({
    ...item,
    isDraft: true,
  }));

  test('the drafts of the shown days are published after a question', async () => {
    const api = planningApi({ items: drafts });
    await openBoard({ api });
    await page.getByRole('button', { name: 'Publiceer 2 concepten' }).click();
    await expect.element(question).toMatchTextContent('2 werknemers zien deze dan');
    await question.getByRole('button', { name: 'Publiceren' }).click();
    await expect.element(page.getByText('2 concepten gepubliceerd')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Publiceer/ })).not.toBeInTheDocument();
    const [sent] = api.received(planning.publish);
    expect(sent?.body).toEqual({ from: '2026-01-12', to: '2026-01-18' });
  });

  test('on a phone the menu has it', async () => {
    await openBoard({ api: planningApi({ items: drafts }), size: 'phone' });
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await page.getByRole('menuitem', { name: 'Publiceer 2 concepten' }).click();
    await question.getByRole('button', { name: 'Annuleren' }).click();
  });
});
