import '../src/app/theme/ground.css';
import { addDays } from '@ploegplan/contract/rules/dates';
import type { PlannedItem } from '../src/data/planning-items.ts';
import classes from '../src/features/planning/board/board.module.css';
import type { Drawing, Look } from '../src/features/planning/board/draw.ts';
import { BoardMarks } from '../src/features/planning/board/marks.ts';
import { metricsOf } from '../src/features/planning/board/metrics.ts';
import { BoardPointer } from '../src/features/planning/board/pointer.ts';
import { type Bar, type RowSubject, rowMaker } from '../src/features/planning/board/rows.ts';
import { daysScale } from '../src/features/planning/board/scale.ts';
import { BoardView } from '../src/features/planning/board/view.ts';

/** The data of the harness; its `startDay` counts from the first day of the period. */
interface BenchItem {
  id: string;
  employeeId: string;
  projectId: string;
  title: string;
  startDay: number;
  days: number;
  startTime: string;
  endTime: string;
}
interface Period {
  start: string;
  days: number;
  items: BenchItem[];
}
interface BenchData extends Period {
  employees: { id: string; name: string }[];
  projects: { id: string; name: string }[];
  next: Period;
}

declare global {
  interface Window {
    __bench: unknown;
    __drops: number;
  }
}

const scroller = document.createElement('div');
scroller.className = classes.scroller ?? '';
document.getElementById('root')?.append(scroller);
window.__drops = 0;

const view = new BoardView(scroller, (range) => marks.onDraw(range));
const marks = new BoardMarks(view, () => 'vrij');
const nothing = () => {};
new BoardPointer(view, marks, () => ({
  onOpen: nothing,
  onGesture: () => {
    window.__drops++;
  },
  explain: () => ({ text: 'Verplaatsen', warnings: [] }),
  onMenu: nothing,
  onSelect: nothing,
  onSelectOnly: nothing,
  onFollow: nothing,
  onCommand: nothing,
}));

/** One item for each day of the harness's item: as our planning is. */
function itemsOf({ items, start }: Period): { days: PlannedItem[]; titles: Map<string, string> } {
  const dates = Array.from({ length: 31 }, (_, day) => addDays(start, day));
  const titles = new Map<string, string>();
  const days: PlannedItem[] = [];
  for (const item of items) {
    titles.set(item.id, item.title);
    for (let day = 0; day < item.days; day++)
      days.push(dayOf(item, day, dates[item.startDay + day] ?? start));
  }
  return { days, titles };
}

const nobody: never[] = [];
const dayOf = (item: BenchItem, day: number, date: string): PlannedItem => ({
  id: `${item.id}-${day}`,
  date,
  startTime: item.startTime,
  endTime: item.endTime,
  projectId: item.id,
  clientId: null,
  location: '',
  employeeIds: [item.employeeId],
  hoursWorked: nobody,
  materialIds: nobody,
  rangeId: null,
  isDraft: false,
  imageCount: 0,
  version: 1,
});

let data: BenchData;
let subjects: RowSubject[] = [];
let current: { days: PlannedItem[]; titles: Map<string, string> };
let hues = new Map<string, number>();
let scale = daysScale({ dates: [], today: '' });
let drawing: Drawing;
let isFull = false;
const makeRows = rowMaker();

const look = ({ items: [first] }: Bar): Look => ({
  time: isFull && first?.startTime ? `${first.startTime} – ${first.endTime}` : '',
  start: first?.startTime ?? '',
  title: current.titles.get(first?.projectId ?? '') ?? '',
  place: '',
  hue: hues.get(first?.projectId ?? '') ?? null,
  signs: nobody,
});

function show(period: Period): void {
  const dates = Array.from({ length: period.days }, (_, day) => addDays(period.start, day));
  scale = daysScale({ dates, today: dates[2] ?? '', isEven: period.days > 7 });
  current = itemsOf(period);
  hues = new Map(
    period.items.map(({ id, projectId }) => [id, (Number(projectId.slice(1)) * 47) % 360]),
  );
  draw();
}

const rowsOf = ({ employeeIds }: PlannedItem) => employeeIds;

const draw = () =>
  view.update({
    label: 'Planning',
    corner: 'Werknemer',
    rows: makeRows({
      subjects,
      scale,
      items: current.days,
      rowsOf,
    }),
    scale,
    drawing,
  });

window.__bench = {
  itemSelector: '[data-bar]',
  get scrollEl() {
    return scroller;
  },
  async load(loaded: BenchData) {
    data = loaded;
    isFull = loaded.days <= 7;
    const mode = isFull ? 'week' : 'month';
    drawing = {
      metrics: metricsOf({ mode, isPhone: false, isCompact: false }),
      look,
      describe: ({ items: [first] }) => first?.id ?? '',
      nameOfDay: ({ date }) => ({ short: date.slice(8), full: date }),
    };
    subjects = loaded.employees.map(({ id, name }) => ({
      id,
      name,
      detail: '',
      href: `/employee-details/${id}`,
      heading: null,
    }));
    show(loaded);
  },
  async next() {
    show(data.next);
  },
  async change(id: string, changed: BenchItem) {
    const { days } = current;
    const at = days.findIndex(({ projectId }) => projectId === id);
    const others = days.filter(({ projectId }) => projectId !== id);
    const own = Array.from({ length: changed.days }, (_, day) =>
      dayOf(changed, day, scale.columns[changed.startDay + day]?.date ?? ''),
    );
    const next = others.toSpliced(at, 0, ...own);
    current = { days: next, titles: current.titles.set(id, changed.title) };
    draw();
  },
};
