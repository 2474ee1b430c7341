import type { Account } from '@ploegplan/contract/account/schemas';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import { type Fact, Facts } from '../../ui/facts/Facts.tsx';
import { Section } from './Section.tsx';

const listFacts = ({ username, employee, ...kind }: Account): Fact[] => [
  ['Naam', employee?.name ?? ''],
  ['Gebruikersnaam', username],
  ['Soort', formatUserKind(kind)],
  ['Functie', employee?.jobTitle ?? ''],
  ['Telefoon', employee?.phonenumber ?? ''],
];

/** The own data, maintained by the office. */
export function OwnData({ account }: { account: Account }) {
  return (
    <Section title="Gegevens">
      <Facts facts={listFacts(account)} />
      {account.employee && (
        <p className="text-quiet text-sm">Klopt er iets niet? Geef het door aan kantoor.</p>
      )}
    </Section>
  );
}
