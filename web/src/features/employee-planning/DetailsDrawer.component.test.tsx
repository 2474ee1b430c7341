import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected } from '../../../test/api.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';
import * as own from '../../../test/subjects/employee-planning.ts';

/** Labels and texts of the planned details, from top to bottom. */
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
const row = (label: string) => rows().find(([name]) => name === label)?.[1];

test('item details show all rows in order, with phone and mail links', async () => {
  const item = own.plannedItem({
    clientName: 'Bouwgroep Voorbeeld',
    location: '52.37021578,4.8951679',
    startTime: '07:00:00',
    endTime: '16:30:00',
    description: 'Gevel metselen',
    materials: ['Rolsteiger', 'Ladder'],
    employees: ['Jan', 'Piet'],
    contactPerson: own.contactPerson,
  });
  await own.openDetails(item);
  expect(rows()).toEqual([
    ['Klant', 'Bouwgroep Voorbeeld'],
    ['Project', 'Nieuwbouw De Proef'],
    ['Locatie', '52.370216, 4.895168'],
    ['Tijd', '07:00 – 16:30'],
    ['Werkzaamheden', 'Gevel metselen'],
    ['Materieel', 'Rolsteiger, Ladder'],
    ['Werknemer(s)', 'Jan, Piet'],
    ['Contactpersoon', 'Uitvoerder Voorbeeld06 12 34 56 78uitvoerder@example.nl'],
  ]);
  await expect
    .element(own.details.getByRole('link', { name: '06 12 34 56 78' }))
    .toHaveAttribute('href', 'tel:0612345678');
  await expect
    .element(own.details.getByRole('link', { name: own.contactPerson.email }))
    .toHaveAttribute('href', 'mailto:uitvoerder@example.nl');
  await expectAccessible();
});

test('colleagues whose number the company shows can be called, the others are named', async () => {
  const reachable = [{ name: 'Piet', phonenumber: '06 11 22 33 44' }];
  await own.openDetails(own.plannedItem({ employees: ['Jan', 'Piet'], reachable }));
  const links = own.details.getByRole('link', { name: /bellen$/ });
  await expect.element(links).toMatchTextContent('Piet bellen');
  await expect.element(links).toHaveAttribute('href', 'tel:0611223344');
  expect(row('Werknemer(s)')).toContain('Jan, Piet');
  expect(links.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});

test('the details are left by an arrow on a phone, by a cross beside the page', async () => {
  await own.openDetails(own.plannedItem());
  const icon = () => own.cancelButtons.first().element().querySelector('svg')?.classList.value;
  expect(icon()).toContain('arrow-left');
  await page.viewport(1440, 900);
  await expect.poll(icon).toMatch(/icon-x$/);
});

test('missing details fall back to the project or a dash; hidden ones are omitted', async () => {
  const item = own.plannedItem({
    projectLocation: 'Bouwweg 2',
    contactPerson: { ...own.contactPerson, showPhonenumber: false, showEmail: false },
  });
  await own.openDetails(item);
  expect(row('Locatie')).toBe('Bouwweg 2');
  expect(row('Tijd')).toBe('-');
  expect(row('Klant')).toBeUndefined();
  expect(row('Contactpersoon')).toBe('Uitvoerder Voorbeeld');
});

test('a contact person without visible fields has no row', async () => {
  const shown = { showName: false, showPhonenumber: false, showEmail: false };
  await own.openDetails(own.plannedItem({ contactPerson: { ...own.contactPerson, ...shown } }));
  expect(row('Project')).toBe('Nieuwbouw De Proef');
  expect(row('Contactpersoon')).toBeUndefined();
});

test('what the office pinned for the crew stands with the item, and nothing in it is executed', async () => {
  const text =
    '<p>Code bij <strong>voorman</strong> <a href="tel:+31881234567">bel</a></p><svg onload="1"><script>1</script></svg><a href="javascript:1">niet</a>';
  const crewNotes = [{ id: sampleId(), title: 'Sleutel', text }];
  await own.openDetails(own.plannedItem({ crewNotes }));
  const pinned = own.details.getByRole('region', { name: 'Van kantoor' });
  await expect.element(pinned.getByRole('heading', { name: 'Sleutel' })).toBeVisible();
  await expect.element(pinned.getByText('voorman', { exact: true })).toBeVisible();
  await expect
    .element(pinned.getByRole('link', { name: 'bel' }))
    .toHaveAttribute('href', 'tel:+31881234567');
  expect(pinned.getByRole('link').elements()).toHaveLength(1);
  expect(pinned.element().querySelector('script, [onload]')).toBeNull();
  await expectAccessible();
});

test('plus and minus change the hours by a quarter, not below 0; invalid input counts as 0', async () => {
  await own.openDetails(own.plannedItem());
  await expect
    .element(own.details.getByText('Gebruik + en - voor stappen van 15 minuten'))
    .toBeVisible();
  const plus = own.details.getByRole('button', { name: 'Kwartier erbij' });
  await own.details.getByRole('button', { name: 'Kwartier eraf' }).click();
  await expect.element(own.hours).toHaveValue('0');
  await own.hours.fill('acht');
  await plus.click();
  await expect.element(own.hours).toHaveValue('0,25');
  await own.hours.fill('7:30');
  await plus.click();
  await expect.element(own.hours).toHaveValue('7,75');
});

test.each([
  ['-1', 'Uren kunnen niet negatief zijn'],
  ['24,25', 'Vul hooguit 24 uur in'],
  ['7,8', 'Vul hele kwartieren in, bijvoorbeeld 7,75'],
  ['acht', 'Vul een getal in, bijvoorbeeld 7,75'],
])('hours %s are rejected with a field error and not sent', async (typed, message) => {
  const { api } = await own.openDetails(own.plannedItem());
  await own.hours.fill(typed);
  await own.saveButtons.last().click();
  await expect.element(own.details.getByText(message)).toBeVisible();
  await expect.element(own.hours).toHaveFocus();
  expect(api.received(employeePlanning.record)).toEqual([]);
});

test('the item page of a phone is left by its arrow alone', async () => {
  const item = own.plannedItem();
  await own.openAsEmployee(`/planning-details/${item.id}`, own.answerItems(item));
  await expect.element(own.cancelButtons.first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Menu openen' }).elements()).toEqual([]);
});

test('rejected hours of the item page are shown above its buttons, with the error', async () => {
  const item = own.plannedItem({ description: 'Gevel metselen\n'.repeat(20) });
  await own.openAsEmployee(`/planning-details/${item.id}`, own.answerItems(item));
  await own.hours.fill('7,8');
  // At the lower edge of the window, behind the buttons that stay there.
  own.hours.element().scrollIntoView({ block: 'end' });
  await own.saveButtons.last().click();
  const error = page.getByText('Vul hele kwartieren in, bijvoorbeeld 7,75');
  await expect
    .poll(() => error.element().getBoundingClientRect().bottom)
    .toBeLessThan(own.saveButtons.last().element().getBoundingClientRect().top);
});

test('hours and notes are sent as JSON; empty fields are sent as cleared', async () => {
  const { api } = await own.openDetails(own.plannedItem());
  expect(own.notes.element().tagName).toBe('TEXTAREA');
  await own.hours.fill('7,75');
  await own.notes.fill('Kenteken 00-XX-00');
  await own.saveButtons.first().click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect.element(own.details).not.toBeInTheDocument();
  await own.openFirst();
  await own.hours.fill('');
  await own.notes.fill('');
  await own.saveButtons.last().click();
  await expect
    .poll(() => api.received(employeePlanning.record).map(({ body }) => body))
    .toEqual([
      { hoursWorked: 7.75, notes: 'Kenteken 00-XX-00' },
      { hoursWorked: null, notes: '' },
    ]);
});

test.each(['drawer', 'page'])(
  'all four buttons are disabled while saving; a rejection keeps the input (%s)',
  async (place) => {
    const item = own.plannedItem();
    const api = own.answerItems(item);
    if (place === 'drawer') await own.openDetails(item, api);
    else await own.openAsEmployee(`/planning-details/${item.id}`, api);
    await own.hours.fill('7,75');
    await own.notes.fill('Gevel af');
    api.reject(employeePlanning.record, 409, 'hours-approved');
    const answer = api.hold(employeePlanning.record);
    await own.saveButtons.last().click();
    const buttons = [...own.saveButtons.elements(), ...own.cancelButtons.elements()];
    expect(buttons).toHaveLength(4);
    for (const button of buttons) await expect.element(button).toBeDisabled();
    answer.release();
    await expect.element(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
    await expect.element(page.getByText(/^De uren van deze week zijn goedgekeurd/)).toBeVisible();
    for (const button of buttons) await expect.element(button).toBeEnabled();
    await expect.element(own.hours).toHaveValue('7,75');
    await expect.element(own.notes).toHaveValue('Gevel af');
  },
);

test('an item that fails to load shows the data from the list, without an error, and is logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const item = own.plannedItem({ hoursWorked: 6.5 });
  const api = own.answerItems(item);
  api.reject(employeePlanning.get, 404, 'not-found');
  await own.openDetails(item, api);
  await expect
    .element(own.details.getByText('De afbeeldingen konden niet worden opgehaald.'))
    .toBeVisible();
  expect(row('Project')).toBe('Nieuwbouw De Proef');
  await expect.element(own.hours).toHaveValue('6,5');
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(logged).toHaveBeenCalledWith(
    'The whole planning item could not be loaded.',
    expect.any(Error),
  );
});

test('an item that is gone or not an own one offers the way to the planning, and nothing to save', async () => {
  const item = own.plannedItem();
  const api = own.answerItems();
  api.reject(employeePlanning.get, 404, 'not-found');
  await own.openAsEmployee(`/planning-details/${item.id}`, api);
  await expect
    .element(page.getByRole('heading', { name: 'Dit werk staat niet (meer) in je planning' }))
    .toBeVisible();
  expect(own.saveButtons.elements()).toEqual([]);
  await expectAccessible();
  await page.getByRole('link', { name: 'Naar je planning' }).click();
  await expect.poll(() => location.pathname).toBe('/employeeplanning');
});

test('more hours than fit between the planned times are saved after a question, which is asked once', async () => {
  const item = own.plannedItem({ startTime: '08:00:00', endTime: '13:00:00' });
  const api = own.answerItems(item);
  await own.openAsEmployee(`/planning-details/${item.id}`, api);
  await own.hours.fill('7:45');
  let refusals = 1;
  api.intercept(employeePlanning.record, () => {
    if (refusals-- > 0) throw new Rejected(404, 'not-found');
  });
  await own.saveButtons.last().click();
  const question = page.getByRole('dialog', { name: 'Uren opslaan' });
  await expect.element(question.getByText('Meer dan gepland (5 uur). Toch opslaan?')).toBeVisible();
  await question.getByRole('button', { name: 'Toch opslaan' }).click();
  await expect.element(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  await own.saveButtons.last().click();
  await expect.poll(() => api.received(employeePlanning.record)).toHaveLength(2);
  await own.openFirst();
  await own.notes.fill('Langer door regen');
  await own.saveButtons.last().click();
  await expect.poll(() => api.received(employeePlanning.record)).toHaveLength(3);
});

test('hours of a day that is still to come are saved after a question', async () => {
  const item = own.plannedItem({ date: '2150-01-01' });
  const api = own.answerItems(item);
  await own.openAsEmployee(`/planning-details/${item.id}`, api);
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  const question = page.getByRole('dialog', { name: 'Uren opslaan' });
  await expect.element(question.getByText('moet nog komen')).toBeVisible();
  await cancelQuestion(question);
  await expect.element(own.hours).toHaveValue('8');
  expect(api.received(employeePlanning.record)).toEqual([]);
  await own.saveButtons.last().click();
  await question.getByRole('button', { name: 'Toch opslaan' }).click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
});

test.each([
  ['Annuleren above', () => own.cancelButtons.first().click()],
  ['Annuleren below', () => own.cancelButtons.last().click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the back button', async () => history.back()],
])('leaving unsaved hours by %s asks for confirmation', async (_way, leave) => {
  await own.openDetails(own.plannedItem());
  await own.hours.fill('8');
  await leave();
  await own.unsavedQuestion.getByRole('button', { name: 'Verder invullen' }).click();
  await expect.element(own.unsavedQuestion).not.toBeInTheDocument();
  await expect.element(own.hours).toHaveValue('8');
  await leave();
  await own.unsavedQuestion.getByRole('button', { name: 'Weggaan' }).click();
  await expect.element(own.details).not.toBeInTheDocument();
  expect(location.pathname).toBe('/employeeplanning');
});

describe('the item page of a phone with unsaved hours', () => {
  const leaveByBack = async () => history.back();
  const leaveByButton = () => own.cancelButtons.last().click();

  test.each([
    ['Annuleren, opened from the planning', leaveByButton, '/employeeplanning'],
    ['the back button, opened from the planning', leaveByBack, '/employeeplanning'],
    ['Annuleren, opened by a link', leaveByButton, null],
  ])('is left without saving by %s, and what was typed is dropped', async (_way, leave, from) => {
    const item = own.plannedItem();
    const at = `/planning-details/${item.id}`;
    const { router } = await own.openAsEmployee(from ?? at, own.answerItems(item));
    if (from) {
      await expect.element(page.getByRole('article')).toBeVisible();
      await router.navigate({ href: at });
    }
    await own.hours.fill('8');
    await leave();
    await own.unsavedQuestion.getByRole('button', { name: 'Weggaan' }).click();
    await expect.poll(() => location.pathname).toBe('/employeeplanning');
    await expect.element(page.getByRole('article')).toBeVisible();
    await own.openFirst();
    await expect.element(own.hours).toHaveValue('');
    await expect.poll(() => history.state.overlay).toBe(true);
  });
});

test('on a phone the confirmation for unsaved hours has two buttons of its whole width', async () => {
  await own.openDetails(own.plannedItem());
  await own.hours.fill('8');
  await userEvent.keyboard('{Escape}');
  const widthOf = (name: string) =>
    own.unsavedQuestion.getByRole('button', { name }).element().getBoundingClientRect().width;
  await expect.element(own.unsavedQuestion).toBeVisible();
  expect(widthOf('Weggaan zonder opslaan')).toBeGreaterThan(250);
  expect(widthOf('Verder invullen')).toBe(widthOf('Weggaan zonder opslaan'));
});

test('Escape in the confirmation for unsaved hours returns to the details', async () => {
  await own.openDetails(own.plannedItem());
  await own.hours.fill('8');
  await userEvent.keyboard('{Escape}');
  await expect.element(own.unsavedQuestion).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(own.unsavedQuestion).not.toBeInTheDocument();
  await expect.element(own.details).toBeVisible();
});

test('the back button of a phone closes the details and stays on the planning', async () => {
  await own.openDetails(own.plannedItem());
  history.back();
  await expect.element(own.details).not.toBeInTheDocument();
  expect(location.pathname).toBe('/employeeplanning');
  await own.openFirst();
});

test('the item page saves the hours and returns to the planning', async () => {
  const item = own.plannedItem();
  await own.openAsEmployee(`/planning-details/${item.id}`, own.answerItems(item));
  await own.hours.fill('4');
  await expectAccessible();
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect.element(page.getByRole('article')).toMatchTextContent('4 uur');
});

test('with text of twice the size the details and their buttons fit on a phone', async () => {
  await own.openDetails(
    own.plannedItem({ description: 'Kapconstructie plaatsen', contactPerson: own.contactPerson }),
  );
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const tooWide = () =>
    [...own.details.element().querySelectorAll('dd, form, form > *')]
      .filter((candidate) => candidate.scrollWidth > candidate.clientWidth + 1)
      .map(({ textContent }) => textContent);
  const save = own.saveButtons.last().element();
  await expect.poll(() => save.getBoundingClientRect().width).toBeGreaterThan(200);
  expect(tooWide()).toEqual([]);
  style.removeProperty('font-size');
});
