import type { DueScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { dueReasonTexts } from '@ploegplan/contract/texts/scaffolds';
import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** The scaffolds in one mail, which then tells how many more there are. */
const MOST = 20;

const formatLine = (
  { number, place, projectTitle, dueOn, dueReason, plannedOn }: DueScaffold,
  day: string,
): string =>
  [
    `${[`Steiger ${number}`, place, projectTitle].filter(Boolean).join(', ')}:`,
    dueReasonTexts[dueReason].toLowerCase(),
    `${dueOn < day ? 'had gemoeten' : 'uiterlijk'} ${formatDutchDay(dueOn)}`,
    ...(plannedOn === null ? [] : [`(ingepland ${formatDutchDay(plannedOn)})`]),
  ].join(' ');

/** The office gets this mail on each day on which inspections of scaffolds are due. */
export const createScaffoldsDueMail = (
  due: readonly DueScaffold[],
  { tenant, url, day }: { tenant: string; url: string; day: string },
): Mail => ({
  subject: due.length === 1 ? '1 steiger moet gekeurd worden' : `${due.length} steigers keuren`,
  greeting: 'Hallo,',
  paragraphs: [
    'Deze steigers moeten gekeurd worden:',
    ...due.slice(0, MOST).map((scaffold) => formatLine(scaffold, day)),
    ...(due.length > MOST ? [`En nog ${due.length - MOST} andere.`] : []),
  ],
  button: { label: 'Steigerregister openen', url },
  notes: [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});
