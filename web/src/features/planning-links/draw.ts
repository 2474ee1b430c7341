import type { PublicItem } from '@ploegplan/contract/planning-links/schemas';
import { formatDay, formatTimesOrNone } from '../../lib/dates/dates.ts';
import { ensureHueClass } from '../../ui/facts/hue-classes.ts';
import { groupWorks, type Shift, type Work } from './works.ts';

type Child = Node | string | null;

/** An element with a class; its children are text, never markup. */
export function make(tag: string, name: string, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...children.filter((child) => child !== null));
  return element;
}

const titleLooks = 'font-semibold wrap-anywhere';

const drawTimes = (shift: Shift) => formatTimesOrNone(shift);

const drawPeople = ({ people }: Shift) =>
  people.length > 0
    ? make('ul', 'people', ...people.map((name) => make('li', 'person', name)))
    : make('p', 'nobody text-quiet', 'Nog niemand');

const drawMaterials = ({ materials }: Shift) =>
  materials.length > 0
    ? make(
        'p',
        'materials mt-1',
        make('span', 'text-quiet', 'Materieel'),
        ` ${materials.join(', ')}`,
      )
    : null;

const drawLocation = ({ client, place }: Work) => [
  client ? make('p', 'client text-quiet', client) : null,
  place ? make('p', 'place text-quiet', place) : null,
];

const drawShift = (shift: Shift, { place }: Work) =>
  make(
    'div',
    'shift',
    make('p', 'times font-semibold', drawTimes(shift)),
    shift.spot ? make('p', 'place text-quiet', shift.spot) : null,
    shift.place && shift.place !== place ? make('p', 'place text-quiet', shift.place) : null,
    drawPeople(shift),
    drawMaterials(shift),
  );

const drawShifts = (work: Work, date: string) =>
  (work.days.get(date) ?? []).map((shift) => drawShift(shift, work));

function drawCard(work: Work, date: string, place: number): HTMLElement {
  const card = make(
    'article',
    `card rounded break-inside-avoid ${ensureHueClass(work.hue)}`,
    make('h2', `title ${titleLooks}`, work.title || 'Planning'),
    ...drawLocation(work),
    ...drawShifts(work, date),
  );
  card.dataset.place = String(place);
  return card;
}

const drawEmptyPeriod = (text: string) => make('p', 'empty mx-auto text-quiet text-center', text);

/** The cards of a day. */
export function drawDay(items: readonly PublicItem[], date: string, isToday: boolean): HTMLElement {
  const cards = groupWorks(items, [date]).map((work, place) => drawCard(work, date, place));
  if (cards.length > 0) return make('div', 'cards', ...cards);
  return drawEmptyPeriod(
    isToday ? 'Vandaag staat er niets gepland' : 'Op deze dag staat er niets gepland',
  );
}

/** Saturday and Sunday only today or when somebody works. */
const filterShownDays = (items: readonly PublicItem[], days: readonly string[], today: string) =>
  days.filter((day, at) => at < 5 || day === today || items.some(({ date }) => date === day));

const drawEmptyWeek = () => drawEmptyPeriod('In deze week staat er niets gepland');

/** The week as a table: a row for each work, a column for each day. */
export function drawWeek(
  items: readonly PublicItem[],
  days: readonly string[],
  today: string,
): HTMLElement {
  const works = groupWorks(items, days);
  if (works.length === 0) return drawEmptyWeek();
  const columns = filterShownDays(items, days, today);
  const dayClass = (day: string) => (day === today ? ' today' : '');
  const head = columns.map((day) => make('th', `column${dayClass(day)}`, formatDay(day)));
  const rows = works.map((work) =>
    make(
      'tr',
      'row',
      make(
        'th',
        `work border-b ${ensureHueClass(work.hue)}`,
        make(
          'div',
          'name',
          make('span', `title ${titleLooks}`, work.title || 'Planning'),
          ...drawLocation(work),
        ),
      ),
      ...columns.map((day) =>
        make('td', `cell border-b${dayClass(day)}`, ...drawShifts(work, day)),
      ),
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
  if (!items.some(({ date }) => days.includes(date))) return drawEmptyWeek();
  const sections = filterShownDays(items, days, today).map((day) =>
    make(
      'section',
      `listed${day === today ? ' today' : ''}`,
      make('h2', 'heading mb-2', formatDay(day)),
      drawDay(items, day, day === today),
    ),
  );
  return make('div', 'list', ...sections);
}
