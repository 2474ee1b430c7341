import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp, type sizes } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cardsOf, rowsOf } from '../../../../test/lists.ts';

const shift = (values: Partial<OwnLimit> = {}): OwnLimit => ({
  ...{ rule: 'adult.shift', from: '2020-01-01', until: null, value: 10 },
  ...{ source: 'Cao', checkedOn: '2020-02-03' },
  ...values,
});

function openLimits(ownLimits: OwnLimit[], size: keyof typeof sizes = 'office') {
  const api = new TestApi();
  let current = sample(CompanySettings, { workingWeek: [...usualWeek], ownLimits, version: 1 });
  api.answer(settings.get, () => current);
  api.answer(settings.change, ({ body }) => {
    current = { ...current, ownLimits: body.ownLimits ?? [], version: current.version + 1 };
    return current;
  });
  const sent = () => api.received(settings.change).map(({ body }) => body.ownLimits);
  return openApp({ at: '/settings/limits', api, size }).then(() => sent);
}

const rows = () => rowsOf('Wettelijke grenzen');
/** All cells of a row. */
const line = (at: number) => page.getByRole('row').nth(at + 1);
const drawer = page.getByRole('dialog', { name: 'Werk in een dienst, hooguit' });
const field = (name: string) => drawer.getByRole('textbox', { name, exact: true });
const save = (name: string) => drawer.getByRole('button', { name, exact: true }).click();

test('each rule stands with its article and the figures of the law and of the company', async () => {
  await openLimits([shift(), shift({ from: '2021-01-01', until: '2021-12-31', value: 9.5 })]);
  await expect
    .element(line(0))
    .toMatchTextContent(/hooguitAtw art. 5:712 uur10 uur1 jan 2020Caoma 3 feb 2020$/);
  await expect.element(line(1)).toMatchTextContent(/9,5 uur1 jan 2021 t\/m 31 dec 2021/);
  await expect.element(line(2)).toMatchTextContent(/week, hooguitAtw art. 5:760 uur$/);
  await expectAccessible();
});

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'a figure of the company is added from the row of its rule, within its bounds (%s)',
  async (size) => {
    const sent = await openLimits([], size);
    const list = size === 'phone' ? cardsOf('Wettelijke grenzen') : rows();
    await list.first().click();
    await field('Eigen grens').fill('13');
    await field('Vanaf').fill('1-1-2031');
    await field('Bron').fill('Cao, art. 4');
    await save('Toevoegen');
    await expect
      .element(field('Eigen grens'))
      .toHaveAccessibleDescription(/Kies 4 tot en met 12 uur/);
    await expectAccessible();
    await field('Eigen grens').fill('10,5');
    await save('Toevoegen');
    await expect.element(page.getByText('Eigen grens toegevoegd')).toBeVisible();
    expect(sent()).toEqual([
      [shift({ from: '2031-01-01', value: 10.5, source: 'Cao, art. 4', checkedOn: getToday() })],
    ]);
    const shown = size === 'phone' ? list.first() : line(0);
    await expect.element(shown).toMatchTextContent(/10,5 uur.*1 jan 2031/);
  },
);

test('a rule has no two figures from one day; one that holds is ended, and one to come removed', async () => {
  const coming = shift({ from: addDays(getToday(), 3), value: 9 });
  const sent = await openLimits([shift(), coming]);
  await rows().nth(0).click();
  await expect.element(drawer.getByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
  await field('Vanaf').fill(coming.from.split('-').reverse().join('-'));
  await save('Opslaan');
  await expect.element(field('Vanaf')).toHaveAccessibleDescription(/al een eigen grens/);
  await field('Vanaf').fill('01-01-2020');
  await field('Tot en met').fill('31-12-2019');
  await save('Opslaan');
  await expect.element(field('Tot en met')).toHaveAccessibleDescription(/ligt vóór de eerste/);
  await field('Tot en met').fill('31-12-2020');
  await save('Opslaan');
  await expect.element(page.getByText('Eigen grens bijgewerkt')).toBeVisible();
  const ended = shift({ until: '2020-12-31' });
  expect(sent().at(-1)).toEqual([coming, ended]);
  await rows().nth(1).click();
  await drawer.getByRole('button', { name: 'Verwijderen' }).click();
  const sure = page.getByRole('dialog', { name: 'Verwijderen' });
  await sure.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Eigen grens verwijderd')).toBeVisible();
  expect(sent().at(-1)).toEqual([ended]);
});
