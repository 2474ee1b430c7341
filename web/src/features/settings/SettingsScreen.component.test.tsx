import { hours } from '@ploegplan/contract/hours/endpoints';
import { noticeSettings } from '@ploegplan/contract/notice-settings/endpoints';
import { NoticeSettings } from '@ploegplan/contract/notice-settings/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { weather } from '@ploegplan/contract/weather/endpoints';
import { WeatherSettings } from '@ploegplan/contract/weather/schemas';
import { noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';

const usual = sample(CompanySettings, {
  displayName: 'Bouwbedrijf Demo',
  accentColor: '#0f5e6b',
  terms: { project: 'Project', projects: 'Projecten' },
  workingWeek: [...usualWeek],
  observedHolidays: ['christmas'],
  photoSide: 2_560,
  noticeDays: 60,
  linkDays: 30,
  restoreDays: 30,
  auditLogMonths: null,
  leaverMonths: null,
  helpContact: { name: '', phonenumber: '', email: '' },
  otherWork: false,
  colleaguePhones: false,
  tellChanges: true,
  version: 1,
});

const usualNotices = sample(NoticeSettings, {
  ...{ quietFrom: '20:00', quietUntil: '06:00', tellsNextDay: true, version: 0 },
});

/** Opens the settings on a test API that stores changes, as versions. */
async function openSettings(subject = 'uiterlijk', size: 'office' | 'phone' = 'office') {
  const api = new TestApi();
  let current = usual;
  /** As somebody else changes them. */
  const put = (values: Partial<CompanySettings>) => {
    current = { ...current, ...values, version: current.version + 1 };
    return current;
  };
  api.answer(settings.get, () => current);
  api.answer(settings.change, ({ body: { version, ...given } }) => {
    if (version !== current.version) throw new Rejected(409, 'stale-version', { current });
    return put(
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    );
  });
  api.answer(hours.settings, { remindAt: null, dayTimes: noDayTimes, version: 0 });
  api.answer(noticeSettings.get, usualNotices);
  const { router } = await openApp({ at: `/settings#${subject}`, api, size });
  await expect.element(index.or(page.getByRole('region')).first()).toBeVisible();
  const sent = () => api.received(settings.change).map(({ body }) => body);
  return { api, put, sent, router };
}

/** The field for the name of the company. */
const nameField = () =>
  section('Naam en uiterlijk').getByRole('textbox', { name: 'Naam', exact: true });
const index = page.getByRole('navigation', { name: 'Onderwerpen' });
const show = (name: string) => index.getByRole('link', { name, exact: true }).click();
const section = (name: string) => page.getByRole('region', { name, exact: true });
const save = (name: string) => section(name).getByRole('button', { name: 'Opslaan' });

describe('the settings of the company', () => {
  it('are saved per section, which sends its own fields only', async () => {
    const { sent } = await openSettings();
    const look = section('Naam en uiterlijk');
    await expect.element(save('Naam en uiterlijk')).not.toBeInTheDocument();
    await nameField().fill('Bouw Anders');
    await look.getByLabelText('Accentkleur').fill('#123456');
    await save('Naam en uiterlijk').click();
    await expect.element(page.getByText('Naam en uiterlijk bijgewerkt')).toBeVisible();
    await expect.element(save('Naam en uiterlijk')).not.toBeInTheDocument();
    await expect.element(look.getByRole('heading')).toHaveFocus();
    await show('Help');
    const help = section('Help');
    await help.getByLabelText('Wie').fill('De planning');
    await help.getByLabelText('E-mailadres').fill('planning@example.nl');
    await save('Help').click();
    await expect.element(page.getByText('Contact voor hulp bijgewerkt')).toBeVisible();
    expect(sent()).toEqual([
      { displayName: 'Bouw Anders', accentColor: '#123456', version: 1 },
      {
        helpContact: { name: 'De planning', phonenumber: '', email: 'planning@example.nl' },
        version: 2,
      },
    ]);
    await expectAccessible();
  });

  it('have quiet hours, which the company changes or switches off', async () => {
    const { api } = await openSettings('doorgeven');
    let current = usualNotices;
    api.answer(noticeSettings.change, ({ body: { version, ...given } }) => {
      current = { ...current, ...(given as NoticeSettings), version: version + 1 };
      return current;
    });
    const part = section('Meldingen');
    await part.getByLabelText('Vanaf').fill('21:30');
    await part.getByRole('switch', { name: /Wel over de volgende dag/ }).click();
    await save('Meldingen').click();
    await expect.element(page.getByText('Meldingen bijgewerkt')).toBeVisible();
    await part.getByRole('switch', { name: '’s Nachts niet storen' }).click();
    await expect.element(part.getByLabelText('Vanaf')).not.toBeInTheDocument();
    await save('Meldingen').click();
    await expect
      .poll(() => api.received(noticeSettings.change).map(({ body }) => body))
      .toEqual([
        { quietFrom: '21:30', quietUntil: '06:00', tellsNextDay: false, version: 0 },
        { quietFrom: null, quietUntil: null, tellsNextDay: false, version: 1 },
      ]);
  });

  it('have what workers may do on their phone, and the second step, off until the company wants it', async () => {
    const { sent } = await openSettings('uren');
    await section('Ander werk')
      .getByRole('switch', { name: /Uren invullen op ander werk/ })
      .click();
    await save('Ander werk').click();
    await expect.element(page.getByText('Ander werk bijgewerkt')).toBeVisible();
    await show('Bellen en inloggen');
    await section('Bellen')
      .getByRole('switch', { name: /Nummers van collega’s tonen/ })
      .click();
    await save('Bellen').click();
    await expect.element(page.getByText('Bellen bijgewerkt')).toBeVisible();
    await section('Inloggen in twee stappen')
      .getByRole('textbox', { name: 'Verplicht vanaf' })
      .fill('01-01-2031');
    await save('Inloggen in twee stappen').click();
    await expect.element(page.getByText('Inloggen bijgewerkt')).toBeVisible();
    expect(sent()).toEqual([
      { otherWork: true, version: 1 },
      { colleaguePhones: true, version: 2 },
      { factorFrom: '2031-01-01', version: 3 },
    ]);
    await expectAccessible();
  });

  it('go back to what is saved by the button to cancel', async () => {
    const { sent } = await openSettings();
    const name = nameField();
    await name.fill('Anders');
    await section('Naam en uiterlijk').getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(name).toHaveValue('Bouwbedrijf Demo');
    expect(sent()).toEqual([]);
  });

  it('keep what is typed in one section while another is saved', async () => {
    const { sent } = await openSettings();
    await show('Woorden en onderdelen');
    await section('Woorden en onderdelen').getByLabelText('Eén project heet').fill('Klus');
    await show('Naam en uiterlijk');
    await nameField().fill('Bouw Anders');
    await save('Naam en uiterlijk').click();
    await expect.element(page.getByText('Naam en uiterlijk bijgewerkt')).toBeVisible();
    await show('Woorden en onderdelen');
    await save('Woorden en onderdelen').click();
    await expect.element(page.getByText('Woorden en onderdelen bijgewerkt')).toBeVisible();
    expect(sent().at(-1)).toMatchObject({
      terms: { project: 'Klus', projects: 'Projecten' },
      version: 2,
    });
  });

  it('show a change by somebody else of the same field next to the own one', async () => {
    const { put, sent } = await openSettings();
    await nameField().fill('Van mij');
    put({ displayName: 'Van hen' });
    await save('Naam en uiterlijk').click();
    const notice = section('Naam en uiterlijk').getByRole('alert');
    await expect.element(notice).toMatchTextContent('Iemand anders: Van hen');
    await expect.element(notice).toMatchTextContent('Jij: Van mij');
    await notice.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect.element(page.getByText('Naam en uiterlijk bijgewerkt')).toBeVisible();
    expect(sent().at(-1)).toMatchObject({ displayName: 'Van mij', version: 2 });
  });

  it('ask before unsaved changes are left', async () => {
    await openSettings();
    await nameField().fill('Anders');
    await index.getByRole('link', { name: /^Gebruikers/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Nog niet opgeslagen' })).toBeVisible();
    await page.getByRole('button', { name: 'Verder invullen' }).click();
    await expect.element(nameField()).toHaveValue('Anders');
  });
});

describe('the working week', () => {
  const week = section('Werkweek');
  const dayOf = (name: string) => week.getByRole('checkbox', { name });

  it('has times and a break for each workday', async () => {
    const { sent } = await openSettings('werkweek');
    await dayOf('Zaterdag').click();
    await week.getByLabelText('Zaterdag, einde').fill('12');
    await week.getByLabelText('Zaterdag, pauze in minuten').fill('15');
    await dayOf('Vrijdag').click();
    await save('Werkweek').click();
    await expect.element(page.getByText('Werkweek bijgewerkt')).toBeVisible();
    const [monday] = usualWeek;
    expect(sent()).toEqual([
      {
        workingWeek: [
          monday,
          monday,
          monday,
          monday,
          null,
          { startTime: '07:00', endTime: '12:00', breakMinutes: 15 },
          null,
        ],
        version: 1,
      },
    ]);
  });

  it('tells of a day that ends before it begins that it goes on until the next', async () => {
    await openSettings('werkweek');
    await week.getByLabelText('Dinsdag, begin').fill('17');
    await week.getByLabelText('Dinsdag, einde').fill('16');
    const tuesday = week.getByRole('group', { name: 'Dinsdag' });
    await expect.element(tuesday).toMatchTextContent('Eindigt de volgende dag, na 23 uur');
    await week.getByLabelText('Dinsdag, einde').fill('18');
    await expect.element(tuesday).not.toMatchTextContent('volgende dag');
  });

  it('names the day whose time or break is wrong, and needs a workday', async () => {
    const { sent } = await openSettings('werkweek');
    await week.getByLabelText('Dinsdag, pauze in minuten').fill('121');
    await save('Werkweek').click();
    await expect
      .element(week.getByRole('group', { name: 'Dinsdag' }))
      .toMatchTextContent('Vul hele minuten in van 0 tot en met 120');
    await expectAccessible();
    await expect.element(week.getByLabelText('Dinsdag, pauze in minuten')).toHaveFocus();
    for (const name of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag']) {
      await dayOf(name).click();
    }
    await save('Werkweek').click();
    await expect.element(week.getByText('Kies minstens één werkdag')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('makes all workdays as the first by one button', async () => {
    const { sent } = await openSettings('werkweek');
    await week.getByLabelText('Maandag, begin').fill('7:30');
    await userEvent.tab();
    await week.getByRole('button', { name: 'Alle werkdagen gelijk aan de eerste' }).click();
    await save('Werkweek').click();
    await expect.element(page.getByText('Werkweek bijgewerkt')).toBeVisible();
    const starts = sent()[0]?.workingWeek?.map((day) => day?.startTime);
    expect(starts).toEqual(['07:30', '07:30', '07:30', '07:30', '07:30', undefined, undefined]);
  });
});

it('a phone shows the index or a subject, and goes back from there to the index', async () => {
  await openSettings('', 'phone');
  await expect.element(section('Werkweek')).not.toBeInTheDocument();
  await show('Werkweek');
  await expect.element(section('Werkweek')).toBeVisible();
  await expect.element(page.getByRole('region')).toHaveLength(1);
  await expect.element(index).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Terug naar Algemeen' }).click();
  await expect.element(index).toBeVisible();
  await expect.element(section('Werkweek')).not.toBeInTheDocument();
});

it('the index marks the subject in view, the only one that is shown', async () => {
  await openSettings('');
  await expect.element(section('Naam en uiterlijk')).toBeVisible();
  await show('Werkweek');
  await expect.element(section('Werkweek')).toBeVisible();
  await expect.element(section('Naam en uiterlijk')).not.toBeInTheDocument();
  await expect
    .element(index.getByRole('link', { name: 'Werkweek' }))
    .toHaveAttribute('aria-current', 'page');
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
});

it('the holidays are sent in the order of the year', async () => {
  const { sent } = await openSettings('feestdagen');
  await section('Vrije dagen').getByLabelText('Goede Vrijdag').click();
  await save('Vrije dagen').click();
  await expect.element(page.getByText('Feestdagen bijgewerkt')).toBeVisible();
  expect(sent()).toEqual([{ observedHolidays: ['good-friday', 'christmas'], version: 1 }]);
});

it('the terms and the size of photos have their limits, and the log is kept for ever without one', async () => {
  const { sent } = await openSettings('termijnen');
  const terms = section('Termijnen en foto’s');
  await terms.getByLabelText('Melden voor een document').fill('6');
  await terms.getByLabelText('Nieuwe planninglink').fill('7');
  await expect.element(terms.getByLabelText('Foto’s verkleinen')).not.toBeVisible();
  await terms.getByText('Geavanceerd').click();
  await terms.getByLabelText('Foto’s verkleinen').fill('1600');
  await save('Termijnen en foto’s').click();
  await expect.element(terms.getByText('Vul minstens 7 in')).toBeVisible();
  await terms.getByLabelText('Melden voor een document').fill('90');
  await terms.getByLabelText('Verwijderde documenten').fill('45');
  await save('Termijnen en foto’s').click();
  await expect.element(page.getByText('Termijnen en foto’s bijgewerkt')).toBeVisible();
  await terms.getByLabelText('Logboek bewaren').fill('5');
  await save('Termijnen en foto’s').click();
  await expect.element(terms.getByText('Vul minstens 6 in')).toBeVisible();
  await terms.getByLabelText('Logboek bewaren').fill('24');
  await save('Termijnen en foto’s').click();
  await expect.poll(sent).toHaveLength(2);
  await terms.getByLabelText('Logboek bewaren').fill('');
  await terms.getByLabelText('van wie vertrok bewaren').fill('12');
  await save('Termijnen en foto’s').click();
  await expect.poll(sent).toHaveLength(3);
  const days = { noticeDays: 90, restoreDays: 45, linkDays: 7, photoSide: 1_600 };
  expect(sent()).toEqual([
    { ...days, auditLogMonths: null, leaverMonths: null, version: 1 },
    { ...days, auditLogMonths: 24, leaverMonths: null, version: 2 },
    { ...days, auditLogMonths: null, leaverMonths: 12, version: 3 },
  ]);
});

it('who is asked for the times of a day is chosen by kind of worker, with what the worker then sees', async () => {
  const { api } = await openSettings('uren');
  api.answer(hours.changeSettings, ({ body: { dayTimes = noDayTimes, version } }) => ({
    remindAt: null,
    dayTimes,
    version: version + 1,
  }));
  const times = section('Tijden per dag');
  await expect.element(times).toMatchTextContent('Niemand ziet tijden');
  await expect.element(times).not.toMatchTextContent('Ook reis vragen');
  const kind = (name: string) => times.getByRole('radiogroup', { name });
  await kind('Eigen').getByText('Moet').click();
  await kind('Ingeleend').getByText('Mag').click();
  await expect.element(times).toMatchTextContent('ziet op de telefoon begin, einde en pauze');
  await kind('Tijden kiezen').getByText('Per minuut').click();
  await times.getByRole('switch', { name: 'Ook reis vragen' }).click();
  await expectAccessible();
  await save('Tijden per dag').click();
  await expect.element(page.getByText('Tijden per dag bijgewerkt')).toBeVisible();
  expect(api.received(hours.changeSettings)[0]?.body).toEqual({
    dayTimes: {
      ask: { own: 'required', hired: 'optional', 'self-employed': 'off' },
      step: 1,
      travel: true,
    },
    version: 0,
  });
});

it('the reminders of hours have their own form and version', async () => {
  const { api } = await openSettings('uren');
  api.answer(hours.changeSettings, ({ body: { remindAt = null, version } }) => ({
    remindAt,
    dayTimes: noDayTimes,
    version: version + 1,
  }));
  await section('Uren').getByRole('switch').click();
  await section('Uren').getByLabelText('Vanaf').fill('15:30');
  await save('Uren').click();
  await expect.element(page.getByText('Herinneringen bijgewerkt')).toBeVisible();
  expect(api.received(hours.changeSettings)[0]?.body).toEqual({ remindAt: '15:30', version: 0 });
});

it('a logo is kept as soon as it is chosen, and taken away after a question', async () => {
  const { api, put } = await openSettings();
  api.answer(settings.uploadLogo, () => put({ hasLogoImage: true, logoUrl: '/api/logo.png' }));
  api.answer(settings.removeLogo, () => put({ hasLogoImage: false }));
  const look = section('Naam en uiterlijk');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const input = document.querySelector('#uiterlijk input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No field for a logo');
  await userEvent.upload(input, file);
  await expect.element(page.getByText('Logo bewaard')).toBeVisible();
  await expect.element(look.getByRole('img', { name: 'Eigen logo' })).toBeVisible();
  await look.getByRole('button', { name: 'Weghalen' }).click();
  await cancelQuestion(page.getByRole('dialog'));
  await expect.element(look.getByRole('img', { name: 'Eigen logo' })).toBeVisible();
  expect(api.received(settings.removeLogo)).toEqual([]);
  await look.getByRole('button', { name: 'Weghalen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click();
  await expect.element(page.getByText('Logo weggehaald')).toBeVisible();
});

it('leads to the statuses and the settings of leave, which open at once', async () => {
  const { router } = await openSettings('', 'phone');
  await expectAccessible();
  await page.getByRole('link', { name: /^Statussen/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Statussen' })).toBeVisible();
  await router.navigate({ to: '/settings' });
  await page.getByRole('link', { name: /^Verlofinstellingen/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Verlofinstellingen' })).toBeVisible();
});

it('the weather takes a source with a key that is not shown again', async () => {
  const { api } = await openSettings('weer');
  api.answer(weather.changeSettings, ({ body: { key = '', ...body } }) =>
    sample(WeatherSettings, { ...body, hasKey: key !== '', version: 1 }),
  );
  const forecast = section('Onwerkbaar weer').getByLabelText('Verwachting');
  await userEvent.fill(forecast, 'http://weer.example.nl');
  await save('Onwerkbaar weer').click();
  await expect.element(page.getByText('Vul een adres met https:// in')).toBeVisible();
  await userEvent.fill(forecast, 'https://weer.example.nl/{station}');
  await userEvent.fill(
    section('Onwerkbaar weer').getByLabelText('Sleutel', { exact: true }),
    'geheim',
  );
  api.answer(weather.settings, sample(WeatherSettings, { hasKey: true, version: 1 }));
  await save('Onwerkbaar weer').click();
  await expect.element(page.getByText(/Er is een sleutel, die niet getoond wordt/)).toBeVisible();
  expect(api.received(weather.changeSettings)[0]?.body).toMatchObject({
    ...{ forecastUrl: 'https://weer.example.nl/{station}', key: 'geheim' },
  });
});
