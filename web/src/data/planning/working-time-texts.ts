import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { WorkingTimeWarning } from '@ploegplan/contract/rules/working-time/warnings';
import { formatDate } from '../../lib/dates/dates.ts';
import { capitalise } from '../../lib/values/first-letter.ts';
import { formatNumber } from '../../lib/values/numbers.ts';

/** Describes what happened, and what the law requires: 'vraagt' or 'staat … toe'. */
function describeParts(warning: WorkingTimeWarning): [what: string, demands: string] {
  const age = warning.isYoung ? 'onder de 18 jaar ' : '';
  const hours = 'hours' in warning.facts ? `${formatNumber(warning.facts.hours)} uur` : '';
  const limit = 'limit' in warning.facts ? warning.facts.limit : 0;
  const allows = `staat ${age}${formatNumber(limit)} toe`;
  const asks = `vraagt ${age}${formatNumber(limit)}`;
  switch (warning.rule) {
    case 'shift':
      return [`${hours} werk${warning.facts.school ? ' en school' : ''} in één dienst`, allows];
    case 'night-shift':
      return [`${hours} werk in een nachtdienst`, allows];
    case 'week':
      return [`${hours} werk in week ${getIsoWeek(warning.date).week}`, allows];
    case 'average':
      return [`gemiddeld ${hours} per week over ${warning.facts.weeks} weken`, allows];
    case 'daily-rest': {
      const { ends, begins } = warning.facts;
      return begins === null
        ? [`dienst eindigt ${ends}: ${hours} rust in 24 uur`, asks]
        : [`dienst eindigt ${ends}, begint ${begins}: ${hours} rust`, asks];
    }
    case 'weekly-rest':
      return [`in 7 dagen hooguit ${hours} rust achter elkaar`, `vraagt ${limit}`];
    case 'break':
      return [`${warning.facts.minutes} minuten pauze bij ${hours} werk`, asks];
    case 'night-recovery': {
      const { ends, begins } = warning.facts;
      return [`nachtdienst eindigt ${ends}, begint ${begins}: ${hours} rust`, asks];
    }
    case 'nights-in-row':
      return [`${warning.facts.nights} nachtdiensten achter elkaar`, allows];
    case 'nights-rest':
      return [`${hours} rust na ${warning.facts.nights} nachtdiensten`, asks];
    case 'long-nights': {
      const { nights, weeks } = warning.facts;
      return [`${nights} lange nachtdiensten in ${weeks} weken`, allows];
    }
    case 'nights': {
      const { nights, weeks } = warning.facts;
      return [`${nights} nachtdiensten tot na 02:00 in ${weeks} weken`, allows];
    }
    case 'night-average': {
      const { weeks } = warning.facts;
      return [`gemiddeld ${hours} per week over ${weeks} weken met veel nachtdiensten`, allows];
    }
    case 'too-young':
      return [`werk van iemand onder de ${limit} jaar`, 'verbiedt dat'];
    case 'sunday':
      return [`${warning.facts.free} vrije zondagen in 52 weken`, asks];
    case 'night-rest': {
      const { from, to } = warning.facts;
      return [`werk tussen ${from} en ${to}`, `vraagt ${age}dan rust`];
    }
  }
}

/** 'eigen grens vanaf 1 jan 2027', of a figure of the company; empty for one of the law. */
export const formatOwnLimit = (since: string | undefined): string =>
  since === undefined ? '' : `eigen grens vanaf ${formatDate(since)}`;

/**
 * 'Dienst eindigt 20:00, begint 06:00: 10 uur rust, Atw art. 5:3 vraagt 11', by a figure of the company '…, eigen grens vanaf 1 jan 2027
 * (Atw art. 5:3) vraagt 12'.
 */
export function describeWarning(warning: WorkingTimeWarning): string {
  const [what, demands] = describeParts(warning);
  const own = formatOwnLimit(warning.ownSince);
  return `${capitalise(what)}, ${own ? `${own} (${warning.article})` : warning.article} ${demands}`;
}
