import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { told } from '@ploegplan/contract/told/endpoints';
import { ToldOverview, ToldWork } from '@ploegplan/contract/told/schemas';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { exportBy, interceptDownloads } from '../../../../test/downloads.ts';
import {
  ann,
  bob,
  bos,
  itemAt,
  openBoard,
  planningApi,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const work = (title: string) =>
  sample(ToldWork, { title, startTime: '07:00:00', endTime: '16:00:00' });

function apiWith(values: Partial<ToldOverview> = {}, isDraft = false) {
  const api = planningApi({ items: [{ ...itemAt('Kade 1', ann), isDraft }] });
  let overview = sample(ToldOverview, {
    told: 42,
    seen: 38,
    people: [
      { employeeId: ann.id, isUnreachable: false, unseen: [wednesday], cannot: [] },
      {
        employeeId: bob.id,
        isUnreachable: false,
        unseen: [],
        cannot: [{ date: wednesday, reason: 'Tandarts', at: '2026-01-13T10:00:00Z' }],
      },
    ],
    pendingCount: 1,
    pending: [
      { employeeId: ann.id, date: wednesday, was: [work('Kade 7')], works: [work('Torenkade 88')] },
    ],
    ...values,
  });
  api.answer(told.overview, () => overview);
  api.answer(told.tell, () => {
    overview = { ...overview, pendingCount: 0, pending: [] };
    return { count: 1 };
  });
  api.answer(told.remind, { count: 1 });
  return { api, change: (more: Partial<ToldOverview>) => (overview = { ...overview, ...more }) };
}

const sign = page.getByRole('button', { name: '38 van 42 gezien' });
const drawer = page.getByRole('dialog', { name: 'Gezien en doorgegeven' });
const week = { from: '2026-01-12', to: '2026-01-18' };

test('the bar has how many saw what was told, which a receipt changes live; a click shows who', async () => {
  const { api, change } = apiWith();
  await openBoard({ api });
  await expect
    .element(sign)
    .toHaveAttribute('title', '38 van 42 gezien, 1 kan niet, 1 wijziging nog niet doorgegeven');
  await expect.poll(() => api.events.isOpen()).toBe(true);
  change({ seen: 39 });
  api.events.change({ subject: 'told', ids: null, own: false });
  await expect.element(page.getByRole('button', { name: '39 van 42 gezien' })).toBeVisible();
  await page.getByRole('button', { name: '39 van 42 gezien' }).click();
  await expect.element(drawer).toMatchTextContent(/Nog niet gezien \(1\).*Ann de Boer.*wo 14 jan/);
  await expect
    .element(drawer)
    .toMatchTextContent('wo 14 jan: was Kade 7, nu Torenkade 88, 07:00 – 16:00');
  await expectAccessible();
  expect(api.received(told.overview)[0]?.query).toEqual(week);
});

test('at 1440 pixels the bar is whole with drafts too', async () => {
  await openBoard({ api: apiWith({}, true).api });
  await page.viewport(1_440, 900);
  const more = page.getByRole('button', { name: 'Meer acties' });
  await expect.element(page.getByRole('button', { name: /^Publiceer 1/ })).toBeVisible();
  await expect.poll(() => more.element().getBoundingClientRect().right).toBeLessThan(1_440);
});

test('changes are told by a click, after which nothing is left to tell', async () => {
  const { api } = apiWith();
  await openBoard({ api });
  await sign.click();
  const tell = drawer.getByRole('button', { name: '1 wijziging doorgeven' });
  await tell.click();
  await expect.element(page.getByText('1 wijziging doorgegeven')).toBeVisible();
  await expect.element(tell).not.toBeInTheDocument();
  expect(api.received(told.tell).map(({ body }) => body)).toEqual([week]);
});

test('who cannot come leads to the work of that day and to who is free', async () => {
  const { api } = apiWith();
  api.answer(employees.plannedAfter, [
    sample(PlannedForEmployee, {
      date: wednesday,
      projectId: bos.id,
      startTime: '07:00:00',
      endTime: '16:00:00',
      employeeIds: [bob.id],
    }),
  ]);
  await openBoard({ api });
  await sign.click();
  await drawer.getByRole('button', { name: /Bob Kuipers.*Tandarts/ }).click();
  const handover = page.getByRole('dialog', { name: 'Werk van Bob Kuipers' });
  await expect.element(handover).toMatchTextContent('Nieuwbouw Bos');
  expect(api.received(employees.plannedAfter).at(-1)?.query).toEqual({
    day: '2026-01-13',
    until: wednesday,
  });
});

test('who has not seen coming days is reminded by one click; who cannot be reached is named apart', async () => {
  const monday = addDays(getMonday(getToday()), 7);
  const { api } = apiWith({
    people: [{ employeeId: ann.id, isUnreachable: true, unseen: [monday], cannot: [] }],
  });
  await openBoard({ api, remembered: { selectedDate: monday } });
  await sign.click();
  await expect.element(drawer).toMatchTextContent('Niet te bereiken (1)');
  await drawer.getByRole('button', { name: 'Herinneren' }).click();
  await expect.element(page.getByText('1 werknemer herinnerd')).toBeVisible();
  expect(api.received(told.remind).map(({ body }) => body)).toEqual([
    { from: monday, to: addDays(monday, 6) },
  ]);
});

test('where nothing was told the bar has no sign, and the menu leads to the drawer that says so', async () => {
  const { api } = apiWith({ told: 0, seen: 0, people: [], pendingCount: 0, pending: [] });
  await openBoard({ api });
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Gezien en doorgegeven…' }).click();
  await expect.element(drawer).toMatchTextContent('Niets door te geven');
  await expect.element(page.getByRole('button', { name: /gezien$/ })).not.toBeInTheDocument();
});

test('a person’s menu leads to what he was told: when, how it reached him, when it was seen and what was answered', async () => {
  const { api } = apiWith();
  api.answer(told.history, [
    {
      publicationId: ann.id,
      date: wednesday,
      at: '2026-01-12T14:00:00Z',
      by: 'Kantoor',
      was: [work('Kade 7')],
      works: [work('Torenkade 88')],
      receipts: [
        {
          answer: 'shown',
          reason: '',
          at: '2026-01-12T15:00:00Z',
          arrivedAt: '2026-01-12T15:00:00Z',
        },
        {
          answer: 'cannot',
          reason: 'Tandarts',
          at: '2026-01-12T16:00:00Z',
          arrivedAt: '2026-01-12T16:00:00Z',
        },
      ],
      reachedBy: 'mail',
      reachedAt: '2026-01-12T14:01:00Z',
      notice: { days: 2, limit: 28, isOnCall: false },
    },
  ]);
  await openBoard({ api });
  await page.getByRole('gridcell', { name: /Kade 1/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Wat is doorgegeven' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Doorgegeven aan Ann de Boer' }))
    .toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Torenkade 88' });
  for (const text of ['was Kade 7', 'Kan niet', 'Tandarts', '2 van 28 dagen'])
    await expect.element(row).toMatchTextContent(text);
  await expectAccessible();
  await row.getByRole('button', { name: 'wo 14 jan' }).click();
  const day = page.getByRole('dialog', { name: 'woensdag 14 januari 2026' });
  await expect
    .element(day)
    .toMatchTextContent(/Door.*Kantoor.*Bereikt.*e-mail.*In beeld geweest.*Kan niet.*Tandarts/);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  const saved = interceptDownloads();
  await exportBy('Exporteren', 'CSV');
  await expect.poll(() => saved.blobs.length).toBe(1);
  const [heading, line] = ((await saved.blobs[0]?.text()) ?? '').split('\r\n');
  expect(heading).toContain('Bereikt via;Bereikt op;Beantwoord;Door');
  expect(line).toMatch(/^14-01-2026;.*;E-mail;12-01-2026 \d\d:01;12-01-2026 \d\d:00;Kantoor$/);
});

test('the planning of who cannot be reached is copied as a text', async () => {
  const { api } = apiWith({
    people: [{ employeeId: ann.id, isUnreachable: true, unseen: [wednesday], cannot: [] }],
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openBoard({ api });
  await sign.click();
  await drawer.getByRole('button', { name: 'Kopieer voor WhatsApp: Ann de Boer' }).click();
  await expect.element(page.getByText('Planning gekopieerd')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/^Planning van Ann de Boer.*Nieuwbouw Bos, Kade 1$/s);
});
