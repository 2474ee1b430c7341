import { absences } from '@ploegplan/contract/absences/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { endOfTexts } from '../../../test/large-text.ts';
import { hoursApi } from '../../../test/subjects/hours.ts';
import { absenceOf } from '../../../test/subjects/leave.ts';

const bar = page.getByRole('banner');
const title = page.getByRole('heading', { level: 1 });

/** The actions at the right of the title. */
const actions = () => [
  ...bar.element().querySelectorAll<HTMLElement>('h1 ~ div :is(a, button, input)'),
];
const nameOf = (action: HTMLElement) => action.getAttribute('aria-label') ?? action.textContent;
const names = () => actions().map(nameOf);

const employee = { userType: 'employee', employeeId: sampleId() } as const;
const worksToo = { userType: 'admin', alsoEmployee: true, employeeId: sampleId() } as const;

describe('top bar in a wide window', () => {
  it.each([
    ['god', '/home', ['Zoek in help', 'Help', 'Afdrukken', 'Nieuw']],
    ['admin', '/home', ['Zoek in help', 'Help', 'Afdrukken', 'Nieuw']],
    ['admin', '/planning', ['Zoek in help', 'Help', 'Afdrukken', 'Planninglink', 'Nieuw']],
    [worksToo, '/employeeplanning', ['Zoek in help', 'Help']],
    [employee, '/employeeplanning', ['Zoek in help', 'Help']],
    ['other', '/home', ['Zoek in help', 'Help']],
  ] as const)('shows %o at %s the actions of the screen', async (as, at, expected) => {
    await openApp({ at, as });
    await expect.element(title).toBeVisible();
    await expect.poll(names).toEqual(expected);
  });

  it('shrinks the search field in a narrow window without truncating title or buttons', async () => {
    await openApp({ at: '/planning' });
    await page.viewport(780, 800);
    const search = page.getByPlaceholder('Zoek in help...');
    await search.fill('planning');
    for (const part of [bar.getByRole('button', { name: 'Nieuw' }), title, search]) {
      await expect.element(part).toBeInViewport({ ratio: 1 });
    }
    expect(bar.element().getBoundingClientRect().height).toBe(56);
  });
});

describe('top bar on a phone', () => {
  it.each([
    ['admin', '/home', ['Nieuw', 'Afdrukken', 'Help']],
    ['admin', '/planning', ['Nieuw', 'Meer', 'Help']],
    ['god', '/planning', ['Nieuw', 'Meer', 'Help']],
    ['admin', '/users', ['Nieuw', 'Meer', 'Help']],
    ['admin', '/employees', ['Nieuw', 'Meer', 'Help']],
    ['admin', '/settings/about', ['Help']],
    ['admin', '/help', ['Artikelen wijzigen']],
    [worksToo, '/employeeplanning', ['Help']],
    [employee, '/employeeplanning', ['Help']],
    ['other', '/home', ['Help']],
  ] as const)(
    'shows %o at %s at most three actions with sufficient target size',
    async (as, at, expected) => {
      await openApp({ at, as, size: 'phone' });
      await expect.element(title).toBeVisible();
      for (const width of [390, 320]) {
        await page.viewport(width, 844);
        await expect.poll(names, { message: `${width} wide` }).toEqual(expected);
        for (const action of actions()) {
          const box = action.getBoundingClientRect();
          expect(Math.min(box.width, box.height), nameOf(action)).toBeGreaterThanOrEqual(44);
          expect(box.right, nameOf(action)).toBeLessThanOrEqual(width);
        }
        expect(bar.element().getBoundingClientRect().height).toBe(56);
      }
    },
  );

  it.each(['/home', '/planning', '/klanten', '/users'])(
    'at %s has the add button at the bottom right',
    async (at) => {
      await openApp({ at, size: 'phone' });
      const button = bar.getByRole('button', { name: 'Nieuw' });
      await expect.element(button).toBeVisible();
      const { right, bottom, height } = button.element().getBoundingClientRect();
      expect([right, bottom]).toEqual([390 - 16, 844 - 16]);
      expect(height).toBeGreaterThanOrEqual(48);
    },
  );

  it.each([
    '/planning',
    '/hoursmanagement',
    '/employeeabsences',
    '/projecttimeline',
    '/projecten',
    '/employees',
  ])('at the end of %s has the add button on nothing', async (at) => {
    const api = hoursApi();
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const people = numbers.map((number) => sample(Employee, { name: `Werknemer ${number}` }));
    const day = getToday();
    api.answer(employees.list, people);
    api.answer(
      projects.list,
      numbers.map((number) =>
        sample(Project, {
          title: `Werk met een lange naam ${number}`,
          startDate: day,
          endDate: day,
        }),
      ),
    );
    api.answer(
      absences.list,
      people.map((person) => absenceOf(person, day)),
    );
    await openApp({ at, size: 'phone', api });
    const add = bar.getByRole('button', { name: /Nieuw|toevoegen|aanvragen/ });
    await expect.element(add).toBeVisible();
    await expect.element(page.getByText(/(Werknemer|naam) 9/).first()).toBeInTheDocument();
    const top = add.element().getBoundingClientRect().top;
    // Rows are drawn once they are scrolled to.
    await expect
      .poll(() => {
        for (const one of document.querySelectorAll('main *')) one.scrollTop = one.scrollHeight;
        return endOfTexts();
      })
      .toBeGreaterThan(top - 100);
    expect(endOfTexts()).toBeLessThanOrEqual(top);
  });

  it('has sorting and printing in the menu Meer', async () => {
    await openApp({ at: '/users', size: 'phone' });
    await bar.getByRole('button', { name: 'Meer' }).click();
    const entries = page.getByRole('menuitem');
    await expect.element(entries.first()).toMatchTextContent('Afdrukken');
    await entries.last().click();
    const chosen = page.getByRole('menuitemradio', { name: 'Gebruikersnaam (A–Z)' });
    await expect.element(chosen).toBeChecked();
    await expectAccessible();
  });

  it('links to the help about the screen', async () => {
    const { router } = await openApp({ at: '/users', size: 'phone' });
    await bar.getByRole('link', { name: 'Help' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/help/gebruikers-uitnodigen');
  });
});

describe('menus of the top bar', () => {
  it.each([
    ['/home', 'office', 'Nieuw'],
    ['/home', 'phone', 'Nieuw'],
    ['/users', 'phone', 'Meer'],
    ['/planning', 'phone', 'Meer'],
  ] as const)(
    'at %s (%s, %s) is accessible and returns focus to its button',
    async (at, size, name) => {
      await openApp({ at, size });
      const button = bar.getByRole('button', { name });
      const menu = page.getByRole('menu');
      // Twice: the code of the menu is loaded on first use.
      for (let time = 0; time < 2; time += 1) {
        await button.click();
        await expect.element(menu).toBeVisible();
        if (time === 0) await expectAccessible();
        await userEvent.keyboard('{Escape}');
        await expect.element(menu).not.toBeInTheDocument();
        await expect.element(button).toHaveFocus();
      }
    },
  );
});
