import { planning } from '@ploegplan/contract/planning/endpoints';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { opened } from '../../../../test/app.tsx';
import { cancelQuestion } from '../../../../test/question.ts';
import { ann, bob, itemAt, openBoard, planningApi } from '../../../../test/subjects/planning.ts';

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

  test.each([900, 1_180, 1_300])(
    'in a window of %i pixels the menus of the bar are whole, and keep their place while their code loads',
    async (width) => {
      await openBoard({ api: planningApi({ items: drafts }) });
      await page.viewport(width, 800);
      const menus = ['Weergave', 'Meer acties'].map((name) => page.getByRole('button', { name }));
      const places = () =>
        menus.map((menu) => {
          const { left, width: taken } = menu.element().getBoundingClientRect();
          return { left, taken };
        });
      const [view] = menus.map((menu) => menu.element());
      const label = view?.querySelector('.mantine-Button-label');
      const bar = view?.closest('[data-mode]');
      await expect.poll(() => (label?.scrollWidth ?? 0) - (label?.clientWidth ?? 0)).toBe(0);
      expect(view?.clientWidth).toBeGreaterThanOrEqual(38);
      expect((bar?.scrollWidth ?? 0) - (bar?.clientWidth ?? 0)).toBe(0);
      const before = places();
      for (const menu of menus) {
        await menu.click();
        await expect.element(page.getByRole('menu')).toBeVisible();
        expect(places()).toEqual(before);
        await userEvent.keyboard('{Escape}');
      }
    },
  );

  test.each(['week', 'day'])(
    'the bar of a %s stays as it is when there are drafts',
    async (mode) => {
      const places = () =>
        [
          page.getByRole('heading', { level: 2 }),
          page.getByRole('button', { name: 'Weergave' }),
          page.getByRole('button', { name: 'Meer acties' }),
        ].map((shown) => {
          const { left, width } = shown.element().getBoundingClientRect();
          return { left, width };
        });
      const remembered = { viewMode: mode };
      await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann)] }), remembered });
      const before = places();
      await opened.close();
      await openBoard({ api: planningApi({ items: drafts }), remembered });
      await expect.element(page.getByRole('button', { name: /^Publiceer 2/ })).toBeVisible();
      expect(places()).toEqual(before);
    },
  );

  test('on a phone the menu has it, and keeps it when the answer is no', async () => {
    const api = planningApi({ items: drafts });
    await openBoard({ api, size: 'phone' });
    const more = page.getByRole('button', { name: 'Meer', exact: true });
    const publish = page.getByRole('menuitem', { name: 'Publiceer 2 concepten' });
    await more.click();
    await publish.click();
    await cancelQuestion(question);
    await more.click();
    await expect.element(publish).toBeVisible();
    expect(api.received(planning.publish)).toEqual([]);
  });
});
