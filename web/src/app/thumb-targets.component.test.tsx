import { employees } from '@ploegplan/contract/employees/endpoints';
import { help } from '@ploegplan/contract/help/endpoints';
import { Help } from '@ploegplan/contract/help/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { MissingHours, OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp } from '../../test/app.tsx';
import { startSelecting } from '../../test/lists.ts';
import * as own from '../../test/subjects/employee-planning.ts';
import { article } from '../../test/subjects/help.ts';
import { ann, bob, bos, itemAt, openBoard, planningApi } from '../../test/subjects/planning.ts';
import { smallTargets } from '../../test/targets.ts';

const item = own.plannedItem({
  ...own.imagesOf('gevel.jpg'),
  location: 'Krijtlaan 25, Nepveen',
  employees: ['Ann', 'Bob', 'Cas'],
  reachable: [
    { name: 'Bob', phonenumber: '06 11 22 33 44' },
    { name: 'Cas', phonenumber: '06 55 66 77 88' },
  ],
  contactPerson: own.contactPerson,
});
const helpContact = {
  name: 'Kantoor',
  phonenumber: '088 123 45 67',
  email: 'kantoor@example.nl',
};
const missed = sample(OwnMissingHours, { date: '2026-01-12', projectName: 'Kade 12', planned: 8 });
const missedToo = { ...missed, itemId: item.id, date: '2026-01-13' };

function helpApi() {
  const api = new TestApi();
  const articles = [article('uren', 'Uren invullen', 'Werken')];
  api.answer(help.list, sample(Help, { articles, categoryOrder: { Werken: 0 } }));
  return api;
}

function missingApi() {
  const api = new TestApi();
  api.answer(employees.list, [ann, bob]);
  api.answer(projects.list, [bos]);
  api.answer(hours.ownMissing, [missed, missedToo]);
  const { projectName: _project, clientName: _client, ...times } = missed;
  const items = [{ ...times, projectId: bos.id, clientId: null }];
  const missing = (employeeId: string) =>
    sample(MissingHours, { employeeId, items, isReachable: employeeId === ann.id, hasLeft: false });
  api.answer(hours.missing, [missing(ann.id), missing(bob.id)]);
  return api;
}

test.each([
  ['the login', () => openApp({ at: '/inloggen', as: null, size: 'phone' }), 'Wachtwoord tonen'],
  [
    'the own planning',
    () =>
      openApp({
        at: '/employeeplanning',
        as: 'employee',
        api: own.answerItems(item),
        size: 'phone',
      }),
    'Nieuwbouw De Proef',
  ],
  [
    'an own item',
    () =>
      openApp({
        at: `/planning-details/${item.id}`,
        as: 'employee',
        api: own.answerItems(item),
        size: 'phone',
      }),
    'Uren gewerkt',
  ],
  [
    'the own missing hours',
    () => openApp({ at: '/missinghours', as: 'employee', api: missingApi(), size: 'phone' }),
    /^Alles als gepland/,
  ],
  [
    'the help',
    () =>
      openApp({
        at: '/help',
        as: 'employee',
        api: helpApi(),
        tenant: { helpContact },
        size: 'phone',
      }),
    'Kantoor',
  ],
  [
    'the missing hours of all',
    () => openApp({ at: '/missinghours', api: missingApi(), size: 'phone' }),
    ann.name,
  ],
  ...(['day', 'week', 'month'] as const).map((viewMode) => [
    `a ${viewMode} of the board`,
    () =>
      openBoard({
        api: planningApi({ items: [itemAt('Kade 12', ann)] }),
        size: 'phone',
        remembered: { viewMode },
      }),
    ann.name,
  ]),
] as [string, () => Promise<unknown>, string | RegExp][])(
  'on a phone all that is pressed on %s is as large as a thumb needs',
  async (_, open, content) => {
    await open();
    await expect
      .element(
        page
          .getByText(content)
          .or(page.getByRole('button', { name: content }))
          .first(),
      )
      .toBeVisible();
    expect(smallTargets()).toEqual([]);
  },
);

test('the choice of missing hours too', async () => {
  await openApp({ at: '/missinghours', api: missingApi(), size: 'phone' });
  await expect.element(page.getByText(ann.name)).toBeVisible();
  await startSelecting();
  await expect.element(page.getByRole('checkbox', { name: `Selecteer ${ann.name}` })).toBeVisible();
  expect(smallTargets()).toEqual([]);
});
