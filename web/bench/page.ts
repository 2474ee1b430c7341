import '../src/app/theme/ground.css';
import '../src/app/theme/utilities.css';
import { addDays } from '@ploegplan/contract/dates/dates';
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PlannedItem } from '../src/data/planning/planning-items.ts';
import { BoardFrame } from '../src/features/planning/board/Board.tsx';
import { BoardPointer } from '../src/features/planning/board/pointer.ts';
import type { Drawing, Look } from '../src/features/planning/board/rows/draw.ts';
import { BoardHighlighter } from '../src/features/planning/board/rows/marks.ts';
import { getMetrics } from '../src/features/planning/board/rows/metrics.ts';
import {
  type Bar,
  createRowMaker,
  type RowSubject,
} from '../src/features/planning/board/rows/rows.ts';
import { createDaysScale } from '../src/features/planning/board/rows/scale.ts';
import { BoardView } from '../src/features/planning/board/rows/view.ts';

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

const root = document.getElementById('root');
const grid = createRef<HTMLDivElement>();
if (!root) throw new Error('The page has no root');
flushSync(() => createRoot(root).render(createElement(BoardFrame, { ref: grid, corner: '' })));
if (!grid.current) throw new Error('The frame was not rendered');
const scroller = grid.current;
window.__drops = 0;

const view = new BoardView(scroller, (range) => marks.onDraw(range));
const marks = new BoardHighlighter(view, () => 'vrij');
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

const none: never[] = [];

/**
 * One item for each day of the harness's item, as our planning is. It reads what the harness holds, as the app reads what its
 * cache holds, because copies would measure this page.
 */
class BenchDay implements PlannedItem {
  readonly of: BenchItem;
  readonly day: number;
  readonly date: string;
  constructor(of: BenchItem, day: number, date: string) {
    this.of = of;
    this.day = day;
    this.date = date;
  }
  get id() {
    return `${this.of.id}-${this.day}`;
  }
  get startTime() {
    return this.of.startTime;
  }
  get endTime() {
    return this.of.endTime;
  }
  /** Only the days of one item of the harness are the same work. */
  get projectId() {
    return this.of.id;
  }
  get employeeIds() {
    return people.get(this.of.employeeId) ?? none;
  }
  get drivers() {
    return none;
  }
  get clientId() {
    return null;
  }
  get location() {
    return '';
  }
  get hoursWorked() {
    return none;
  }
  get materialIds() {
    return none;
  }
  get rangeId() {
    return null;
  }
  get needs() {
    return [];
  }

  get isDraft() {
    return false;
  }
  get imageCount() {
    return 0;
  }
  get version() {
    return 1;
  }
}

/** Without lists in between, whose collection as garbage would be counted as the board's work. */
function daysOf(all: readonly BenchItem[]): BenchDay[] {
  const days: BenchDay[] = [];
  for (const item of all) {
    for (let day = 0; day < item.days; day++)
      days.push(new BenchDay(item, day, scale.columns[item.startDay + day]?.date ?? ''));
  }
  return days;
}

let data: BenchData;
let subjects: RowSubject[] = [];
let people = new Map<string, readonly string[]>();
let items: readonly BenchDay[] = [];
let scale = createDaysScale({ dates: [], today: '' });
let drawing: Drawing;
let isFull = false;
const makeRows = createRowMaker();

const look = ({ items: [first] }: Bar): Look => {
  const { title, startTime, endTime, projectId } = (first as BenchDay).of;
  return {
    time: isFull ? `${startTime} – ${endTime}` : '',
    start: startTime,
    title,
    place: '',
    hue: (Number(projectId.slice(1)) * 47) % 360,
    signs: none,
  };
};

function show(period: Period): void {
  const dates = Array.from({ length: period.days }, (_, day) => addDays(period.start, day));
  scale = createDaysScale({ dates, today: dates[2] ?? '' });
  items = daysOf(period.items);
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
      items,
      listRows: rowsOf,
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
      metrics: getMetrics({ mode, isPhone: false }),
      look,
      describe: () => ({ title: '', when: '', isDraft: false, facts: [], warnings: [] }),
      formatDayName: ({ date }) => ({ short: date.slice(8), full: date }),
    };
    people = new Map(loaded.employees.map(({ id }) => [id, [id]]));
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
    const at = items.findIndex(({ of }) => of.id === id);
    // The days of one item follow each other.
    items = items.toSpliced(at, items[at]?.of.days ?? 0, ...daysOf([changed]));
    draw();
  },
};
