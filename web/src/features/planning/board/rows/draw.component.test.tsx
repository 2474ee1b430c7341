import { expect, test } from 'vitest';
import { findBar, listWeekFrom, makePlanned, makeRows, makeScale } from '../../rows/test-rows.ts';
import { applyStyles } from '../apply-styles.ts';
import { buildBackdropHtml, buildHeadHtml, buildRowHtml, type Drawing } from './draw.ts';
import { getMetrics } from './metrics.ts';
import { createHoursScale } from './scale.ts';

const evil = `<img src=x onerror="alert('1')"> & '"`;

const drawing: Drawing = {
  metrics: getMetrics({ mode: 'week', isPhone: false }),
  look: () => ({
    time: '07:00 – 16:00',
    start: '07:00',
    title: evil,
    place: evil,
    hue: null,
    signs: [{ kind: 'warning', text: evil }],
  }),
  describe: () => ({ title: evil, when: '', isDraft: false, facts: [], warnings: [] }),
  formatDayName: () => ({ short: evil, full: evil }),
};

function parsed(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Each attribute with a name that no text may bring along. */
const strange = (element: HTMLElement) =>
  [...element.querySelectorAll('*')].flatMap((entry) =>
    entry.getAttributeNames().filter((name) => name.startsWith('on') || name === 'src'),
  );

test('all text that is drawn stays text', () => {
  const absent = [{ from: 3, to: 4, label: evil, isWhole: true }];
  const { ann } = makeRows([makePlanned(0), makePlanned(1)], { absent });
  expect(findBar(ann).items).toHaveLength(2);
  const subject = { id: 'ann', name: evil, detail: evil, href: `/x?"${evil}`, heading: evil };
  const row = parsed(buildRowHtml({ ...ann, subject }, 0, drawing));
  const scale = makeScale(listWeekFrom('2026-11-16'), { '2026-11-17': evil });
  const head = parsed(buildHeadHtml(scale, drawing));

  for (const element of [row, head]) {
    expect(element.querySelector('img')).toBeNull();
    expect(strange(element)).toEqual([]);
  }
  const texts = (selector: string) => row.querySelector(selector);
  expect(texts('[data-bar]')?.firstChild?.textContent).toBe(evil);
  expect(texts('[data-bar]')?.getAttribute('data-place')).toBe(evil);
  expect(texts('[data-sign]')?.getAttribute('aria-label')).toBe(evil);
  expect(texts('[data-heading]')?.getAttribute('data-heading')).toBe(evil);
  expect(texts('a')?.textContent).toBe(evil);
  expect(texts('a')?.getAttribute('data-detail')).toBe(evil);
  expect(texts('[data-part]')?.getAttribute('title')).toBe(evil);
  expect(head.querySelector('a > span')?.textContent).toBe(evil);
  expect(head.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe(evil);
});

test('the colour of an employee is a mark before the name, and nobody else has one', () => {
  const { ann } = makeRows([makePlanned(0)]);
  const markOf = (hue: number | null) => {
    const row = { ...ann, subject: { ...ann.subject, hue } };
    const element = parsed(buildRowHtml(row, 0, drawing));
    document.body.append(element);
    const name = element.querySelector('[data-detail]');
    const colour = name && getComputedStyle(name, '::before').backgroundColor;
    element.remove();
    return colour;
  };
  expect(markOf(155)).toMatch(/oklch\(.*155\)/);
  expect(markOf(null)).toBe('rgba(0, 0, 0, 0)');
});

test('a bar that goes on beyond the days says so at its ends', () => {
  const { ann } = makeRows([makePlanned(0)]);
  const look: Drawing['look'] = (...of) => ({ ...drawing.look(...of), ends: ['before', 'after'] });
  const row = parsed(buildRowHtml(ann, 0, { ...drawing, look }));
  const ends = [...row.querySelectorAll('[data-bar] > [data-end]')];
  expect(ends.map((end) => end.getAttribute('aria-label'))).toEqual(['Begon eerder', 'Loopt door']);
});

test('a day on which the company is closed, and a weekend, are drawn across the hours too', () => {
  const [sunday, closed] = ['2026-11-22', '2026-12-28'];
  const daysOff = { [closed]: { name: 'Kerstsluiting', kind: 'closure' as const } };
  const states = (date: string) => {
    const scale = createHoursScale({ date, today: date, daysOff }, []);
    const { firstElementChild } = parsed(buildBackdropHtml(scale));
    return firstElementChild?.getAttributeNames().filter((name) => /^data-(?!style$)/.test(name));
  };
  expect(states(sunday)).toEqual(['data-free']);
  expect(states(closed)).toEqual(['data-holiday', 'data-closed']);
});

test('positions are applied by a script, as the content security policy demands, and only once', () => {
  const { ann } = makeRows([makePlanned(0)], {});
  const row = parsed(buildRowHtml(ann, 0, drawing));
  expect(row.querySelectorAll('[style]')).toHaveLength(0);
  applyStyles(row);
  const drawn = row.querySelector<HTMLElement>('[data-bar]');
  expect(drawn?.style.left).toMatch(/%$/);
  drawn?.style.setProperty('left', '10%');
  applyStyles(row);
  expect(drawn?.style.left).toBe('10%');
});
