import { addDays, getDayOfWeek, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import { PublicItem, PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { GatePerson } from '@ploegplan/contract/requirements/gate-schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { drawDays } from './draw.ts';

const day = getToday();
const monday = getMonday(day);
const item = (values: Partial<PublicItem>) =>
  sample(PublicItem, {
    ...{ date: day, startTime: '07:00:00', endTime: '16:00:00', title: 'Kantoor', hue: 200 },
    ...{
      client: 'Bakker',
      place: 'Kade 1',
      spot: '',
      people: ['Wouter'],
      materials: ['Kraan'],
      ...values,
    },
  });

/** The page of a link, on a test API. */
async function openLink(
  items: PublicItem[],
  size: keyof typeof sizes = 'office',
  gateList: GatePerson[] | null = null,
) {
  const api = new TestApi();
  let version = 'a';
  let shown = items;
  api.answer(publicPlanning.show, () =>
    sample(PublicPlanning, {
      tenant: { name: 'Bouwbedrijf', logo: '/logos/ploegplan.svg', accentColor: '#0f5e6b' },
      ...{
        about: '',
        from: monday,
        to: addDays(monday, 13),
        items: shown,
        version,
        page: '',
        gateList,
      },
    }),
  );
  await openApp({ at: '/planninglink#geheim', as: null, size, api });
  const change = (next: PublicItem[]) => {
    version += '1';
    shown = next;
    api.events.send('state', { version, page: '' });
  };
  return { api, root: document.body, change };
}

test('a link with a gate list tells who comes on the shown day, with certificates', async () => {
  const certificates = [{ kind: 'vca-basic' as const, name: '', validUntil: '2099-01-02' }];
  const person = (name: string, date: string) =>
    sample(GatePerson, { name, date, certificates, identitySeenOn: null });
  const people = [person('Wouter', day), person('Bram', addDays(monday, 13))];
  await openLink([item({})], 'office', people);
  const gate = page.getByRole('region', { name: 'Poortlijst' });
  await expect.element(gate).toMatchTextContent(/Wouter\s*VCA basis t\/m 02-01-2099\s*Nee/);
  await expect.element(gate).not.toMatchTextContent('Bram');
  await expectAccessible();
});

const state = page.getByRole('status');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('shows today: who works where and when, with material, and follows changes', async () => {
  const { api, change } = await openLink([
    item({ people: ['Wouter', 'Bram'], spot: 'Poort 3' }),
    item({ title: 'Loods', client: '', place: '', people: [], materials: [], startTime: null }),
  ]);
  await expect.element(page.getByRole('img', { name: 'Bouwbedrijf' })).toBeVisible();
  const card = page.getByRole('article').first();
  await expect
    .element(card)
    .toMatchTextContent(
      /Kantoor\s*Bakker\s*Kade 1\s*07:00 – 16:00\s*Poort 3\s*Wouter\s*Bram\s*Materieel Kraan/,
    );
  await expect
    .element(page.getByRole('article').nth(1))
    .toMatchTextContent(/tot 16:00\s*Nog niemand/);
  await expectAccessible();
  await expect.poll(() => api.events.isOpen()).toBe(true);
  change([item({ people: ['Cas'] })]);
  await expect.element(page.getByText('Cas')).toBeVisible();
  expect(api.received(publicPlanning.show)[0]?.query).toEqual({ token: 'geheim' });
});

test.each(['office', 'phone'] as const)(
  'the week has every day with work, is remembered, and another day can be chosen (%s)',
  async (size) => {
    const saturday = addDays(monday, 5);
    const { root } = await openLink(
      [item({ date: monday }), item({ date: saturday, people: ['Zoë'], place: 'Kade 2' })],
      size,
    );
    await press('Week');
    await expect.element(page.getByText('Zoë')).toBeVisible();
    await expect.element(page.getByText('Kade 2')).toBeVisible();
    await expectAccessible();
    // Monday to Saturday, and Sunday while it is today.
    const count = getDayOfWeek(day) === 7 ? 7 : 6;
    const shown = root.querySelectorAll(size === 'office' ? 'thead .column' : '.listed');
    expect(shown).toHaveLength(count);
    expect(localStorage.getItem('ploegplan.publicViewMode')).toBe('"week"');
    await press('Volgende');
    await expect.element(page.getByText('In deze week staat er niets gepland')).toBeVisible();
    await press('Vandaag');
    await press('Dag');
    const title = document.querySelector('.day')?.textContent;
    const steps = getDayOfWeek(day) === 7 ? 'Volgende' : 'Vorige';
    if (day !== monday || steps === 'Volgende') {
      await press(steps);
      expect(document.querySelector('.day')?.textContent).not.toBe(title);
    }
  },
);

test('the cards of a day fill a wide screen: nothing is cut, all columns end at its foot, and few names are larger than many', async () => {
  const works = Array.from({ length: 7 }, (_, at) =>
    item({ title: `Werk ${at}`, people: ['Ann', 'Bob', 'Cas', 'Dia'].slice(at % 4) }),
  );
  const { api, root, change } = await openLink(works);
  await expect.element(page.getByText('Werk 6')).toBeVisible();
  const sizeOfText = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const main = root.querySelector('.planning');
  expect(main?.scrollHeight).toBe(main?.clientHeight);
  const ends = [...root.querySelectorAll('.stack')].map((entry) =>
    Math.round(entry.lastElementChild?.getBoundingClientRect().bottom ?? 0),
  );
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toBeGreaterThan(innerHeight - 2 * sizeOfText());
  const ofMany = sizeOfText();
  await expect.poll(() => api.events.isOpen()).toBe(true);
  change([item({ people: ['Cas'] })]);
  await expect.element(page.getByText('Werk 6')).not.toBeInTheDocument();
  expect(sizeOfText()).toBeGreaterThan(1.5 * ofMany);
});

test.each([1440, 1024])(
  'the head stays in a window of %i px on a day with few cards, however large their text is',
  async (width) => {
    const { root } = await openLink([item({})]);
    await page.viewport(width, 800);
    await expect.element(page.getByText('Wouter')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    const parts = [...root.querySelectorAll('.head *')].map((entry) =>
      entry.getBoundingClientRect(),
    );
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width);
  },
);

test('a week that is too much for a screen turns its pages, says which is shown, and stops for who scrolls', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const works = Array.from({ length: 12 }, (_, at) =>
    item({
      title: `Werk ${at}`,
      people: Array.from({ length: 8 }, (_name, value) => `Naam van der ${value}`),
    }),
  );
  const { root } = await openLink(works);
  await press('Week');
  await expect.element(page.getByText('Werk 11')).toBeInTheDocument();
  const turn = root.querySelector('.turn');
  expect(turn?.textContent).toMatch(/^pagina 1 van \d$/);
  const lines = [...root.querySelectorAll<HTMLElement>('.person')].map(
    (entry) => entry.offsetHeight / Number.parseFloat(getComputedStyle(entry).fontSize),
  );
  expect(Math.max(...lines), 'a name is on one line').toBeLessThan(2);
  const main = root.querySelector('.planning');
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => turn?.textContent).toMatch(/^pagina 2 van /);
  const begins = () => {
    // The cells stay at the top; the head itself is scrolled with the rows.
    const head = root.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0;
    return [...root.querySelectorAll('.row')].map((row) =>
      Math.round(row.getBoundingClientRect().top - head),
    );
  };
  expect(begins(), 'the page begins with a row').toContain(0);
  const last = Number(turn?.textContent.at(-1));
  for (let at = 3; at <= last; at += 1) vi.advanceTimersByTime(15_000);
  await expect.poll(() => turn?.textContent).toBe(`pagina ${last} van ${last}`);
  expect(begins(), 'so does the last one').toContain(0);
  const top = main?.scrollTop;
  main?.dispatchEvent(new WheelEvent('wheel'));
  vi.advanceTimersByTime(15_000);
  expect(main?.scrollTop).toBe(top);
});

test('the week of a phone opens at today, and stays where one scrolled when it changes', async () => {
  const tuesday = new Date(`${addDays(monday, 1)}T12:00:00Z`);
  vi.useFakeTimers({ toFake: ['Date'], now: tuesday });
  const days = Array.from({ length: 5 }, (_, at) => addDays(monday, at));
  const works = days.flatMap((date) => [item({ date }), item({ date, title: 'Loods' })]);
  const { api, change, root } = await openLink(works, 'phone');
  await press('Week');
  const topOfToday = () => root.querySelector('.listed.today')?.getBoundingClientRect().top ?? -1;
  await expect.poll(() => Math.abs(topOfToday())).toBeLessThan(1);
  scrollTo(0, 0);
  const before = topOfToday();
  await expect.poll(() => api.events.isOpen()).toBe(true);
  change([...works, item({ date: addDays(monday, 4), people: ['Zoë'] })]);
  await expect.element(page.getByText('Zoë')).toBeInTheDocument();
  expect(topOfToday()).toBe(before);
});

test('a week is printed as a table, also from a phone', async () => {
  const { root } = await openLink([item({})], 'phone');
  await press('Week');
  await expect.element(page.getByText('Wouter')).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  expect(root.querySelectorAll('tbody .row')).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  expect(root.querySelectorAll('.row')).toHaveLength(0);
});

test('a lost connection keeps what was read, with its time; it comes back by itself', async () => {
  const { api, change } = await openLink([item({})]);
  await expect.element(page.getByText('Wouter')).toBeVisible();
  const line = api.disconnect(publicPlanning.show);
  api.events.disconnect();
  await expect.element(state).toMatchTextContent(/^Geen verbinding, stand van \d\d:\d\d uur$/);
  await expect.element(page.getByText('Wouter')).toBeVisible();
  line.reconnect();
  api.events.reconnect();
  await expect.element(state, { timeout: 15_000 }).toHaveTextContent('');
  await expect.poll(() => api.events.isOpen(), { timeout: 15_000 }).toBe(true);
  change([item({ people: ['Cas'] })]);
  await expect.element(page.getByText('Cas')).toBeVisible();
});

test('a link that ends takes everything off the page at once', async () => {
  const { api, root } = await openLink([item({})]);
  await expect.element(page.getByText('Wouter')).toBeVisible();
  await expect.poll(() => api.events.isOpen()).toBe(true);
  api.reject(publicPlanning.show, 404, 'not-found');
  api.events.send('end', {});
  await expect.element(page.getByText('Deze link werkt niet')).toBeVisible();
  expect(root.textContent).not.toMatch(/Wouter|Kantoor|Bakker|Bouwbedrijf/);
});

test('the week shows a Sunday without work only while it is today, and an empty week says so once', () => {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const [first = day, sunday = day] = [days[0], days[6]];
  const headings = (today: string) =>
    [...drawDays([item({ date: first })], days, today).querySelectorAll('h2.heading')].length;
  expect(headings(first)).toBe(5);
  expect(headings(sunday)).toBe(6);
  expect(drawDays([], days, sunday).textContent).toBe('In deze week staat er niets gepland');
});
