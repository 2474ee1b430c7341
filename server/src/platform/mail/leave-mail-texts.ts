import { openEnd } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveRequest, LeaveWarning } from '@ploegplan/contract/leave/schemas';
import { formatDutchDay, formatDutchHours } from './dutch-words.ts';
import type { Mail } from './template.ts';

type Days = Pick<LeaveRequest, 'firstDay' | 'lastDay' | 'hoursPerDay'>;

function formatDays({ firstDay, lastDay, hoursPerDay }: Days): string {
  const days =
    firstDay === lastDay
      ? formatDutchDay(firstDay)
      : translate('{first} tot en met {last}', {
          first: formatDutchDay(firstDay),
          last: formatDutchDay(lastDay),
        });
  return hoursPerDay === null
    ? days
    : translate('{days}, {hours} per dag', { days, hours: formatDutchHours(hoursPerDay) });
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
  url !== null && { button: { label: translate('Mijn verlof bekijken'), url } };

const createCommonParts = (tenant: string) => ({
  greeting: translate('Hallo,'),
  notes: [],
  footer: translate('Verstuurd door Ploegplan namens {tenant}.', { tenant }),
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

/** The subject of the mail and what it says, of a request for these days. */
const outcomes = {
  requested: (days) => [
    translate('Je verlofaanvraag is aangevraagd'),
    translate('Je aanvraag voor {days} is aangevraagd.', { days }),
  ],
  approved: (days) => [
    translate('Je verlofaanvraag is goedgekeurd'),
    translate('Je aanvraag voor {days} is goedgekeurd.', { days }),
  ],
  refused: (days) => [
    translate('Je verlofaanvraag is afgewezen'),
    translate('Je aanvraag voor {days} is afgewezen.', { days }),
  ],
  withdrawn: (days) => [
    translate('Je verlofaanvraag is in overleg ingetrokken'),
    translate('Je aanvraag voor {days} is in overleg ingetrokken.', { days }),
  ],
  unanswered: (days) => [
    translate('Je verlof staat vast'),
    translate(
      'Je aanvraag voor {days} is niet op tijd beantwoord en staat daarmee vast (artikel 7:638 BW).',
      { days },
    ),
  ],
} satisfies Record<LeaveRequest['state'], (days: string) => [subject: string, text: string]>;

/** The same of a report of absence from this day on. */
const formatReport = (isDone: boolean, day: string): [subject: string, text: string] =>
  isDone
    ? [
        translate('Je melding is verwerkt'),
        translate(
          'Je melding van afwezigheid vanaf {day} is verwerkt. Klopt dat niet? Bel kantoor.',
          { day },
        ),
      ]
    : [
        translate('Je melding is niet verwerkt'),
        translate(
          'Je melding van afwezigheid vanaf {day} is niet verwerkt. Klopt dat niet? Bel kantoor.',
          { day },
        ),
      ];

/** How a request ended, for the employee. */
export function createDecidedTexts(request: LeaveRequest): { subject: string; body: string } {
  const [subject, body] =
    request.lastDay === openEnd
      ? formatReport(request.state === 'approved', formatDutchDay(request.firstDay))
      : outcomes[request.state](formatDays(request));
  return { subject, body };
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
      ...(request.answer
        ? [
            translate('{name} schrijft: {text}', {
              name: request.decidedBy || translate('Kantoor'),
              text: request.answer,
            }),
          ]
        : []),
    ],
    ...createLeaveButton(url),
  };
};

export const createWarningMail = (text: string, { tenant, url }: AddressedToEmployee): Mail => ({
  ...createCommonParts(tenant),
  subject: translate('Een deel van je verlof vervalt'),
  paragraphs: [text],
  ...createLeaveButton(url),
});

/** Formats the warning that leave will lapse, which is sent to the employee and kept. */
export const formatWarning = ({
  hours,
  expiresOn,
}: Pick<LeaveWarning, 'hours' | 'expiresOn'>): string =>
  translate(
    'Je hebt nog {hours} wettelijk verlof uit {year}. Neem het op vóór {day}: op die dag vervalt het (artikel 7:640a BW).',
    {
      hours: formatDutchHours(hours),
      year: Number(expiresOn.slice(0, 4)) - 1,
      day: formatDutchDay(expiresOn),
    },
  );
