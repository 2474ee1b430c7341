/** Measures the planning board alone, beside its own rows written as plain HTML. See docs/benchmarks.md. */
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { headlessShell } from '../scripts/headless-shell.ts';
import { median } from './median.ts';

const ADDRESS = 'http://localhost:4173/bench.html';
const ROUNDS = 5;
const sizes = { S: [25, 7], M: [100, 31], L: [500, 31] } as const;
const times = { startTime: '07:00', endTime: '16:00' };
/** How often each is done in a round. */
const steps = { 'first drawn': 1, 'a frame of scrolling': 90, 'a change': 20, 'a move': 40 };

/** Work of two days in each three, on one of twenty projects. */
function makeData([people, days]: readonly [number, number]) {
  const employees = Array.from({ length: people }, (_, at) => ({ id: `${at}`, name: `Wie ${at}` }));
  const items = Array.from({ length: people * Math.floor(days / 3) }, (_, at) => {
    const [person, block, project] = [at % people, Math.floor(at / people), at % 20];
    const work = { projectId: `p${project}`, title: `Renovatie ${project}`, startDay: 3 * block };
    return { id: `${at}`, employeeId: `${person}`, ...work, days: 2, ...times };
  });
  return { start: '2026-11-02', days, employees, items };
}

/** Code for the page, as text. */
const inPage = (body: string) => `(async () => {
  const grid = document.querySelector('[role=grid]');
  const rest = async (frames) => { while (frames--) await new Promise(requestAnimationFrame) };
  ${body}
})()`;
const load = inPage('await __bench.load(data); await rest(20)');
const write = inPage('root.innerHTML = html; await rest(20)');
const scroll = inPage(`const most = Math.max(1, grid.scrollHeight - grid.clientHeight);
  for (let at = 0; at < ${steps['a frame of scrolling']}; at++, await rest(1))
    grid.scrollTop = Math.abs(((at * 40 + most) % (2 * most)) - most)`);
const change = inPage(`for (let at = 0; at < ${steps['a change']}; at++, await rest(1))
    await __bench.change('3', { ...data.items[3], title: 'Renovatie ' + (100 + at) })`);
const changePlain = inPage(`const row = () => grid.querySelector('[data-row="3"]');
  const html = row().outerHTML;
  for (let at = 0; at < ${steps['a change']}; at++, await rest(1))
    row().outerHTML = html.replace(/Renovatie \\d+/, 'Renovatie ' + (100 + at))`);
/** A copy of an item follows the pointer. */
const follow = inPage(`const copy = grid.querySelector('[data-bar]').cloneNode(true);
  document.body.append(copy);
  copy.style.position = 'fixed';
  addEventListener('pointermove', (event) => { copy.style.translate = event.x + 'px ' + event.y + 'px' })`);
/** The grid with all its rows, of which the board draws those in view. */
const readAll = inPage(`const rows = new Map();
  for (grid.scrollTop = 0; rows.size < data.employees.length; grid.scrollTop += 300) {
    await rest(2);
    for (const row of grid.querySelectorAll('[data-row]')) rows.set(row.dataset.row, row.outerHTML);
  }
  const copy = grid.cloneNode(true);
  copy.querySelector('[data-layer=rows]').innerHTML = [...rows.values()].join('');
  return copy.outerHTML`);

/** A page of the harness; `cost` is what its main thread does during some work, in milliseconds. */
async function openPage(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(ADDRESS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const cost = async (work: string | (() => Promise<void>)) => {
    const read = async () => (await devtools.send('Performance.getMetrics')).metrics;
    const before = await read();
    await (typeof work === 'string' ? page.evaluate(work) : work());
    const after = await read();
    const at = before.findIndex(({ name }) => name === 'TaskDuration');
    return 1000 * ((after[at]?.value ?? 0) - (before[at]?.value ?? 0));
  };
  const give = (values: object) =>
    page.evaluate((given) => void Object.assign(window, given), values);
  const drag = async () => {
    await page.evaluate(inPage('grid.scrollTop = 0; await rest(20)'));
    await page.locator('[data-row="3"] [data-bar]').first().hover();
    await page.mouse.down();
    await page.mouse.move(400, 300);
    return cost(async () => {
      for (let at = 0; at < steps['a move']; at++)
        await page.mouse.move(400 + 10 * at, 300 + 5 * at);
    });
  };
  return { page, cost, give, drag };
}

/** What each step costs the board, and plain HTML. */
async function measure(browser: Browser, size: readonly [number, number]) {
  const [board, plain] = [await openPage(browser), await openPage(browser)];
  await board.give({ data: makeData(size) });
  const own = [await board.cost(load)];
  await plain.give({ html: await board.page.evaluate(inPage('return grid.outerHTML')) });
  const floor = [await plain.cost(write)];
  await plain.give({ html: await board.page.evaluate(readAll) });
  await plain.page.evaluate(write);
  own.push(await board.cost(scroll), await board.cost(change), await board.drag());
  floor.push(await plain.cost(scroll), await plain.cost(changePlain));
  await plain.page.evaluate(follow);
  floor.push(await plain.drag());
  await Promise.all([board.page.close(), plain.page.close()]);
  return { own, floor };
}

const server = spawn('npm', ['run', 'board', '-w', 'web'], { detached: true, stdio: 'ignore' });
const executablePath = headlessShell(process.env.CHROMIUM_PATH);
try {
  while (!(await fetch(ADDRESS).catch(() => null))?.ok) await setTimeout(200);
  await using browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  for (const [size, counts] of Object.entries(sizes)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, counts));
    for (const [at, [name, times]] of Object.entries(steps).entries()) {
      const own = median(rounds.map((round) => (round.own[at] ?? 0) / times));
      const floor = median(rounds.map((round) => (round.floor[at] ?? 0) / times));
      console.log(`${size} ${name}: ${own.toFixed(2)} ms, ×${(own / floor).toFixed(1)}`);
    }
  }
} finally {
  if (server.pid) process.kill(-server.pid);
}
