import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import { DataExport } from '@ploegplan/contract/data-exports/schemas';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanyState } from '@ploegplan/contract/settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const at = '/settings/export';
const made = (values: Partial<DataExport>): DataExport =>
  sample(DataExport, {
    employee: null,
    sizeBytes: null,
    expiresAt: null,
    requestedBy: 'chef',
    ...values,
  });

function withExports(...exports: DataExport[]): TestApi {
  const api = new TestApi();
  api.answer(dataExports.list, exports);
  return api;
}

describe('the exports of data', () => {
  it.each([
    ['names', [], 'planning, materieel, notities'],
    ['does not name', ['materials' as const], 'planning, notities'],
  ])('%s materials where the company hides %o', async (_, hiddenParts, said) => {
    await openApp({ at, api: withExports(), tenant: { hiddenParts } });
    const text = `Klanten, projecten en hun statussen, ${said}`;
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it.each(['office', 'phone'] as const)(
    'show what is ready, being made and failed (%s)',
    async (size) => {
      const bram = { id: '019a0000-0000-7000-8000-0000000000b1', name: 'Bram Bakker' };
      const ready = made({
        state: 'ready',
        sizeBytes: 1_572_864,
        expiresAt: '2026-12-01T10:00:00.000Z',
      });
      const running = made({ employee: bram, state: 'running', done: 3, total: 12 });
      const failed = made({ employee: { ...bram, name: 'Kees Kok' }, state: 'failed' });
      await openApp({ at, api: withExports(running, ready, failed), size });
      const link = page.getByRole('link', { name: 'Alle gegevens downloaden' });
      await expect.element(link).toHaveAttribute('href', `/api/data-exports/${ready.id}/file`);
      await expect.element(page.getByText('1,50 MB, te downloaden tot di 1 dec')).toBeVisible();
      await expect
        .element(page.getByRole('progressbar', { name: 'Bram Bakker: voortgang' }))
        .toHaveAttribute('aria-valuenow', '25');
      await expect.element(page.getByText('3 van 12 onderdelen')).toBeVisible();
      await expect.element(page.getByText('Het bestand kon niet gemaakt worden.')).toBeVisible();
      await expectAccessible();
    },
  );

  it('begin with a button, which waits while one of all data is made', async () => {
    const api = withExports();
    await openApp({ at, api });
    const started = made({ state: 'waiting', done: 0, total: 0 });
    api.answer(dataExports.create, () => {
      api.answer(dataExports.list, [started]);
      return started;
    });
    await expect
      .element(page.getByRole('region', { name: 'In het bestand' }))
      .toMatchTextContent(/Personeel.*contracten.*Bestanden/);
    await page.getByRole('button', { name: 'Bestand maken' }).click();
    await expect.element(page.getByText('Begint zo')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Bestand maken' })).toBeDisabled();
    expect(api.received(dataExports.create)).toMatchObject([{ body: {} }]);
  });

  it('begin on the page of an employee, and the list is read before it is shown', async () => {
    const wim = sample(Employee, { name: 'Wim Werker' });
    const started = made({ employee: { id: wim.id, name: wim.name }, state: 'waiting' });
    const older = made({ state: 'ready', sizeBytes: 1024, expiresAt: '2026-12-01T10:00:00.000Z' });
    const api = withExports(started, older);
    api.answer(employees.list, [wim]);
    api.answer(employees.get, wim);
    api.answer(dataExports.create, started);
    const { release } = api.hold(dataExports.list);
    await openApp({ at: `/employee-details/${wim.id}`, api });
    await page.getByRole('banner').getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('menuitem', { name: 'Gegevens downloaden' }).click();
    await expect.element(page.getByRole('button', { name: 'Bestand maken' })).toBeVisible();
    await expect.element(page.getByText('Wim Werker')).not.toBeInTheDocument();
    release();
    await expect.element(page.getByText('Wim Werker')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Alle gegevens downloaden' }))
      .toBeVisible();
  });

  it.each([
    ['a user of a company with a mail server', 'admin', true, true],
    ['a user without a mail server', 'admin', false, false],
    ['a god', 'god', true, false],
  ] as const)('promise a mail to %s', async (_who, as, hasServer, isPromised) => {
    const api = withExports();
    const state = sample(CompanyState);
    api.answer(settings.state, { ...state, mail: { ...state.mail, hasServer } });
    await openApp({ at, as, api });
    await expect.poll(() => api.received(settings.state).length).toBeGreaterThan(0);
    const text = page.getByText(/kun je het zeven dagen downloaden\./);
    await expect.element(text).toBeVisible();
    if (isPromised) await expect.element(text).toMatchTextContent('Je krijgt er een mail over.');
    else await expect.element(page.getByText(/mail/)).not.toBeInTheDocument();
  });
});
