import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, opened } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import * as own from '../../../test/subjects/employee-planning.ts';
import { recall } from '../../lib/remembered/remembered.ts';
import { installNoticeAt } from './useInstallNotice.ts';

const HOUR_MS = 3_600_000;
const item = own.plannedItem();
const employee = { userType: 'employee', employeeId: own.ownEmployeeId } as const;
const foreman = { userType: 'admin', alsoEmployee: true, employeeId: own.ownEmployeeId } as const;
const openPlanning = (
  as: typeof employee | typeof foreman,
  size: 'phone' | 'office' = 'phone',
  at = '/employeeplanning',
) => openApp({ at, as, size, api: own.answerItems(item) });
const title = page.getByRole('heading', { name: 'Planning', level: 1 });

const notice = page.getByText("Je kunt deze app installeren via het menu 'Installeer app'.");

const fakeTimers = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
/** Longer than the notice waits for the first days. */
const waitForNotice = () => vi.advanceTimersByTime(9_000);

test('an employee on a phone sees the install notice for four seconds, again after a week', async () => {
  fakeTimers();
  await openPlanning(employee);
  await expect.element(notice).toBeVisible();
  await expectAccessible();
  vi.advanceTimersByTime(4_500);
  await expect.element(notice).not.toBeInTheDocument();
  const openAfter = async (wait: number) => {
    await opened.close();
    vi.setSystemTime(Date.now() + wait * HOUR_MS);
    await openPlanning(employee);
    await expect.element(title).toBeVisible();
    waitForNotice();
  };
  const firstAt = recall(installNoticeAt);
  await openAfter(7 * 24 - 1);
  expect(recall(installNoticeAt)).toBe(firstAt);
  await openAfter(1);
  await expect.poll(() => recall(installNoticeAt)).not.toBe(firstAt);
});

test('the install notice covers no button of the planning', async () => {
  await openPlanning(employee);
  await expect.element(notice).toBeVisible();
  await expect.element(title).toBeVisible();
  const covered = () => {
    const message = document.querySelector('.mantine-Notification-root');
    const box = message?.getBoundingClientRect();
    if (!box) return ['no notice'];
    return [...document.querySelectorAll('button, input, textarea')]
      .filter((candidate) => !message?.contains(candidate))
      .filter((candidate) => {
        const { top, bottom, width } = candidate.getBoundingClientRect();
        return width > 0 && top < box.bottom && bottom > box.top;
      })
      .map((entry) => entry.getAttribute('aria-label') ?? entry.textContent);
  };
  // It slides in.
  await expect.poll(covered).toEqual([]);
});

test('the install notice of a foreman names the entry of the own menu', async () => {
  await openPlanning(foreman);
  await expect
    .element(page.getByText("Je kunt deze app installeren via het menu 'Install app'."))
    .toBeVisible();
});

test('the install notice is not shown on a desktop', async () => {
  fakeTimers();
  await openPlanning(employee, 'office');
  await expect.element(title).toBeVisible();
  waitForNotice();
  expect(recall(installNoticeAt)).toBeNull();
});

test('the install notice is not shown over an opened item', async () => {
  fakeTimers();
  await openPlanning(employee, 'phone', `/planning-details/${item.id}?eigen=true`);
  await expect.element(own.hours).toBeVisible();
  waitForNotice();
  expect(recall(installNoticeAt)).toBeNull();
});
