import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { hoursLabel } from '../board/labels.ts';
import classes from './item.module.css';

interface Props {
  item: PlanningItem;
  nameOf: (employeeId: string) => string;
}

const BLANK_LINES = ['work', 'material', 'remarks'];

/** What is filled in and signed on the printed page: the work order (werkbon). */
export const WorkOrder = ({ item, nameOf }: Props) => (
  <section className={classes.workOrder} aria-label="Werkbon">
    <table className={classes.signing}>
      <thead>
        <tr>
          <th>Werknemer</th>
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
            <td>{nameOf(employeeId)}</td>
            <td />
            <td />
            <td />
            <td>{hoursWorked !== null && hoursLabel(hoursWorked)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
    <p className={classes.caption}>Uitgevoerd werk, gebruikt materiaal, bijzonderheden</p>
    {BLANK_LINES.map((line) => (
      <div key={line} className={classes.line} />
    ))}
    <div className={classes.signatures}>
      <p>Naam en handtekening opdrachtgever</p>
      <p>Naam en handtekening uitvoerder</p>
    </div>
  </section>
);
