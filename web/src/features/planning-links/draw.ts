import type { PublicItem } from '@ploegplan/contract/planning-links/schemas';
import { formatDay, timesText } from '../../lib/dates/dates.ts';
import { hueClass } from '../../ui/facts/hue-classes.ts';
import { type Shift, type Work, worksOf } from './works.ts';

type Child = Node | string | null;

/** An element with a class; its children are text, never markup. */
export function make(tag: string, name: string, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children.filter((child) => child !== null));
  return element;
}

const titleLooks = 'font-semibold wrap-anywhere';

const times = (shift: Shift) => timesText(shift);

const peopleOf = ({ people }: Shift) =>
  people.length > 0
    ? make('ul', 'people', ...people.map((name) => make('li', 'person', name)))
    : make('p', 'nobody text-quiet', 'Nog niemand');

const materialsOf = ({ materials }: Shift) =>
  materials.length > 0
    ? make(
        'p',
        'materials mt-1',
        make('span', 'text-quiet', 'Materieel'),
        ` ${materials.join(', ')}`,
      )
    : null;

const whereOf = ({ client, place }: Work) => [
  client ? make('p', 'client text-quiet', client) : null,
  place ? make('p', 'place text-quiet', place) : null,
];

const shiftOf = (shift: Shift, { place }: Work) =>
  make(
    'div',
    'shift',
    make('p', 'times font-semibold', times(shift)),
    shift.spot ? make('p', 'place text-quiet', shift.spot) : null,
    shift.place && shift.place !== place ? make('p', 'place text-quiet', shift.place) : null,
    peopleOf(shift),
    materialsOf(shift),
  );

const shiftsOf = (work: Work, date: string) =>
  (work.days.get(date) ?? []).map((shift) => shiftOf(shift, work));

function cardOf(work: Work, date: string, place: number): HTMLElement {
  const card = make(
    'article',
    `card rounded break-inside-avoid ${hueClass(work.hue)}`,
    make('h2', `title ${titleLooks}`, work.title || 'Planning'),
    ...whereOf(work),
    ...shiftsOf(work, date),
  );
  card.dataset.place = String(place);
  return card;
}

const emptyPeriod = (text: string) => make('p', 'empty mx-auto text-quiet text-center', text);

/** The cards of a day. */
export function drawDay(items: readonly PublicItem[], date: string, isToday: boolean): HTMLElement {
  const cards = worksOf(items, [date]).map((work, place) => cardOf(work, date, place));
  if (cards.length > 0) return make('div', 'cards', ...cards);
  return emptyPeriod(
    isToday ? 'Vandaag staat er niets gepland' : 'Op deze dag staat er niets gepland',
  );
}

/** Saturday and Sunday only today or when somebody works. */
const shownDays = (items: readonly PublicItem[], days: readonly string[], today: string) =>
  days.filter((day, at) => at < 5 || day === today || items.some(({ date }) => date === day));

const emptyWeek = () => emptyPeriod('In deze week staat er niets gepland');

/** The week as a table: a row for each work, a column for each day. */
export function drawWeek(
  items: readonly PublicItem[],
  days: readonly string[],
  today: string,
): HTMLElement {
  const works = worksOf(items, days);
  if (works.length === 0) return emptyWeek();
  const columns = shownDays(items, days, today);
  const dayClass = (day: string) => (day === today ? ' today' : '');
  const head = columns.map((day) => make('th', `column${dayClass(day)}`, formatDay(day)));
  const rows = works.map((work) =>
    make(
      'tr',
      'row',
      make(
        'th',
        `work border-b ${hueClass(work.hue)}`,
        make(
          'div',
          'name',
          make('span', `title ${titleLooks}`, work.title || 'Planning'),
          ...whereOf(work),
        ),
      ),
      ...columns.map((day) => make('td', `cell border-b${dayClass(day)}`, ...shiftsOf(work, day))),
    ),
  );
  return make(
    'table',
    'week w-full',
    make('thead', '', make('tr', '', make('th', 'corner text-quiet', 'Werk'), ...head)),
    make('tbody', '', ...rows),
  );
}

/** The week below each other, for a phone. */
export function drawDays(
  items: readonly PublicItem[],
  days: readonly string[],
  today: string,
): HTMLElement {
  if (!items.some(({ date }) => days.includes(date))) return emptyWeek();
  const sections = shownDays(items, days, today).map((day) =>
    make(
      'section',
      `listed${day === today ? ' today' : ''}`,
      make('h2', 'heading mb-2', formatDay(day)),
      drawDay(items, day, day === today),
    ),
  );
  return make('div', 'list', ...sections);
}
