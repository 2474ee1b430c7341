import type { PublicPlanning } from '@ploegplan/contract/planning-links.schemas';
import { addDays, isoWeek, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { publicViewMode } from '../data/planning-remembered.ts';
import { formatLongDay, formatWeekDays } from '../lib/dates/dates.ts';
import { formatClock } from '../lib/dates/moments.ts';
import { drawDay, drawDays, drawWeek, make } from './draw.ts';
import { fit, isWide } from './fit.ts';
import { Pages } from './pages.ts';

type Mode = 'day' | 'week';

const place = `ploegplan.${publicViewMode.name}`;

function recallMode(): Mode {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return publicViewMode.fits(value) ? value : publicViewMode.fallback();
  } catch {
    return publicViewMode.fallback();
  }
}

function rememberMode(mode: Mode): void {
  try {
    localStorage.setItem(place, JSON.stringify(mode));
  } catch {
    // Storage can be switched off.
  }
}

/** After so long without a hand on it, a screen shows today again. */
const BACK_MS = 2 * 60_000;

/** The page: what it shows of the planning, and what somebody chose to see. */
export class View {
  readonly #page: HTMLElement;
  readonly #pages: Pages;
  #planning: PublicPlanning | null = null;
  #readAt = new Date();
  #mode = recallMode();
  /** The chosen day; null: today, whatever day it becomes. */
  #chosen: string | null = null;
  #chosenAt = 0;
  #drawn = '';

  constructor(page: HTMLElement, over: AbortSignal) {
    this.#page = page;
    this.#pages = new Pages(this.#part('planning'), this.#part('turn'), over);
    const on = (name: string, run: () => void) =>
      this.#part(name).addEventListener('click', run, { signal: over });
    on('previous', () => this.#choose(addDays(this.#date(), this.#mode === 'day' ? -1 : -7)));
    on('next', () => this.#choose(addDays(this.#date(), this.#mode === 'day' ? 1 : 7)));
    on('now', () => this.#choose(null));
    for (const button of page.querySelectorAll<HTMLElement>('.mode')) {
      const mode = button.dataset.mode === 'week' ? 'week' : 'day';
      button.addEventListener('click', () => this.#setMode(mode), { signal: over });
    }
    isWide.addEventListener('change', () => this.#draw(), { signal: over });
    // A browser that is to print lays the page out before it says that the medium is paper.
    addEventListener('beforeprint', () => this.#draw(true), { signal: over });
    addEventListener('afterprint', () => this.#draw(), { signal: over });
    addEventListener('resize', () => this.#fit(), { signal: over });
    const timer = setInterval(() => this.#tick(), 1_000);
    over.addEventListener('abort', () => clearInterval(timer));
  }

  show(planning: PublicPlanning): void {
    const { name, logo, accentColor } = planning.tenant;
    this.#planning = planning;
    this.#readAt = new Date();
    const image = this.#part('logo') as HTMLImageElement;
    if (image.getAttribute('src') !== logo) image.src = logo;
    // It has the name in it; instead of one that cannot be loaded the browser shows this text.
    image.alt = name;
    image.hidden = false;
    this.#part('about').textContent = planning.about;
    document.title = `Planning – ${planning.about || name}`;
    document.documentElement.style.setProperty('--tenant-accent', accentColor);
    this.#part('controls').hidden = false;
    this.#draw();
    this.#tick();
  }

  lose(): void {
    this.#say(
      this.#planning
        ? `Geen verbinding, stand van ${formatClock(this.#readAt.toISOString())} uur`
        : 'Geen verbinding. De planning komt zodra die er weer is.',
    );
  }

  find(): void {
    this.#say('');
  }

  /** Nothing of the planning stays in the page. */
  end(): void {
    this.#planning = null;
    this.#drawn = '';
    this.#say('');
    for (const part of ['about', 'turn', 'clock']) this.#part(part).textContent = '';
    this.#part('day').textContent = 'Planning';
    this.#part('logo').hidden = true;
    for (const name of ['src', 'alt']) this.#part('logo').removeAttribute(name);
    this.#part('controls').hidden = true;
    document.title = 'Planning';
    this.#part('planning').replaceChildren(
      make(
        'div',
        'gone',
        make('h2', 'title', 'Deze link werkt niet'),
        make(
          'p',
          '',
          'Hij is verlopen, ingetrokken of niet volledig overgenomen. Vraag een nieuwe link aan wie hem je gaf.',
        ),
      ),
    );
  }

  #part(name: string): HTMLElement {
    const part = this.#page.querySelector<HTMLElement>(`.${name}`);
    if (!part) throw new Error(`The page has no ${name}`);
    return part;
  }

  #say(text: string): void {
    const state = this.#part('state');
    if (state.textContent === text) return;
    state.textContent = text;
    this.#fit();
  }

  #fit(): void {
    fit(this.#part('planning'));
    this.#pages.show();
  }

  /** To the begin of a screen; on a phone to today in the week, unless that is at its begin. */
  #goToToday(): void {
    const main = this.#part('planning');
    main.scrollTop = 0;
    main.querySelector('.listed + .today')?.scrollIntoView();
  }

  #date(): string {
    return this.#chosen ?? today();
  }

  #setMode(mode: Mode): void {
    this.#mode = mode;
    rememberMode(mode);
    this.#draw();
  }

  #choose(date: string | null): void {
    const { from, to } = this.#planning ?? {};
    if (!from || !to) return;
    const within = date && (date < from ? from : date > to ? to : date);
    this.#chosen = within === today() ? null : within;
    this.#chosenAt = performance.now();
    this.#draw();
  }

  #tick(): void {
    if (!this.#planning) return;
    this.#part('clock').textContent = formatClock(new Date().toISOString());
    if (this.#chosen && performance.now() - this.#chosenAt > BACK_MS) this.#chosen = null;
    if (this.#drawn !== this.#look()) this.#draw();
  }

  /** What of the page depends on the day. */
  #look(): string {
    return `${this.#mode} ${this.#date()} ${today()}`;
  }

  #draw(hasRoom = isWide.matches): void {
    if (!this.#planning) return;
    const { items, from, to } = this.#planning;
    const [date, now] = [this.#date(), today()];
    const monday = mondayOf(date);
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    const isDay = this.#mode === 'day';
    const week = hasRoom ? drawWeek : drawDays;
    this.#part('planning').replaceChildren(
      isDay ? drawDay(items, date, date === now) : week(items, days, now),
    );
    this.#part('day').textContent = isDay
      ? formatLongDay(date)
      : `Week ${isoWeek(date).week}, ${formatWeekDays(monday)}`;
    for (const button of this.#page.querySelectorAll<HTMLElement>('.mode')) {
      button.setAttribute('aria-pressed', String(button.dataset.mode === this.#mode));
    }
    const first = isDay ? date : monday;
    (this.#part('previous') as HTMLButtonElement).disabled = first <= from;
    (this.#part('next') as HTMLButtonElement).disabled = (isDay ? date : addDays(monday, 6)) >= to;
    (this.#part('now') as HTMLButtonElement).disabled = isDay ? date === now : days.includes(now);
    const isChange = this.#drawn !== this.#look();
    this.#drawn = this.#look();
    this.#fit();
    if (isChange) this.#goToToday();
  }
}
