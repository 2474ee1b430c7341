import { openEnd } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest, LeaveWarning } from '@ploegplan/contract/leave/schemas';
import { formatDutchDay, formatDutchHours } from './dutch-words.ts';
import type { Mail } from './template.ts';

type Days = Pick<LeaveRequest, 'firstDay' | 'lastDay' | 'hoursPerDay'>;

function formatDays({ firstDay, lastDay, hoursPerDay }: Days): string {
  const days =
    firstDay === lastDay
      ? formatDutchDay(firstDay)
      : `${formatDutchDay(firstDay)} tot en met ${formatDutchDay(lastDay)}`;
  return hoursPerDay === null ? days : `${days}, ${formatDutchHours(hoursPerDay)} per dag`;
}

interface Addressed {
  tenant: string;
  url: string;
}

interface AddressedToEmployee {
  tenant: string;
  /** Null for an employee without an account. */
  url: string | null;
}

const createLeaveButton = (url: string | null) =>
  url !== null && { button: { label: 'Mijn verlof bekijken', url } };

const createCommonParts = (tenant: string) => ({
  greeting: 'Hallo,',
  notes: [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});

/** The texts for the office: a request was made, stands without an answer, or cannot stand. */
function requestTexts(request: LeaveRequest, day: string): Pick<Mail, 'subject' | 'paragraphs'> {
  const { employeeName: name } = request;
  const unanswered = `De aanvraag van ${name} voor ${formatDays(request)} had uiterlijk ${formatDutchDay(request.answerBy)} antwoord moeten krijgen`;
  if (request.lastDay === openEnd) {
    return {
      subject: `Melding van ${name}`,
      paragraphs: [`${name} meldt zich afwezig vanaf ${formatDutchDay(request.firstDay)}.`],
    };
  }
  if (request.state === 'unanswered') {
    return {
      subject: `Verlof van ${name} staat vast`,
      paragraphs: [
        `${unanswered}. Het verlof staat daarmee vast (artikel 7:638 BW). Intrekken kan alleen nog in overleg.`,
      ],
    };
  }
  if (request.answerBy < day) {
    return {
      subject: `Verlofaanvraag van ${name} botst met ander verlof`,
      paragraphs: [
        `${unanswered}. Op die dagen is er al ander verlof, dus dit verlof is niet ingevoerd. Overleg met ${name} en beantwoord de aanvraag.`,
      ],
    };
  }
  return {
    subject: `Verlofaanvraag van ${name}`,
    paragraphs: [
      `${name} vraagt verlof aan voor ${formatDays(request)}.`,
      `Antwoord uiterlijk ${formatDutchDay(request.answerBy)}. Zonder antwoord staat vakantie daarna vast zoals gevraagd (artikel 7:638 BW).`,
    ],
  };
}

/** The mail to the office names neither the kind of leave nor illness: others may see it on a screen. */
export const createRequestedMail = (
  request: LeaveRequest,
  { tenant, url, day }: Addressed & { day: string },
): Mail => ({
  ...createCommonParts(tenant),
  ...requestTexts(request, day),
  button: {
    label: request.lastDay === openEnd ? 'Melding bekijken' : 'Aanvraag bekijken',
    url,
  },
});

const outcomes = {
  requested: 'aangevraagd',
  approved: 'goedgekeurd',
  refused: 'afgewezen',
  withdrawn: 'in overleg ingetrokken',
  unanswered: 'niet op tijd beantwoord en staat daarmee vast (artikel 7:638 BW)',
} satisfies Record<LeaveRequest['state'], string>;

/** How a request ended, for the employee. */
export function createDecidedTexts(request: LeaveRequest): { subject: string; body: string } {
  const outcome = outcomes[request.state];
  const report = request.state === 'approved' ? 'verwerkt' : 'niet verwerkt';
  const isReport = request.lastDay === openEnd;
  const leaveSubject =
    request.state === 'unanswered' ? 'Je verlof staat vast' : `Je verlofaanvraag is ${outcome}`;
  return {
    subject: isReport ? `Je melding is ${report}` : leaveSubject,
    body: isReport
      ? `Je melding van afwezigheid vanaf ${formatDutchDay(request.firstDay)} is ${report}. Klopt dat niet? Bel kantoor.`
      : `Je aanvraag voor ${formatDays(request)} is ${outcome}.`,
  };
}

/** The mail to the employee has the remark of the office. */
export const createDecidedMail = (
  request: LeaveRequest,
  { tenant, url }: AddressedToEmployee,
): Mail => {
  const { subject, body } = createDecidedTexts(request);
  return {
    ...createCommonParts(tenant),
    subject,
    paragraphs: [
      body,
      ...(request.answer ? [`${request.decidedBy || 'Kantoor'} schrijft: ${request.answer}`] : []),
    ],
    ...createLeaveButton(url),
  };
};

export const createWarningMail = (text: string, { tenant, url }: AddressedToEmployee): Mail => ({
  ...createCommonParts(tenant),
  subject: 'Een deel van je verlof vervalt',
  paragraphs: [text],
  ...createLeaveButton(url),
});

/** Formats the warning that leave will lapse, which is sent to the employee and kept. */
export const formatWarning = ({
  hours,
  expiresOn,
}: Pick<LeaveWarning, 'hours' | 'expiresOn'>): string =>
  `Je hebt nog ${formatDutchHours(hours)} wettelijk verlof uit ${Number(expiresOn.slice(0, 4)) - 1}. ` +
  `Neem het op vóór ${formatDutchDay(expiresOn)}: op die dag vervalt het (artikel 7:640a BW).`;
