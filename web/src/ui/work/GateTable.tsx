import { paperKinds } from '@ploegplan/contract/employees/certificates';
import type { GatePerson, OfficeGatePerson } from '@ploegplan/contract/requirements/gate-schemas';
import { certificateKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatNumericDay } from '../../lib/dates/dates.ts';
import classes from './gate-table.module.css';

type Shown = GatePerson & Partial<Pick<OfficeGatePerson, 'identitySeenBy'>>;
type Held = GatePerson['certificates'][number];

const isPaper = ({ kind }: Held) => paperKinds.has(kind);

interface HeldProps {
  certificates: readonly Held[];
  date: string;
}

/** Each certificate on a line, with its end; one that is over by that day says so. */
const HeldLines = ({ certificates, date }: HeldProps) =>
  certificates.map(({ kind, name, validUntil }) => {
    const isOver = validUntil !== null && validUntil < date;
    return (
      <div key={`${kind} ${name} ${validUntil}`} className={isOver ? 'text-error' : ''}>
        {name || certificateKindTexts[kind]}
        {validUntil && ` ${isOver ? 'verlopen op' : 't/m'} ${formatNumericDay(validUntil)}`}
      </div>
    );
  });

const heads = {
  name: 'Naam',
  certificates: 'Certificaten',
  seen: 'ID gezien',
  papers: 'A1 en vergunning',
};

/** The people of a gate list: certificates, whether an identity document was seen, and papers of foreign workers. */
export default function GateTable({ people }: { people: readonly Shown[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ date, name, certificates, identitySeenOn, identitySeenBy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the public list has no ids, and namesakes exist.
          <tr key={index}>
            <th scope="row">{name}</th>
            <td data-label={heads.certificates}>
              <HeldLines certificates={certificates.filter((held) => !isPaper(held))} date={date} />
            </td>
            <td data-label={heads.seen}>
              {identitySeenOn
                ? [formatNumericDay(identitySeenOn), identitySeenBy].filter(Boolean).join(', ')
                : 'Nee'}
            </td>
            <td data-label={heads.papers}>
              <HeldLines certificates={certificates.filter(isPaper)} date={date} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
