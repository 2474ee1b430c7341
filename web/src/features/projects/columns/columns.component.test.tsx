import { getToday } from '@ploegplan/contract/dates/dates';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type sizes } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { dragOver, dragTo } from '../../../../test/drag.ts';
import { layOutForPaper } from '../../../../test/paper.ts';
import {
  bridge,
  busy,
  offer,
  pool,
  quay,
  statusesApi,
} from '../../../../test/subjects/statuses.ts';

const column = (name: string) => page.getByRole('region', { name });
const card = (name: string) => page.getByRole('group').getByRole('button', { name });
const cardsIn = (name: string) =>
  column(name)
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.querySelector('[title]')?.textContent);

async function openColumns(
  api = statusesApi(),
  at = '/projecten',
  size: keyof typeof sizes = 'office',
) {
  await openApp({ at, api, size });
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Lijstmenu' }).click();
    await page.getByRole('menuitemradio', { name: 'Per status' }).click();
  } else await page.getByRole('button', { name: 'Per status' }).click();
  await expect.element(column('Offerte')).toBeVisible();
  return api;
}

test('projects are in a column for each status, sorted by title, finished ones folded', async () => {
  const deleted = sample(Project, { title: 'Weg', status: busy.id, deleted: true });
  await openColumns(statusesApi([quay, bridge, pool, deleted]));
  expect(cardsIn('Offerte')).toEqual(['Brug', 'Kade']);
  expect(cardsIn('Lopend')).toEqual(['Zwembad']);
  await expect.element(card('Kade')).toMatchTextContent('Bouwcombinatie');
  await expect.element(page.getByText('Zonder status')).not.toBeInTheDocument();
  const head = column('Opgeleverd').getByRole('button');
  await expect.element(head).toHaveAttribute('aria-expanded', 'false');
  await head.click();
  await expect.element(column('Opgeleverd')).toMatchTextContent('Geen projecten');
  await expectAccessible();
});

test('the end and the hours of a card stand beside each other in a narrow column', async () => {
  await openColumns(
    statusesApi([
      { ...quay, endDate: `${Number(getToday().slice(0, 4)) + 1}-01-01`, plannedHours: 1120 },
    ]),
    '/projecten',
    'phone',
  );
  // As wide as a column at its narrowest.
  const shown = card('Kade').element() as HTMLElement;
  shown.style.width = '14rem';
  const [end, hours] = ['Verwacht einde', 'Begroot'].map((name) =>
    card('Kade').getByLabelText(name).element().parentElement?.getBoundingClientRect(),
  );
  expect(hours?.top).toBe(end?.top);
  expect(hours?.height).toBe(end?.height);
  expect(hours?.height).toBeLessThan(24);
});

test('the columns are remembered, open the details and are a list on paper', async () => {
  await openApp({ at: '/projecten', api: statusesApi(), remembered: { projectsView: 'columns' } });
  await card('Kade').click();
  await expect.element(page.getByRole('dialog', { name: 'Kade' })).toBeVisible();
  await expect.element(card('Kade')).toHaveAttribute('aria-current', 'true');
  await expect.element(card('Kade')).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await layOutForPaper();
  await expect.element(page.getByRole('table', { name: 'Projecten' })).toBeVisible();
});

test('on a phone the first column with cards is shown first', async () => {
  await openColumns(statusesApi([pool]), '/projecten', 'phone');
  await expect.element(card('Zwembad')).toBeInViewport({ ratio: 1 });
});

test('a search and the status of the address filter the columns', async () => {
  await openColumns(statusesApi(), `/projecten?status=${offer.id}`);
  await expect.element(column('Lopend')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Zoek project' }).fill('kad');
  await expect.poll(() => cardsIn('Offerte')).toEqual(['Kade']);
});

test('a card dragged to another column gets that status at once, and is sent once', async () => {
  const api = await openColumns();
  const answer = api.hold(projectStatusMutations.create);
  dragTo(card('Kade').element(), column('Opgeleverd').element());
  await expect.element(page.getByRole('link', { name: 'Opgeleverd 1' })).toBeVisible();
  await column('Opgeleverd').getByRole('button').click();
  await expect.poll(() => cardsIn('Opgeleverd')).toEqual(['Kade']);
  answer.release();
  await expect.element(page.getByText('Project bijgewerkt')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.received(projectStatusMutations.create)).toHaveLength(1);
});

test('a failed move puts the card back', async () => {
  const api = await openColumns();
  // So that the card is not where it was because it was read again.
  api.hold(projects.list);
  api.hold(projectStatuses.list);
  api.reject(projectStatusMutations.create, 500, 'internal');
  dragTo(card('Kade').element(), column('Lopend').element());
  await expect.element(page.getByText('Project bijwerken mislukt')).toBeVisible();
  await expect.poll(() => cardsIn('Offerte')).toEqual(['Brug', 'Kade']);
  await expect.element(page.getByRole('link', { name: 'Offerte 2' })).toBeVisible();
});

test('the message about a move undoes it', async () => {
  const api = await openColumns();
  dragTo(card('Kade').element(), column('Lopend').element());
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => cardsIn('Offerte')).toEqual(['Brug', 'Kade']);
  await expect.element(page.getByText('Kade staat nu op Offerte')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Offerte 2' })).toBeVisible();
  const sent = api.received(projectStatusMutations.create);
  expect(sent.map(({ body }) => body?.status)).toEqual([busy.id, offer.id]);
});

test('Escape cancels a drag', async () => {
  const api = await openColumns();
  dragOver(card('Kade').element(), column('Lopend').element());
  await expect.element(column('Lopend')).toHaveAttribute('data-target');
  await userEvent.keyboard('{Escape}');
  await expect.element(column('Lopend')).not.toHaveAttribute('data-target');
  expect(cardsIn('Offerte')).toEqual(['Brug', 'Kade']);
  expect(api.received(projectStatusMutations.create)).toEqual([]);
});

test('the keyboard moves the focus by arrows and the card by Alt and an arrow', async () => {
  const api = await openColumns();
  card('Brug').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card('Kade')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(page.getByText('Kade: van Offerte naar Lopend')).toBeInTheDocument();
  await expect.poll(() => cardsIn('Lopend')).toEqual(['Kade', 'Zwembad']);
  await expect.element(card('Kade')).toHaveFocus();
  await expect.element(page.getByText('Project bijgewerkt')).toBeVisible();
  const [sent] = api.received(projectStatusMutations.create);
  expect(sent?.body).toMatchObject({ project: quay.id, status: busy.id });
});

test('a column draws its first cards, and more when asked', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    sample(Project, { title: `Werk ${at}`, status: null }),
  );
  await openColumns(statusesApi(many));
  const without = column('Zonder status');
  await expect.poll(() => cardsIn('Zonder status')).toHaveLength(50);
  await without.getByRole('button', { name: 'Nog 50 van 80 tonen' }).click();
  await without.getByRole('button', { name: 'Nog 30 tonen' }).click();
  await expect.poll(() => cardsIn('Zonder status')).toHaveLength(130);
});
