import type { LeaveRequest, LeaveWarning } from '@ploegplan/contract/leave.schemas';
import { openEnd } from '@ploegplan/contract/rules/dates';
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

/** To the office. The kind of leave is not named, nor that it is illness: a mail lies open on many a screen. */
export const requestedMail = (request: LeaveRequest, { tenant, url }: Addressed): Mail => {
  const { employeeName, firstDay, lastDay, answerBefore } = request;
  if (lastDay === openEnd) {
    return {
      ...common(tenant),
      subject: `Melding van ${employeeName}`,
      paragraphs: [`${employeeName} meldt zich afwezig vanaf ${dutchDay(firstDay)}.`],
      button: { label: 'Melding bekijken', url },
    };
  }
  return {
    ...common(tenant),
    subject: `Verlofaanvraag van ${employeeName}`,
    paragraphs: [
      `${employeeName} vraagt verlof aan voor ${daysOf(request)}.`,
      `Antwoord uiterlijk ${dutchDay(answerBefore)}. Zonder antwoord geldt de aanvraag als goedgekeurd (artikel 7:638 BW).`,
    ],
    button: { label: 'Aanvraag bekijken', url },
  };
};

/** To the employee, with the word of the office. */
export const decidedMail = (request: LeaveRequest, { tenant, url }: AddressedToEmployee): Mail => {
  const isApproved = request.state === 'approved';
  const outcome = isApproved ? 'goedgekeurd' : 'afgewezen';
  const report = isApproved ? 'verwerkt' : 'niet verwerkt';
  const isReport = request.lastDay === openEnd;
  return {
    ...common(tenant),
    subject: isReport ? `Je melding is ${report}` : `Je verlofaanvraag is ${outcome}`,
    paragraphs: [
      isReport
        ? `Je melding van afwezigheid vanaf ${dutchDay(request.firstDay)} is ${report}. Klopt dat niet? Bel kantoor.`
        : `Je aanvraag voor ${daysOf(request)} is ${outcome}.`,
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
