import { cpus, totalmem } from 'node:os';
import type { Size } from './fill.ts';
import { type Load, median } from './load.ts';
import type { PlanSummary } from './plans.ts';
import type { Share } from './profile.ts';

/** One measurement of both servers for the same case, directly after each other. */
export interface Round {
  app: Load;
  baseline: Load;
}

export interface Result {
  name: string;
  rounds: Round[];
}

/** The distribution of the app's CPU time in one case. */
export interface Profile {
  name: string;
  shares: Share[];
}

export interface Figures {
  results: Result[];
  plans: PlanSummary[];
  profiles: Profile[];
  size: Size;
}

const SHARES = 8;

const count = (value: number) => Math.round(value).toLocaleString('en');
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function line({ name, rounds }: Result): string[] {
  const middle = (pick: (round: Round) => number) => median(rounds.map(pick));
  const ratios = rounds.map(
    ({ app, baseline }) => app.requestsPerSecond / baseline.requestsPerSecond,
  );
  return [
    name,
    count(middle(({ app }) => app.requestsPerSecond)),
    count(middle(({ baseline }) => baseline.requestsPerSecond)),
    `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    `${count(middle(({ app }) => app.p99Ms))} / ${count(middle(({ baseline }) => baseline.p99Ms))} ms`,
    `${middle(({ app }) => app.cpuMs).toFixed(2)} / ${middle(({ baseline }) => baseline.cpuMs).toFixed(2)} ms`,
  ];
}

const planLine = ({ table: name, scans, rows, buffers, ms }: PlanSummary) => [
  name,
  scans.join(', '),
  count(rows),
  count(buffers),
  `${ms.toFixed(1)} ms`,
];

const profileLine = ({ name, shares }: Profile) => [
  name,
  shares
    .slice(0, SHARES)
    .map(({ where, part }) => `${where} ${Math.round(part * 100)} %`)
    .join(', '),
];

/** The figures as Markdown. */
export function describeFigures({ results, plans, profiles, size }: Figures): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node} on ${machine}. ${count(size.items)} planning items of
${size.tenants} tenants; ${count(size.itemsInWeek)} of them in the measured week of ${size.employees} employees. ${results[0]?.rounds.length ?? 0} rounds.

${table(['call', 'app, requests/s', 'baseline, requests/s', 'ratio, median (range)', 'p99, app / baseline', 'own CPU per request, app / baseline'], results.map(line))}

How PostgreSQL runs the statements of the planning week:

${table(['statement on', 'reads by', 'rows', 'buffers', 'time'], plans.map(planLine))}

Where the app's own processor time goes (self time by package):

${table(['call', 'parts'], profiles.map(profileLine))}`;
}
