import type { WeekPaySegments } from '@ploegplan/contract/hours/classes.schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatHoursText } from '../../lib/values/hours.ts';
import { FirstRows } from '../states/FirstRows.tsx';
import rows from '../states/rows.module.css';
import { filterSurchargedSegments, formatTotalsByPayClass } from './pay-segments.ts';

const FIRST = 5;

/** Shows the hours of a week by class, each surcharge with its rule, and the differences from the approval before. */
export function PayParts({ parts, changes, savedHours, overtime }: WeekPaySegments) {
  const surcharges = filterSurchargedSegments(parts);
  const hours = formatHoursText(savedHours);
  return (
    <>
      {parts.length > 0 && <p>{formatTotalsByPayClass(parts)}</p>}
      {savedHours > 0 && (
        <p>
          {overtime === null
            ? translate('Gespaard als tijd: {hours}', { hours })
            : translate('Wordt bij goedkeuring gespaard als tijd: {hours}', { hours })}
        </p>
      )}
      {changes.length > 0 && (
        <p>
          {translate('Anders dan bij de vorige goedkeuring: {changes}', {
            changes: changes.join(' · '),
          })}
        </p>
      )}
      <FirstRows items={surcharges} first={FIRST}>
        {({ key, reason }) => (
          <li key={key} className={rows.row}>
            {reason}
          </li>
        )}
      </FirstRows>
      {surcharges.some(({ from }) => from !== null) && (
        <p className="w-full text-quiet text-sm wrap-anywhere">
          {translate('Zonder ingevulde tijden: begin volgens de planning, einde volgens de uren.')}
        </p>
      )}
    </>
  );
}
