import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { expectedWeather } from '@ploegplan/contract/expected-weather/endpoints';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { weather } from '@ploegplan/contract/weather/endpoints';
import {
  NewWeatherDay,
  SitePerson,
  WeatherDesk,
  WeatherReport,
  WeatherSite,
  WeatherVerdict,
} from '@ploegplan/contract/weather/schemas';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { openBoard, planningApi } from '../../../test/subjects/planning.ts';

const frost = sample(WeatherVerdict, {
  norm: 'frost-nine',
  figure: -1.5,
  state: 'met',
  value: -2,
  at: '09:00',
});

const makeSite = (title: string, names: readonly string[], values: Partial<WeatherSite> = {}) =>
  sample(WeatherSite, {
    ...{ projectId: sampleId(), title, station: 260, distance: 4, state: 'met', verdicts: [frost] },
    people: names.map((name) => sample(SitePerson, { employeeId: sampleId(), name })),
    ...values,
  });

/** A server that records days without work. */
function deskApi(sites: WeatherSite[], values: Partial<WeatherDesk> = {}) {
  const api = new TestApi();
  let days: NewWeatherDay[] = [];
  const reported = new Set<string>();
  const nameOf = (id: string) =>
    sites.flatMap(({ people }) => people).find(({ employeeId }) => employeeId === id)?.name ?? '';
  api.answer(weather.desk, () =>
    sample(WeatherDesk, {
      sites: sites.map((site) => ({
        ...site,
        people: site.people.map((person) => ({
          ...person,
          absenceId: days.find(({ employeeId }) => employeeId === person.employeeId)?.id ?? null,
        })),
      })),
      reports: days.map(({ id, employeeId, projectId, cause }) =>
        sample(WeatherReport, {
          ...{
            id,
            employeeId,
            projectId,
            cause,
            hours: 8,
            name: nameOf(employeeId),
            place: 'Utrecht',
          },
          ...(reported.has(id) && { reportedAt: '2026-01-05T07:30:00.000Z', reportedBy: 'Inge' }),
        }),
      ),
      ...values,
    }),
  );
  api.answer(weather.addDays, ({ body }) => {
    days = [...days, ...body.days.map((day) => sample(NewWeatherDay, day))];
    return { count: body.days.length };
  });
  api.answer(weather.withdraw, ({ body }) => {
    days = days.filter(({ id }) => !body.ids.includes(id));
    return { count: body.ids.length };
  });
  api.answer(weather.report, ({ body }) => {
    for (const id of body.ids) reported.add(id);
    return undefined;
  });
  return api;
}

const open = (api: TestApi, size: keyof typeof sizes = 'office') =>
  openApp({ at: '/weather', api, size });

test('forty people on six sites: two presses lead to a copied list, a third says that it was reported', async () => {
  const sites = Array.from({ length: 6 }, (_, at) =>
    makeSite(
      `Werk ${at + 1}`,
      Array.from({ length: at < 4 ? 7 : 6 }, (_unused, who) => `Werknemer ${at}.${who}`),
    ),
  );
  const api = deskApi(sites);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(api);
  await page.getByRole('button', { name: 'Niet werken op 6 onwerkbare plekken (40)' }).click();
  await expect.element(page.getByText('Vandaag vóór 10:00 melden: 40')).toBeVisible();
  await page.getByRole('button', { name: 'Kopiëren' }).click();
  expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(41);
  expect(write.mock.lastCall?.[0]).toContain('Werknemer 0.0\t\t8\t\tUtrecht');
  await page.getByRole('button', { name: 'Gemeld bij UWV' }).click();
  await expect.element(page.getByText('Alles is gemeld')).toBeVisible();
  await expect.element(page.getByText(/gemeld door Inge/).first()).toBeVisible();
  expect(api.received(weather.addDays)).toHaveLength(1);
});

test('one undo brings everybody back to work', async () => {
  const api = deskApi([makeSite('Kade', ['Ann', 'Bo'])]);
  await open(api);
  await page.getByRole('button', { name: 'Niet werken: Kade' }).click();
  await expect.element(page.getByText('Werkt niet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(page.getByText('Werkt niet')).not.toBeInTheDocument();
  expect(api.received(weather.withdraw)[0]?.body.ids).toHaveLength(2);
});

test('one person stops by hand for thunder for some hours, and works after all', async () => {
  const api = deskApi([makeSite('Kade', ['Ann', 'Bo'], { state: 'open', verdicts: [] })]);
  await open(api);
  await page.getByLabelText('Reden').selectOptions('Onweer');
  await page.getByLabelText('Hoe lang').selectOptions('4 uur');
  await page.getByRole('button', { name: 'Niet werken: Ann' }).click();
  await page.getByRole('button', { name: 'Toch werken: Ann' }).click();
  await expect.element(page.getByRole('button', { name: 'Niet werken: Ann' })).toBeVisible();
  expect(api.received(weather.addDays)[0]?.body.days).toMatchObject([
    { cause: 'thunder', hours: 4 },
  ]);
});

test('yesterday is the base of today; who is absent otherwise is left out', async () => {
  const site = makeSite('Kade', ['Ann', 'Bo']);
  const [ann, bo] = site.people;
  const people = [
    sample(SitePerson, { ...ann }),
    sample(SitePerson, { ...bo, absent: 'Vakantie' }),
  ];
  const base = [
    { employeeId: ann?.employeeId ?? '', projectId: site.projectId, cause: 'rain' as const },
  ];
  const api = deskApi([{ ...site, people }], { base });
  await open(api);
  await expect.element(page.getByText('Vakantie')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Niet werken: Kade' }))
    .toMatchTextContent(/\(1\)/);
  await page.getByRole('button', { name: 'Zelfde als gisteren (1)' }).click();
  await expect
    .poll(() => api.received(weather.addDays)[0]?.body.days)
    .toMatchObject([{ cause: 'rain' }]);
});

test.each(['office', 'phone'] as const)(
  'is accessible (%s), and says what the source lacks',
  async (size) => {
    const site = makeSite('Kade', ['Ann'], {
      lastReading: '2026-01-05T06:00:00.000Z',
      verdicts: [
        frost,
        sample(WeatherVerdict, { norm: 'rain', figure: 300, state: 'unknown', missing: 3 }),
      ],
    });
    const source = {
      isSet: true,
      lastAt: '2026-01-05T06:00:00.000Z',
      fault: 'geen antwoord op tijd',
    };
    await open(deskApi([site], { source }), size);
    await expect.element(page.getByText(/daarna niet meer: geen antwoord op tijd/)).toBeVisible();
    await expect.element(page.getByText('−2 °C om 09:00')).toBeVisible();
    await expect.element(page.getByText('3 metingen ontbreken')).toBeVisible();
    await expectAccessible();
  },
);

test('readings are typed, and what cannot be read is said before it is sent', async () => {
  const api = deskApi([makeSite('Kade', ['Ann'])]);
  api.answer(weather.addReadings, { count: 1 });
  await open(api);
  await page.getByRole('button', { name: 'Metingen invoeren…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Metingen invoeren' });
  await userEvent.fill(drawer.getByLabelText('Metingen'), 'koud');
  await drawer.getByRole('button', { name: 'Bewaren' }).click();
  await expect.element(drawer.getByText(/Regels als 07:00/)).toBeVisible();
  await userEvent.fill(drawer.getByLabelText('Metingen'), '07:00 -2,5');
  await drawer.getByRole('button', { name: 'Bewaren' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(api.received(weather.addReadings)[0]?.body).toMatchObject({
    station: 260,
    text: '07:00 -2,5',
  });
});

test('expected weather is a quiet sign at its day on the board, whose menu leads to the page', async () => {
  const api = planningApi();
  const date = addDays(getToday(), 1);
  api.answer(expectedWeather.list, [{ date, causes: ['frost'], projects: ['Kade'] }]);
  await openBoard({ api, remembered: { selectedDate: date, showsWeekend: true } });
  await expect.element(page.getByRole('img', { name: 'Vorst verwacht: Kade' })).toBeVisible();
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Weer' }).click();
  await expect.element(page.getByText('Niemand ingepland')).toBeVisible();
});
