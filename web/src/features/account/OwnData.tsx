import type { Account } from '@ploegplan/contract/account';
import { kindOf } from '../../lib/user-kinds.ts';
import classes from './account.module.css';
import { Section } from './Section.tsx';

const rowsOf = ({ username, employee, ...kind }: Account): [label: string, value: string][] => [
  ['Naam', employee?.name ?? ''],
  ['Gebruikersnaam', username],
  ['Soort', kindOf(kind)],
  ['Functie', employee?.jobTitle ?? ''],
  ['Telefoon', employee?.phonenumber ?? ''],
];

/** Who one is here, which the office keeps. */
export function OwnData({ account }: { account: Account }) {
  const rows = rowsOf(account).filter(([, value]) => value !== '');
  return (
    <Section title="Gegevens">
      <dl className={classes.data}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {account.employee && (
        <p className={classes.quiet}>Klopt er iets niet? Geef het door aan kantoor.</p>
      )}
    </Section>
  );
}
