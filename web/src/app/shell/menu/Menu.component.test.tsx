import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { currentEntry, menu, menuEntries, openMenu } from '../../../../test/menu.ts';
import { recall } from '../../../lib/remembered/remembered.ts';
import { closedMenuGroups, isMenuHidden, menuStatuses } from '../remembered.ts';

const title = page.getByRole('heading', { level: 1 });

const isFocusInMenu = () => menu.element().contains(document.activeElement);

describe('the project statuses in the menu', () => {
  const running = sample(ProjectStatus, { status: 'Lopend', index: 1, projectCount: 2 });
  const waiting = sample(ProjectStatus, {
    status: 'Wacht op de vergunning van de gemeente',
    index: 2,
    projectCount: 1,
  });
  const withStatuses = () => {
    const api = new TestApi();
    api.answer(projectStatuses.list, [running, waiting]);
    return api;
  };
  const ofStatuses = () => menuEntries().filter((text) => /Lopend|vergunning/.test(text));

  it('show their number of projects and link to the projects with that status', async () => {
    const { router } = await openApp({ at: '/projecten', api: withStatuses() });
    await expect.element(title).toHaveTextContent('Projecten');
    expect(currentEntry()).toBe('Alles');
    await expect.poll(ofStatuses).toEqual(['Lopend2', `${waiting.status}1`]);
    const { scrollWidth, clientWidth } = menu.element();
    expect(scrollWidth, 'a long name does not widen the menu').toBe(clientWidth);
    await menu.getByRole('link', { name: 'Lopend' }).click();
    await expect.poll(currentEntry).toBe('Lopend2');
    expect(router.state.location.search).toEqual({ status: running.id });
  });

  it('are those of the last visit until they are loaded, so that the menu does not move', async () => {
    const api = withStatuses();
    const answer = api.hold(projectStatuses.list);
    await openApp({ at: '/help', api, remembered: { menuStatuses: [running, waiting] } });
    await expect.poll(ofStatuses).toEqual(['Lopend2', `${waiting.status}1`]);
    answer.release();
    await expect.poll(() => recall(menuStatuses).length).toBe(2);
  });

  it('are not cut while there is room', async () => {
    const api = new TestApi();
    const name = 'Werkvoorbereiding';
    api.answer(projectStatuses.list, [{ ...running, status: name, projectCount: 12 }]);
    await openApp({ at: `/projecten?status=${running.id}`, api });
    await expect.poll(currentEntry).toBe(`${name}12`);
    const label = menu.getByText(name).element();
    expect(label.scrollWidth).toBe(label.clientWidth);
  });

  it('close the menu on a phone when clicked', async () => {
    await openApp({ at: '/projecten', size: 'phone', api: withStatuses() });
    await openMenu();
    await menu.getByRole('link', { name: 'Lopend' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await openMenu();
    await expect.poll(currentEntry).toBe('Lopend2');
  });

  it('on a project page the entry of all projects is marked as current', async () => {
    const api = withStatuses();
    await openApp({ at: `/project-details/${sampleId()}`, api });
    await expect.poll(() => api.received(projects.details).length).toBe(1);
    await expect.poll(currentEntry).toBe('Alles');
  });
});

describe('the menu', () => {
  it('marks the entry of the current page and scrolls it into view', async () => {
    await page.viewport(1440, 500);
    await openApp({ at: '/settings/logboek' });
    await page.viewport(1440, 500);
    await expect.element(title).toHaveTextContent('Logboek');
    expect(currentEntry()).toBe('Algemeen');
    await expect.element(menu.getByRole('link', { name: 'Algemeen' })).toBeInViewport();
    await expectAccessible();
  });

  it('of an admin, Install app included, fits a window of 1024 by 768', async () => {
    const api = new TestApi();
    const statuses = [1, 2, 3, 4, 5, 6].map((index) =>
      sample(ProjectStatus, { status: `Status ${index}`, index }),
    );
    api.answer(projectStatuses.list, statuses);
    await openApp({ at: '/help', api });
    await page.viewport(1024, 768);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await expect.element(menu.getByRole('link', { name: 'Status 6' })).toBeVisible();
    const list = menu.getByRole('list').first().element();
    expect(list.scrollHeight).toBe(list.clientHeight);
    await expect.element(menu.getByRole('button', { name: 'Install app' })).toBeInViewport();
  });

  it('of a god who sees every entry fits a window of 900 px', async () => {
    const api = new TestApi();
    const statuses = [1, 2, 3, 4, 5, 6].map((index) =>
      sample(ProjectStatus, { status: `Status ${index}`, index }),
    );
    api.answer(projectStatuses.list, statuses);
    await openApp({ at: '/help', as: { userType: 'god', alsoEmployee: true }, api });
    await expect.element(menu.getByRole('link', { name: 'Status 6' })).toBeVisible();
    const list = menu.getByRole('list').first().element();
    expect(list.scrollHeight).toBe(list.clientHeight);
    await expect.element(menu.getByRole('button', { name: 'Install app' })).toBeInViewport();
  });

  it('collapses a group and stores that for the user', async () => {
    await openApp({ at: '/settings' });
    const group = menu.getByRole('button', { name: 'Instellingen' });
    await group.click();
    await expect.element(group).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(menuEntries).not.toContain('Algemeen');
    expect(recall(closedMenuGroups)).toEqual(['Instellingen']);
  });

  it('expands a collapsed group by arrow keys, which move through the entries', async () => {
    await openApp({ at: '/settings', remembered: { closedMenuGroups: ['Instellingen'] } });
    const group = menu.getByRole('button', { name: 'Instellingen' });
    await expect.element(group).toHaveAttribute('aria-expanded', 'false');
    (group.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(menu.getByRole('link', { name: 'Algemeen' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(title).toHaveTextContent('Profiel');
  });
});

describe('the menu in a wide window', () => {
  it('is 200 px wide', async () => {
    await openApp({ at: '/help' });
    await expect.element(menu).toBeVisible();
    expect(page.getByRole('banner').element().getBoundingClientRect().x).toBe(200);
  });

  it('can be hidden, which is stored for the user', async () => {
    await openApp({ at: '/help' });
    await page.getByRole('button', { name: 'Menu sluiten' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(recall(isMenuHidden)).toBe(true);
  });

  it('stays hidden on the next visit until it is opened', async () => {
    await openApp({ at: '/help', remembered: { isMenuHidden: true } });
    await expect.element(title).toHaveTextContent('Help');
    await expect.element(menu).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await expect.element(menu).toBeVisible();
  });
});

describe('the menu on a phone', () => {
  it('covers three quarters of the window, traps focus and closes on Escape', async () => {
    await openApp({ at: '/help', size: 'phone' });
    await openMenu();
    const width = () => Math.round(menu.element().getBoundingClientRect().width);
    await expect.poll(width).toBe(Math.round(390 * 0.75));
    await expect.poll(isFocusInMenu).toBe(true);
    for (const keys of ['{Shift>}{Tab}{/Shift}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(keys);
      expect(isFocusInMenu()).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('closes on back without leaving the page', async () => {
    const { router } = await openApp({ at: '/help', size: 'phone' });
    await openMenu();
    await expect.poll(() => router.state.location.state.overlay).toBe(true);
    history.back();
    await expect.element(menu).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/help');
  });

  it('adds one history entry per navigation', async () => {
    const { router } = await openApp({ at: '/help', size: 'phone' });
    await openMenu();
    await expect.poll(() => router.state.location.state.overlay).toBe(true);
    await menu.getByRole('link', { name: 'Notities' }).click();
    await expect.element(title).toHaveTextContent('Notities');
    await expect.element(menu).not.toBeInTheDocument();
    history.back();
    await expect.element(title).toHaveTextContent('Help');
    expect(router.state.location.pathname).toBe('/help');
  });
});

it.each(['office', 'phone'] as const)(
  'at the size of the %s the menu says who is signed in',
  async (size) => {
    await openApp({ at: '/help', as: { userType: 'employee', username: 'ann.deboer' }, size });
    if (size === 'phone') await openMenu();
    await expect
      .element(menu.getByTitle('Ingelogd als ann.deboer'))
      .toMatchTextContent('ann.deboer');
    await expectAccessible();
  },
);
