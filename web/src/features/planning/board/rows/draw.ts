import frame from '../../../../ui/day-grid/grid.module.css';
import { ensureHueClass } from '../../../../ui/facts/hue-classes.ts';
import classes from '../board.module.css';
import dayClasses from '../days.module.css';
import type { Part } from '../gestures.ts';
import items from '../item.module.css';
import over from '../over.module.css';
import signClasses from '../sign.module.css';
import { computeLaneTop, type Metrics } from './metrics.ts';
import type { Absent, Bar, BoardRow } from './rows.ts';
import { type Column, computeSpan, formatTime, type Scale } from './scale.ts';

/** A mark on an item, with the words that it stands for. */
export interface Sign {
  kind: 'warning' | Part;
  text: string;
  /** True when some hours are not recorded yet. */
  isPartial?: boolean;
}

export type End = 'before' | 'after';

export interface Look {
  /** The begin and end; a short item shows only `start`. */
  time: string;
  start: string;
  title: string;
  /** The title goes on below the first line, when there is room and no place. */
  isLong?: boolean;
  /** The place, below the first line when there is room. */
  place: string;
  /** Degrees in OKLCH; null: grey. */
  hue: number | null;
  signs: readonly Sign[];
  /** The ends where the same work goes on, on days that are not shown. */
  ends?: readonly End[];
}

export interface Details {
  title: string;
  /** The days, with the begin and end. */
  when: string;
  isDraft: boolean;
  facts: readonly { name: string; text: string }[];
  warnings: readonly string[];
}

export interface Drawing {
  metrics: Metrics;
  look: (bar: Bar, row: BoardRow) => Look;
  /** True to draw all rows in the flow of the page, as for paper. */
  isWhole?: boolean;
  /** Describes a bar for the card below the pointer. */
  describe: (bar: Bar, row: BoardRow) => Details | null;
  /** The month is left out where there is no room for it. */
  formatDayName: (column: Column) => { short: string; month?: string; full: string };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. All text that is drawn goes through it. */
export const escapeHtml = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '') : text;

const formatPercent = (fraction: number) => `${Math.round(fraction * 1e6) / 1e4}%`;

/** Formats the position in the lanes of a row. */
export const formatPlacement = ({ left, width }: { left: number; width: number }, top: number) =>
  `left:${formatPercent(left)};width:calc(${formatPercent(width)} - 5px);top:${top}px`;

const signHtml = ({ kind, text, isPartial = false }: Sign) =>
  `<i class="${signClasses.sign}" role="img" data-sign="${kind}"${isPartial ? ' data-partial' : ''} aria-label="${escapeHtml(text)}"></i>`;

const buildSignsHtml = (signs: readonly Sign[]) =>
  signs.length === 0
    ? ''
    : `<span class="${signClasses.signs}">${signs.map(signHtml).join('')}</span>`;

const endTexts: Record<End, string> = { before: 'Begon eerder', after: 'Loopt door' };

const endHtml = (end: End) =>
  `<i class="${signClasses.end}" role="img" data-end="${end}" aria-label="${endTexts[end]}"></i>`;

/** True for one day that is drawn narrow, which has room for little. */
const isNarrow = ({ from, to, width }: Bar, { scale: { columns, hours } }: BoardRow) =>
  hours === null && from === to && columns.length > 1 && width < 0.75 / columns.length;

/** True when something else stands in another lane on one of its days. */
const isStacked = ({ from, to, lane }: Bar, bars: readonly Bar[]) =>
  bars.some((other) => other.lane !== lane && other.from <= to && other.to >= from);

/** Time and place are drawn by the styles from attributes, so that an item is one element. */
function buildBarHtml(
  bar: Bar,
  index: number,
  row: BoardRow,
  { metrics, look, isWhole }: Drawing,
): string {
  const { time, start, title, isLong, place, hue, signs, ends = [] } = look(bar, row);
  const days = bar.to - bar.from + 1;
  let attributes = `data-bar="${index}" aria-colindex="${bar.from + 2}"`;
  if (days > 1) attributes += ` aria-colspan="${days}"`;
  if (time && metrics.density !== 'short')
    attributes += ` data-time="${time}" data-start="${start}"`;
  if (metrics.density === 'full') {
    if (place) attributes += ` data-place="${escapeHtml(place)}"`;
    else if (isLong) attributes += ' data-wraps';
  }
  if (bar.items[0]?.isDraft) attributes += ' data-draft';
  if (isNarrow(bar, row)) attributes += ' data-narrow';
  if (isWhole && isStacked(bar, row.bars())) attributes += ' data-stacked';
  if (signs.length > 0) attributes += ` data-signs="${signs.length}"`;
  for (const { kind } of signs) attributes += ` data-${kind}`;
  for (const end of ends) attributes += ` data-${end}`;
  // Printed items follow the flow, each as high as its text.
  const style = isWhole
    ? `--days:${days};--column:${bar.from + 1};--row:${bar.lane + 1}`
    : formatPlacement(bar, computeLaneTop(metrics, bar.lane));
  return `<div class="${items.item} ${ensureHueClass(hue)}" role="gridcell" tabindex="-1" ${attributes} data-style="${style}">${escapeHtml(title)}${buildSignsHtml(signs)}${ends.map(endHtml).join('')}</div>`;
}

const buildAbsentHtml = (
  { from, to, label, isWhole, need, detail = label }: Absent,
  { scale }: BoardRow,
  { isWhole: isInFlow }: Drawing,
) => {
  const { left, width } = scale.hours ? { left: 0, width: 1 } : computeSpan(scale, from, to);
  return `<div class="${over.absent}" role="gridcell" aria-colindex="${from + 2}" aria-colspan="${to - from + 1}" data-part="${!isWhole}"${need ? ` data-need="${need}"` : ''} title="${escapeHtml(detail)}" data-style="${
    isInFlow
      ? `--days:${to - from + 1};--column:${from + 1}`
      : `left:${formatPercent(left)};width:${formatPercent(width)}`
  }">${escapeHtml(label)}</div>`;
};

function nameHtml({ subject: { name, detail, href, hue = null } }: BoardRow): string {
  const marked = hue === null ? '"' : ` ${ensureHueClass(hue)}" data-marked`;
  const content = `class="${classes.nameLink}${marked} data-detail="${escapeHtml(detail)}">${escapeHtml(name)}`;
  // The grid is one tab stop; the search leads there by keyboard.
  return href
    ? `<a href="${escapeHtml(href)}" tabindex="-1" ${content}</a>`
    : `<span ${content}</span>`;
}

/** Builds one row: its name, and beside it the planned items. A free cell has an element only while it is focused. */
export function buildRowHtml(row: BoardRow, index: number, drawing: Drawing): string {
  const { heading } = row.subject;
  const bars = row.bars();
  let content = '';
  for (const absent of row.absent) content += buildAbsentHtml(absent, row, drawing);
  for (let at = 0; at < bars.length; at++) {
    const bar = bars[at];
    if (bar) content += buildBarHtml(bar, at, row, drawing);
  }
  return `<div class="${classes.row}" role="row" aria-rowindex="${index + 2}" data-row="${index}"${
    heading === null ? '' : ` data-heading="${escapeHtml(heading)}"`
  }${bars.length + row.absent.length === 0 ? ' data-empty' : ''}><div class="${frame.beside} ${classes.name}" role="rowheader" aria-colindex="1">${nameHtml(row)}</div><div class="${classes.lanes}" role="presentation">${content}</div></div>`;
}

const formatAttributes = ({ isToday, isFree, holiday, isClosed }: Column) =>
  `${isToday ? ' data-today' : ''}${isFree ? ' data-free' : ''}${
    holiday ? ` data-holiday="${escapeHtml(holiday)}"` : ''
  }${isClosed ? ' data-closed' : ''}`;

const formatAcross = ({ left, width }: Column) =>
  `left:${formatPercent(left)};width:${formatPercent(width)}`;

const buildHoursHtml = ({ from, to }: { from: number; to: number }) => {
  let html = '';
  for (let minute = from; minute < to; minute += 60) {
    const left = formatPercent((minute - from) / (to - from));
    html += `<span class="${dayClasses.hour}" data-style="left:${left}">${formatTime(minute)}</span>`;
  }
  return html;
};

/** The days, or the hours of the one day, which stay on top. */
export function buildHeadHtml({ columns, hours }: Scale, { formatDayName }: Drawing): string {
  const days = columns.map((column, index) => {
    const { short, month, full } = formatDayName(column);
    return `<div class="${dayClasses.day}" role="columnheader" aria-colindex="${index + 2}" aria-label="${escapeHtml(full)}" title="${escapeHtml(full)}"${
      column.isToday ? ' aria-current="date"' : ''
    }${formatAttributes(column)} data-style="${formatAcross(column)}"><a class="${dayClasses.dayLink}" href="/planning?datum=${column.date}&amp;weergave=day" tabindex="-1">${escapeHtml(short)}${
      month ? `<span class="${dayClasses.month}"> ${escapeHtml(month)}</span>` : ''
    }${
      column.weather
        ? `<span class="${dayClasses.weather}" role="img" aria-label="${escapeHtml(column.weather)}" title="${escapeHtml(column.weather)}"> ❄</span>`
        : ''
    }${
      column.holiday
        ? `<span class="${dayClasses.holiday}">${escapeHtml(column.holiday)}</span>`
        : ''
    }</a></div>`;
  });
  return `${days.join('')}${hours ? buildHoursHtml(hours) : ''}`;
}

/** Today's tint, the grey of free days and holidays, and the lines between days, once behind all rows. */
export function buildBackdropHtml({ columns, hours }: Scale): string {
  if (!hours) {
    return columns
      .map(
        (column) =>
          `<div class="${dayClasses.column}"${formatAttributes(column)} data-style="${formatAcross(column)}"></div>`,
      )
      .join('');
  }
  const count = (hours.to - hours.from) / 60;
  // The head marks today, because here it would tint the whole column.
  const state = columns[0] ? formatAttributes({ ...columns[0], isToday: false }) : '';
  return Array.from(
    { length: count },
    (_, hour) =>
      `<div class="${dayClasses.column}"${state} data-style="left:${formatPercent(hour / count)};width:${formatPercent(1 / count)}"></div>`,
  ).join('');
}

/** Gives the styles of the grid what they need to know. */
export function setMeasures(
  { style, dataset }: HTMLElement,
  scale: Scale,
  { metrics }: Drawing,
): void {
  style.setProperty('--lane', `${metrics.lane}px`);
  style.setProperty('--least-day', `${metrics.day}px`);
  style.setProperty('--name-above', `${metrics.nameAbove}px`);
  style.setProperty('--heading', `${metrics.heading}px`);
  style.setProperty('--days', String(scale.columns.length));
  const tracks = scale.hours ? ['1fr'] : scale.columns.map(({ width }) => `${width}fr`);
  style.setProperty('--tracks', tracks.map((track) => `minmax(0, ${track})`).join(' '));
  dataset.columns = String(scale.columns.length);
  dataset.scale = scale.hours ? 'hours' : 'days';
  dataset.density = metrics.density;
  dataset.names = metrics.nameAbove > 0 ? 'above' : 'left';
}
