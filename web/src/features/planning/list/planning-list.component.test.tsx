import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { sortOnPhone } from '../../../../test/lists.ts';
import {
  ann,
  bob,
  bos,
  drawer,
  itemAt,
  lastEdits,
  planningApi,
  wednesday,
} from '../../../../test/subjects/planning.ts';
import { planningSort } from '../../../data/planning/planning-remembered.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { recall } from '../../../lib/remembered/remembered.ts';

const quay = sample(Project, { title: 'Kade', hue: 30 });
const late = {
  ...itemAt('Boslaan 1', ann),
  startTime: '13:00:00',
  endTime: '16:00:00',
  isDraft: true,
};
const early = {
  ...itemAt('Kade 9', ann, bob),
  startTime: '07:00:00',
  endTime: '12:00:00',
  projectId: quay.id,
};
const before = { ...itemAt('Bosrand', bob), date: '2026-01-12', startTime: '09:00:00' };
const outside = { ...itemAt('Elders', bob), date: '2026-01-20' };

const remembered = { selectedDate: wednesday, planningLayout: 'list' };
const api = () => planningApi({ items: [late, outside, early, before], projects: [bos, quay] });
const places = () =>
  page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => /Boslaan 1|Kade 9|Bosrand|Elders/.exec(textContent ?? '')?.[0])
    .filter(Boolean);

test('the planning of the week is a list by time, and a chosen order is kept', async () => {
  await openApp({ api: api(), at: '/planning', remembered });
  await expect.poll(places).toEqual(['Bosrand', 'Kade 9', 'Boslaan 1']);
  await expect
    .element(page.getByRole('row', { name: /^(Selecteer )?Kade/ }))
    .toMatchTextContent(
      `Kade${formatShortDay(wednesday)}07:00 – 12:00Ann de Boer, Bob KuipersKade 9`,
    );
  await expectAccessible();
  await page.getByRole('columnheader', { name: 'Werknemers' }).getByRole('button').click();
  await expect.poll(places).toEqual(['Boslaan 1', 'Kade 9', 'Bosrand']);
  expect(recall(planningSort)).toEqual({ sortBy: 'employees', descending: false });
});

test('the list opens an item, and the menu leads back to the board', async () => {
  await openApp({ api: api(), at: '/planning', remembered });
  await page.getByRole('button', { name: 'Kade', exact: true }).click();
  await expect.element(drawer.getByRole('textbox', { name: 'Locatie' })).toHaveValue('Kade 9');
  await drawer.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: 'Weergave' }).click();
  await expect.element(page.getByRole('menu').getByText('Weekend')).not.toBeInTheDocument();
  await page.getByRole('menu').getByText('Werknemers', { exact: true }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test('on a phone the list is cards, sorted by the sort menu', async () => {
  await openApp({ api: api(), at: '/planning', size: 'phone', remembered });
  const cards = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /Boslaan 1|Kade 9|Bosrand/.exec(textContent ?? '')?.[0])
      .filter(Boolean);
  await expect.poll(cards).toEqual(['Bosrand', 'Kade 9', 'Boslaan 1']);
  await expect
    .element(page.getByText(`${formatShortDay(wednesday)}, 13:00 – 16:00 · Boslaan 1 · Concept`))
    .toBeVisible();
  await sortOnPhone('Tijd (nieuwste eerst)');
  await expect.poll(cards).toEqual(['Boslaan 1', 'Kade 9', 'Bosrand']);
});

test('drafts are marked, and selected work can be done with what the board can', async () => {
  const given = api();
  await openApp({ api: given, at: '/planning', remembered });
  await expect.element(page.getByRole('columnheader', { name: 'Stand' })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Boslaan 1/ }).getByText('Concept', { exact: true }))
    .toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecteer Kade' }).click();
  await page.getByRole('checkbox', { name: 'Selecteer Nieuwbouw Bos' }).first().click();
  await page.getByRole('button', { name: 'Acties', exact: true }).click();
  const entries = page.getByRole('menuitem');
  await expect
    .poll(() => entries.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Verplaatsen of kopiëren…',
      'Verschuiven…',
      'Herhalen…',
      'Ander project…',
      'Naar concept',
      'Verwijderen',
    ]);
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Naar concept' }).click();
  await expect.poll(() => lastEdits(given)).toHaveLength(2);
  await page.getByRole('button', { name: 'Acties', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Herhalen…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Elke week herhalen' })).toBeVisible();
});

test('on a phone selected work of the list has the same actions', async () => {
  await openApp({ api: api(), at: '/planning', size: 'phone', remembered });
  await page.getByRole('button', { name: 'Lijstmenu' }).click();
  await page.getByRole('menuitem', { name: 'Selecteren' }).click();
  await page.getByText('Kade', { exact: true }).click();
  await page.getByRole('button', { name: 'Acties', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible();
});
