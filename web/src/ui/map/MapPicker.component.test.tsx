import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { planningApi } from '../../../test/subjects/planning.ts';

const form = page.getByRole('dialog', { name: 'Klant wijzigen' });
const field = form.getByRole('textbox', { name: 'Locatie' });
const picker = page.getByRole('dialog', { name: 'Kies de plek op de kaart' });
const map = picker.getByRole('application', { name: 'Kaart' });
const choose = picker.getByRole('button', { name: 'Deze plek kiezen' });
const own = form.getByRole('button', { name: 'Mijn locatie' });
const mine = picker.getByRole('button', { name: 'Mijn locatie' });

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

let api: ReturnType<typeof planningApi>;
beforeEach(() => {
  api = planningApi();
  api.answer(geocoding.map, { tilesUrl: `${pixel}#{z}/{x}/{y}` });
});

/** Opens the form of a client with this location. */
async function openForm(location: string, at: keyof typeof sizes = 'office') {
  const kade = sample(Client, { name: 'Kade', location });
  api.answer(clients.list, [kade]);
  api.answer(clients.update, ({ body }) => ({ ...kade, ...body, version: 2 }));
  await openApp({ at: '/klanten', api, size: at });
  await page.getByRole('button', { name: 'Kade' }).click();
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await expect.element(field).toBeVisible();
}

/** Opens the map from that form. */
async function openMap(location: string, at: keyof typeof sizes = 'office') {
  await openForm(location, at);
  await form.getByRole('button', { name: 'Kies op de kaart' }).click();
  await expect.element(map).toBeVisible();
}

async function sent(): Promise<string | undefined> {
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  return api.received(clients.update)[0]?.body.location;
}

const pictures = () => document.querySelectorAll('.leaflet-tile-pane img');

test('a point is chosen by keyboard', async () => {
  await openMap('Kade 1, Gouda');
  await expect
    .element(picker)
    .toMatchTextContent('Verschuif de kaart tot de pin op de plek staat.');
  await expect.element(choose).toBeDisabled();
  await expectAccessible();
  map.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choose).toBeEnabled();
  await choose.click();
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(field).toHaveValue(expect.stringMatching(/^52\.1\d{5}, \d\.\d{6}$/));
  expect(await sent()).toMatch(/^52\.1\d{5},\d\.\d{6}$/);
});

test('the map begins at the point of the field, and keeps it exact', async () => {
  api.answer(geocoding.addresses, [
    { point: '52.0929,5.1045', address: 'Kade, Gouda', isPending: false },
  ]);
  await openMap('52.092876,5.104480', 'phone');
  await expect.element(picker).toMatchTextContent('Kade, Gouda (exacte locatie op pin)');
  await expectAccessible();
  await choose.click();
  await expect.element(field).toHaveValue('52.092876, 5.104480');
  await expect.element(form).toMatchTextContent('Kade, Gouda (exacte locatie op pin)');
});

test('a project without coordinates begins at its client, and the next map where one was picked last', async () => {
  const kade = sample(Client, { name: 'Kade', location: '52.092876,5.104480' });
  api.answer(clients.list, [kade]);
  api.answer(projects.list, [sample(Project, { title: 'Toren', client: kade.id, location: '' })]);
  const firstPicture = () => pictures()[0]?.getAttribute('src')?.split('#')[1];
  await openApp({ at: '/projecten', api });
  await page.getByRole('button', { name: 'Toren' }).click();
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  await page.getByRole('button', { name: 'Kies op de kaart' }).click();
  await expect.poll(firstPicture).toMatch(/^17\/6739\d\/43\d{3}$/);
  // The client's point is not yet that of the project.
  await expect.element(choose).toBeDisabled();
  map.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await choose.click();
  await page.getByRole('button', { name: 'Annuleren' }).last().click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
  await page.getByRole('button', { name: 'Kies op de kaart' }).click();
  await expect.poll(firstPicture).toMatch(/^15\/168\d{2}\/10\d{3}$/);
});

test('map tiles are loaded from the configured address', async () => {
  await openMap('52.092876,5.104480');
  await expect.poll(() => pictures().length).toBeGreaterThan(0);
  const [first] = pictures();
  expect(first?.getAttribute('src')).toMatch(/#17\/\d+\/\d+$/);
  await expect.element(picker).toMatchTextContent('© OpenStreetMap');
});

test('a map whose tiles do not load asks to type the address', async () => {
  api.answer(geocoding.map, { tilesUrl: 'data:image/gif;base64,none#{z}/{x}/{y}' });
  await openMap('52.092876,5.104480');
  await expect
    .element(picker)
    .toMatchTextContent('De kaart laadt niet. Typ het adres, of kies ‘Mijn locatie’.');
  await expect.element(choose).toBeEnabled();
});

const findPosition = (answer: (found: PositionCallback, fault: PositionErrorCallback) => void) =>
  vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found, fault) => answer(found, fault as PositionErrorCallback));

test('the own position moves the map there', async () => {
  findPosition((found) =>
    found({ coords: { latitude: 52.0907, longitude: 5.1214 } } as GeolocationPosition),
  );
  await openMap('');
  await mine.click();
  await expect.element(picker).toMatchTextContent('52.090700, 5.121400');
  await choose.click();
  expect(await sent()).toMatch(/^52\.0907\d\d,5\.1214\d\d$/);
});

test.each([
  [1, 'Je browser geeft je locatie niet door. Sta dat toe'],
  [2, 'Je locatie is nu niet te bepalen.'],
  [3, 'Je locatie bepalen duurt te lang.'],
])('a position that is not given (%i) says why, and the map stays in use', async (code, text) => {
  findPosition((_, fault) => fault({ code } as GeolocationPositionError));
  await openMap('52.077700,5.177700');
  await mine.click();
  await expect.element(picker).toMatchTextContent(text);
  await expect.element(picker).toMatchTextContent('52.077700, 5.177700');
  await expect.element(choose).toBeEnabled();
});

test('what is typed over coordinates that Tab selected takes their place', async () => {
  await openForm('52.0907,5.1214');
  await field.click();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}Dorpsstraat 1');
  await expect.element(field).toHaveValue('Dorpsstraat 1');
});

describe('a field where no map is configured', () => {
  beforeEach(() => api.answer(geocoding.map, { tilesUrl: null }));

  test.each(['office', 'phone'] as const)('takes the own position (%s)', async (size) => {
    findPosition((found) =>
      found({ coords: { latitude: 52.0907, longitude: 5.1214 } } as GeolocationPosition),
    );
    await openForm('', size);
    await own.click();
    await expect.element(field).toHaveValue('52.090700, 5.121400');
    await expectAccessible();
    expect(await sent()).toBe('52.090700,5.121400');
  });

  test('opens a grid with the places that are known, on which a point is picked', async () => {
    api.answer(geocoding.addresses, [
      { point: '51.9244,4.4777', address: 'Havenweg, Proefdam', isPending: false },
    ]);
    await openMap('51.924400,4.477700');
    await expect.element(picker).toMatchTextContent('Er is geen kaart ingesteld');
    expect(pictures()).toHaveLength(0);
    await expect.element(form).toMatchTextContent('Havenweg, Proefdam (exacte locatie op pin)');
    await userEvent.keyboard('{Escape}');
    await form.getByRole('button', { name: 'Kies op de kaart' }).click();
    await expect.element(map.getByText('Havenweg, Proefdam')).toBeVisible();
    await expectAccessible();
    const pane = () => document.querySelector('.leaflet-map-pane')?.getAttribute('style');
    const before = pane();
    map.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    // At the end of its movement the map says where it is.
    const isMoving = () => document.querySelector('.leaflet-pan-anim') !== null;
    await expect.poll(() => pane() !== before && !isMoving()).toBe(true);
    await choose.click();
    expect(await sent()).toMatch(/^51\.9244\d\d,4\.4\d{5}$/);
  });

  test('says below it why the position is not given, until something is typed', async () => {
    findPosition((_, fault) => fault({ code: 1 } as GeolocationPositionError));
    await openForm('Kade 1, Gouda');
    await own.click();
    await expect.element(form).toMatchTextContent('of typ het adres.');
    await expect.element(field).toHaveValue('Kade 1, Gouda');
    await field.fill('52.1,5.2');
    await expect.element(form).not.toMatchTextContent('typ het adres');
    expect(await sent()).toBe('52.1,5.2');
  });
});

test('Escape closes the map and not the form', async () => {
  await openMap('Kade 1, Gouda');
  await expect.element(map).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Kade 1, Gouda');
  await expect.element(form.getByRole('button', { name: 'Kies op de kaart' })).toHaveFocus();
});
