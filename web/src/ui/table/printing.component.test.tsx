import { clients } from '@ploegplan/contract/clients/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { makeClient, withClients } from '../../../test/lists.ts';
import { layOutForPaper } from '../../../test/paper.ts';
import { makeRow, openList } from '../../../test/test-list.tsx';

const banner = page.getByRole('banner');
const visible = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );

async function expectHead(title: string): Promise<void> {
  await expect.element(banner.getByRole('img', { name: 'Bouwbedrijf Demo' })).toBeVisible();
  await expect.element(banner.getByRole('heading', { name: title })).toBeVisible();
  expect(visible('button, a', banner.element())).toEqual([]);
}

const cutCells = () =>
  [...document.querySelectorAll('table :is(th, td, button, span)')]
    .filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
    )
    .map((part) => part.textContent);

test.each(['office', 'phone'] as const)(
  'print of a filtered list includes the filter, truncates no text and omits buttons (%s)',
  async (size) => {
    const name =
      'Uitbreiding met vier klaslokalen en een gymzaal, inclusief aanpassing van het plein';
    const filter = { text: 'Status: Staand', button: <button type="button">Staand</button> };
    await openList([makeRow(name), makeRow('Brug')], { filter, size });
    await expect.element(page.getByText('2 rijen')).toBeVisible();
    await page.getByRole('searchbox').fill('klaslokalen');
    await expect.element(page.getByText('1 van 2 rijen')).toBeVisible();
    await layOutForPaper();
    await expectHead('Rijen');
    await expect
      .element(page.getByText('Status: Staand · Gezocht op ‘klaslokalen’ · 1 van 2 rijen'))
      .toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Rijen' })).toMatchTextContent(name);
    expect(cutCells()).toEqual([]);
    expect(visible('input')).toEqual([]);
  },
);

test('all rows stay rendered from beforeprint to afterprint, also when the medium becomes the screen in between', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => makeRow(`Rij ${at}`));
  await openList(rows);
  await expect.element(page.getByText('300 rijen')).toBeVisible();
  const drawn = () => document.querySelectorAll('tbody th').length;
  expect(drawn()).toBeLessThan(100);
  const endPrint = () => dispatchEvent(new Event('afterprint'));
  onTestFinished(() => void endPrint());
  dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(300);
  const changes: boolean[] = [];
  matchMedia('print').addEventListener('change', ({ matches }) => changes.push(matches));
  const backToScreen = await layOutForPaper();
  // Chromium reports a change with a frame: two within one frame are none.
  await expect.poll(() => changes).toEqual([true]);
  await backToScreen();
  await expect.poll(() => changes).toEqual([true, false]);
  expect(drawn()).toBe(300);
  endPrint();
  await expect.poll(drawn).toBeLessThan(100);
});

test.each(['office', 'phone'] as const)(
  'print of a client page includes logo, details and projects, and omits the menu (%s)',
  async (size) => {
    const client = makeClient('Bouwcombinatie', { location: 'Kade 1' });
    const api = withClients(client);
    api.answer(clients.get, client);
    api.answer(projects.list, [sample(Project, { title: 'Zwembad', client: client.id })]);
    await openApp({ at: `/klant-details/${client.id}`, api, size });
    await expect.element(page.getByText('Zwembad')).toBeVisible();
    await layOutForPaper();
    await expectHead('Bouwcombinatie');
    await expect.element(page.getByRole('main')).toMatchTextContent('Kade 1');
    await expect.element(page.getByRole('main').getByText('Zwembad')).toBeVisible();
    expect(visible('nav')).toEqual([]);
  },
);

test.each(['office', 'phone'] as const)(
  'print with open details shows the details instead of the list, without actions (%s)',
  async (size) => {
    await openList([makeRow('Bouwcombinatie', { location: 'Kade 1' })], { size });
    await page.getByText('Bouwcombinatie').click();
    const details = page.getByRole('dialog', { name: 'Bouwcombinatie' });
    await expect.element(details.getByRole('region', { name: 'Acties' })).toBeVisible();
    await layOutForPaper();
    await expectHead('Rijen');
    await expect.element(details).toMatchTextContent('Kade 1');
    expect(visible('table')).toEqual([]);
    expect(visible('[role=dialog] section')).toEqual([]);
  },
);
