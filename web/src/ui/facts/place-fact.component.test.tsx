import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import * as board from '../../../test/subjects/planning.ts';

/** Another point for each test: what is known of one stays known. */
let count = 0;
let point = '';
beforeEach(() => {
  count += 1;
  point = `52.000${count},5.0000`;
});

const projectsAt = (...locations: string[]) =>
  board.planningApi({
    projects: locations.map((location, at) => sample(Project, { title: `Werk ${at}`, location })),
  });

const links = (name: string) => page.getByRole('link', { name });

test('a list shows points as addresses that lead to the exact spot, asked for in one request', async () => {
  const other = point.replace('5.0', '6.0');
  const api = projectsAt(point, `${point}01`, other, 'Kade 1, Gouda');
  api.answer(geocoding.addresses, ({ query }) =>
    query.points
      .split(';')
      .map((key) => ({ point: key, address: 'Kade, Gouda', isPending: false })),
  );
  await openApp({ at: '/projecten', api });
  await expect.element(links('Kade, Gouda (exacte locatie op pin)').first()).toBeVisible();
  expect(links('Kade, Gouda (exacte locatie op pin)').elements()).toHaveLength(3);
  await expect
    .element(links('Kade, Gouda').first())
    .toHaveAttribute('href', expect.stringMatching(`destination=52.000${count}%2C[56]`));
  const asked = api
    .received(geocoding.addresses)
    .map(({ query }) => query.points.split(';').sort());
  expect(asked).toEqual([[point, other].sort()]);
});

test('an address that is still to be asked for follows by itself', async () => {
  const api = projectsAt(point);
  api.answer(geocoding.addresses, [{ point, address: null, isPending: true }]);
  await openApp({ at: '/projecten', api });
  await expect.element(links('Op de kaart')).toBeVisible();
  await expect.poll(() => api.received(geocoding.addresses).length).toBe(1);
  api.answer(geocoding.addresses, [{ point, address: 'Laan, Delft', isPending: false }]);
  await expect.element(links('Laan, Delft')).toBeVisible();
  expect(api.received(geocoding.addresses)).toHaveLength(2);
});

test('without an answer a point stays a link to the map, and nobody is told', async () => {
  const api = projectsAt(point);
  api.reject(geocoding.addresses, 500, 'internal');
  await openApp({ at: '/projecten', api });
  await expect.poll(() => api.received(geocoding.addresses).length).toBe(1);
  await expect.element(links('Op de kaart')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('an address that was known at an earlier visit needs no request', async () => {
  const api = projectsAt(point);
  const remembered = { knownAddresses: { [point]: 'Plein, Breda' } };
  await openApp({ at: '/projecten', api, remembered });
  await expect.element(links('Plein, Breda')).toBeVisible();
  expect(api.received(geocoding.addresses)).toEqual([]);
});

test('the board shows the address of a point once it is known', async () => {
  const api = board.planningApi({ items: [board.itemAt(point, board.ann)] });
  api.answer(geocoding.addresses, [{ point, address: 'Dijk, Edam', isPending: false }]);
  await board.openBoard({ api });
  await expect.element(board.blocks(/Dijk, Edam/).first()).toBeVisible();
});
