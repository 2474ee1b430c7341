import type { LeaveRequest, LeaveWarning } from '@ploegplan/contract/leave.schemas';
import { dutchDay, dutchHours } from './dutch-words.ts';
import type { Mail } from './template.ts';

type Days = Pick<LeaveRequest, 'firstDay' | 'lastDay' | 'hoursPerDay'>;

function daysOf({ firstDay, lastDay, hoursPerDay }: Days): string {
  const days =
    firstDay === lastDay
      ? dutchDay(firstDay)
      : `${dutchDay(firstDay)} tot en met ${dutchDay(lastDay)}`;
  return hoursPerDay === null ? days : `${days}, ${dutchHours(hoursPerDay)} per dag`;
}

interface Addressed {
  /** Display name of the tenant. */
  tenant: string;
  url: string;
}

interface AddressedToEmployee {
  tenant: string;
  /** Null for an employee without an account. */
  url: string | null;
}

const ownLeaveButton = (url: string | null) =>
  url !== null && { button: { label: 'Mijn verlof bekijken', url } };

const common = (tenant: string) => ({
  greeting: 'Hallo,',
  notes: [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});

/** To the office. The kind of leave is not named: a mail lies open on many a screen. */
export const requestedMail = (request: LeaveRequest, { tenant, url }: Addressed): Mail => ({
  ...common(tenant),
  subject: `Verlofaanvraag van ${request.employeeName}`,
  paragraphs: [
    `${request.employeeName} vraagt verlof aan voor ${daysOf(request)}.`,
    `Antwoord uiterlijk ${dutchDay(request.answerBefore)}. Zonder antwoord geldt de aanvraag als goedgekeurd (artikel 7:638 BW).`,
  ],
  button: { label: 'Aanvraag bekijken', url },
});

/** To the employee, with the word of the office. */
export const decidedMail = (request: LeaveRequest, { tenant, url }: AddressedToEmployee): Mail => {
  const outcome = request.state === 'approved' ? 'goedgekeurd' : 'afgewezen';
  return {
    ...common(tenant),
    subject: `Je verlofaanvraag is ${outcome}`,
    paragraphs: [
      `Je aanvraag voor ${daysOf(request)} is ${outcome}.`,
      ...(request.answer ? [`${request.decidedBy || 'Kantoor'} schrijft: ${request.answer}`] : []),
    ],
    ...ownLeaveButton(url),
  };
};

export const warningMail = (text: string, { tenant, url }: AddressedToEmployee): Mail => ({
  ...common(tenant),
  subject: 'Een deel van je verlof vervalt',
  paragraphs: [text],
  ...ownLeaveButton(url),
});

/** What an employee is told of leave that will lapse, and what is kept of it. */
export const warningText = ({
  hours,
  expiresOn,
}: Pick<LeaveWarning, 'hours' | 'expiresOn'>): string =>
  `Je hebt nog ${dutchHours(hours)} wettelijk verlof uit ${Number(expiresOn.slice(0, 4)) - 1}. ` +
  `Neem het op vóór ${dutchDay(expiresOn)}: op die dag vervalt het (artikel 7:640a BW).`;
