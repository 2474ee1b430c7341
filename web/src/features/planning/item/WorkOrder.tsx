import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { formatLongDay, formatTimes } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { PlaceText } from '../../../ui/facts/place-fact.tsx';
import paper from '../../../ui/paper/paper.module.css';
import { Signatures } from '../../../ui/paper/Signatures.tsx';
import { describeItem, formatHoursLabel, listItemPlaces } from '../board/rows/labels.ts';
import { sumRecorded } from '../form/RecordedHours.tsx';
import { formatMaterials, type PlanningNames } from '../form/values/names.ts';
import classes from './order.module.css';

interface Props {
  item: PlanningItem;
  names: PlanningNames;
}

const BLANK_LINES = ['1', '2', '3', '4', '5', '6'];
const SIGNERS = [{ role: 'Opdrachtgever' }, { role: 'Uitvoerder' }];

/** The printed page: what is to be done, and what is filled in and signed by hand. */
export function WorkOrder({ item, names }: Props) {
  const { hours, total } = sumRecorded(item.assignments);
  const noted = item.assignments.filter(({ notes }) => notes !== '');
  return (
    // The page prints as portrait, to carry along, unlike the wide lists (print.css).
    <div className={paper.sheet} data-paper="portrait">
      <section aria-label="Werk" className={classes.work}>
        <Facts facts={listFacts(item, names, useTenant())} />
      </section>
      <section aria-labelledby="order-people">
        <h2 id="order-people">Werknemers</h2>
        <table className={classes.signing}>
          <thead>
            <tr>
              <th>Naam</th>
              <th>Begin</th>
              <th>Einde</th>
              <th>Pauze</th>
              <th>Uren</th>
              <th>Paraaf</th>
            </tr>
          </thead>
          <tbody>
            {item.assignments.map(({ employeeId, hoursWorked }) => (
              <tr key={employeeId}>
                <td>{names.employee(employeeId)}</td>
                <td />
                <td />
                <td />
                <td className="text-right">
                  {hoursWorked !== null && formatHoursLabel(hoursWorked)}
                </td>
                <td />
              </tr>
            ))}
          </tbody>
          {hours.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  Totaal
                </th>
                <td className="text-right">{formatHoursLabel(total)}</td>
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <section aria-labelledby="order-remarks" className="break-inside-avoid">
        <h2 id="order-remarks">Uitgevoerd werk, gebruikt materiaal, opmerkingen</h2>
        {noted.map(({ employeeId, notes }) => (
          <p key={employeeId} className="mb-1 whitespace-pre-line">
            <strong>{names.employee(employeeId)}:</strong> {notes}
          </p>
        ))}
        {BLANK_LINES.map((line) => (
          <div key={line} className={classes.line} />
        ))}
      </section>
      <Signatures signers={SIGNERS} />
    </div>
  );
}

function listFacts(
  item: PlanningItem,
  names: PlanningNames,
  { terms, hiddenParts }: ReturnType<typeof useTenant>,
): Fact[] {
  const { clientName } = describeItem(item, names);
  const places = listItemPlaces(item, names).map(({ place }) => (
    <div key={place}>
      <PlaceText place={place} />
    </div>
  ));
  const { name, phonenumber, email } = item.contactPerson;
  return [
    ['Let op', item.isDraft && 'Concept, nog niet definitief'],
    ['Dag', formatLongDay(item.date)],
    ['Tijd', formatTimes(item)],
    [terms.project, names.projects.get(item.projectId ?? '')?.title],
    ['Klant', clientName],
    ['Locatie', places.length > 0 && places],
    ['Contactpersoon', [name, phonenumber, email].filter(Boolean).join(', ')],
    ['Werkzaamheden', item.description],
    ['Materieel', !hiddenParts.includes('materials') && formatMaterials(item, names)],
  ];
}
