import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { Home, HomeDay, type StartSteps } from '@ploegplan/contract/home/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { expectAddress } from '../../../test/subjects/session.ts';

const nothing: StartSteps = {
  look: false,
  people: false,
  project: false,
  planning: false,
  crew: false,
};
const days = Array.from({ length: 14 }, (_, at) =>
  sample(HomeDay, { date: addDays(getMonday(getToday()), at) }),
);

async function openHome(start: StartSteps | null, size: 'office' | 'phone' = 'office') {
  const api = new TestApi();
  let steps = start;
  api.answer(home.show, () => sample(Home, { today: getToday(), days, start: steps }));
  api.answer(home.changeStart, ({ body: { isDismissed } }) => {
    steps = isDismissed ? null : start;
    return undefined;
  });
  await openApp({ at: '/home', api, size });
  return api;
}

const start = page.getByRole('region', { name: 'Aan de slag' });
const stepOf = (name: string) => start.getByRole('listitem').filter({ hasText: name });
const overview = page.getByRole('region', { name: 'Wie werkt waar' });

test('an empty company sees the steps of the start alone, the first one as the next to do', async () => {
  await openHome(nothing);
  await expect.element(start.getByText('In vijf stappen')).toBeVisible();
  await expect.element(overview).not.toBeInTheDocument();
  // The steps are not on paper.
  await expect.element(page.getByRole('button', { name: 'Afdrukken' })).not.toBeInTheDocument();
  await expect
    .element(stepOf('Logo en kleur').getByRole('link'))
    .toHaveAttribute('data-variant', 'filled');
  await expect
    .element(stepOf('Je mensen').getByRole('link'))
    .toHaveAttribute('data-variant', 'default');
  await expectAccessible();
});

test('steps that were done show so, above the overview, and the next open one comes first', async () => {
  await openHome({ ...nothing, look: true, people: true }, 'phone');
  await expect.element(start.getByText('2 van de 5 stappen gedaan.')).toBeVisible();
  await expect.element(overview).toBeVisible();
  await expect.element(stepOf('Je mensen').getByLabelText('Gedaan')).toBeVisible();
  await expect.element(stepOf('Je mensen').getByRole('link')).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['Logo en kleur', '/settings#uiterlijk'],
  ['Je mensen', '/employees/import'],
  ['De ploeg uitnodigen', '/users', { ...nothing, people: true }],
])('the step %s leads to %s', async (name, address, done = nothing) => {
  await openHome(done);
  await stepOf(name).getByRole('link').click();
  await expectAddress(address);
});

test('steps that need people wait for them, with the reason', async () => {
  await openHome({ ...nothing, look: true });
  for (const name of ['De eerste planning', 'De ploeg uitnodigen']) {
    const button = stepOf(name).getByRole('button');
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAccessibleDescription('Eerst je mensen');
  }
  await expect
    .element(stepOf('Je mensen').getByRole('link'))
    .toHaveAttribute('data-variant', 'filled');
  await expectAccessible();
});

test('the step of the first project opens its form on the overview', async () => {
  await openHome(nothing);
  await stepOf('Je eerste project').getByRole('button').click();
  await expect.element(page.getByRole('dialog', { name: /Project toevoegen/ })).toBeVisible();
});

test('the steps are taken away by a button, which can be undone, and a company that did all sees nothing of them', async () => {
  const api = await openHome(nothing);
  await start.getByRole('button', { name: 'Niet meer tonen' }).click();
  await expect.element(overview).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(start).toBeVisible();
  const sent = api.received(home.changeStart).map(({ body }) => body.isDismissed);
  expect(sent).toEqual([true, false]);
});
