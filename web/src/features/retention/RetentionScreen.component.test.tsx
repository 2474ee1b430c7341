import { retention } from '@ploegplan/contract/retention/endpoints';
import { ExpiredData, type ExpiringKind } from '@ploegplan/contract/retention/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const at = '/settings/retention';
const bram = { employeeId: '019a0000-0000-7000-8000-0000000000b1', name: 'Bram Bakker' };
const kees = { employeeId: '019a0000-0000-7000-8000-0000000000b2', name: 'Kees Kok' };
const expired = (who: typeof bram, kind: ExpiringKind, count: number) =>
  sample(ExpiredData, { ...who, kind, count, since: '2024-01-01' });
const everything = [
  expired(bram, 'identity', 2),
  expired(kees, 'identity', 1),
  expired(bram, 'wages', 1_240),
];

function withExpired(rows: ExpiredData[], leaverMonths: number | null = null): TestApi {
  const api = new TestApi();
  api.answer(retention.list, rows);
  api.answer(settings.get, sample(CompanySettings, { workingWeek: [...usualWeek], leaverMonths }));
  return api;
}

it.each(['office', 'phone'] as const)(
  'chooses what must go, and removes what is chosen after one question with its counts (%s)',
  async (size) => {
    const api = withExpired(everything);
    await openApp({ at, api, size });
    const papers = page.getByRole('region', { name: 'Identiteitsbewijzen' });
    const wages = page.getByRole('region', { name: 'Uren en verlof' });
    await expect.element(papers.getByLabelText('Bram Bakker')).toBeChecked();
    await expect.element(papers.getByText('moet weg sinds ma 1 jan 2024').first()).toBeVisible();
    await expect.element(wages.getByLabelText('Bram Bakker')).not.toBeChecked();
    await expect.element(wages.getByText('mag weg sinds ma 1 jan 2024')).toBeVisible();
    await expectAccessible();
    await papers.getByLabelText('Kees Kok').click();
    await expect.element(papers.getByLabelText('Alles selecteren')).toBePartiallyChecked();
    await wages.getByLabelText('Bram Bakker').click();
    await page.getByRole('button', { name: 'Van 1 persoon verwijderen' }).click();
    const question = page.getByRole('dialog', { name: 'Definitief verwijderen?' });
    await expect
      .element(question)
      .toMatchTextContent('Van 1 persoon: 2 documenten, 1.240 regels uren en verlof.');
    api.answer(retention.remove, () => {
      api.answer(retention.list, [expired(kees, 'identity', 1)]);
      return undefined;
    });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect.element(page.getByText('Gegevens verwijderd')).toBeVisible();
    await expect.element(wages).not.toBeInTheDocument();
    const { employeeId } = bram;
    expect(api.received(retention.remove)).toMatchObject([
      {
        body: {
          expired: [
            { employeeId, kind: 'identity' },
            { employeeId, kind: 'wages' },
          ],
        },
      },
    ]);
  },
);

it('keeps everything when the question is answered with no, and offers nothing without a choice', async () => {
  const api = withExpired(everything);
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Van 2 personen verwijderen' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByLabelText('Alles selecteren').click();
  await expect.element(page.getByRole('button', { name: 'Verwijderen' })).toBeDisabled();
  expect(api.received(retention.remove)).toEqual([]);
});

it.each([
  [null, 'Foto’s en notities blijven: bij Termijnen kun je kiezen hoe lang.'],
  [6, 'Foto’s en notities moeten weg na 6 maanden.'],
])('says the rule of the company, %s months, and that nothing has to go', async (months, words) => {
  await openApp({ at, api: withExpired([], months) });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText('Er hoeft nu niets weg.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
});
