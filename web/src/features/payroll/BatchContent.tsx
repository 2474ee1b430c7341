import type {
  PayrollBatchDetails,
  PayrollCheck,
  PayrollPerson,
} from '@ploegplan/contract/payroll/schemas';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/values/numbers.ts';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import totals from '../../ui/table/totals.module.css';
import { formatPayAmount } from '../../ui/work/payroll-texts.ts';
import { Notices } from './Notices.tsx';
import { listSigns } from './signs.ts';

const checkNames: Record<PayrollCheck['subject'], string> = {
  hours: 'Uren',
  travel: 'Reistijd',
  kilometres: 'Kilometers',
  absence: 'Verlof en ziekte',
};

/** '1.234,50' */
const formatExact = (number: number) =>
  number.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Content = Pick<PayrollBatchDetails, 'from' | 'persons' | 'changes' | 'checks' | 'signs'>;

/** What a batch has or would have: signs of trouble, the sums, the check of them and the differences from the batch before. */
export function BatchContent({ from, persons, changes, checks, signs }: Content) {
  return (
    <>
      <Notices heading="Kijk hier even naar" notices={listSigns(signs, from)} />
      {persons.length > 0 && (
        <>
          <DrawerPart heading="Per soort">
            <Kinds persons={persons} />
          </DrawerPart>
          <DrawerPart heading="Per persoon">
            <Persons persons={persons} />
          </DrawerPart>
        </>
      )}
      <DrawerPart heading="Controle">
        <p className="text-quiet text-sm">
          Alle batches samen, naast wat er is goedgekeurd, apart geteld.
        </p>
        <Table name="Controle" head={['Wat', 'Batches', 'Goedgekeurd', 'Verschil']}>
          <tbody>
            {checks.map(({ subject, batches, approved, difference }) => (
              <tr key={subject}>
                <th scope="row">{checkNames[subject]}</th>
                <td>{formatExact(batches)}</td>
                <td>{formatExact(approved)}</td>
                <td className={difference === 0 ? undefined : 'text-error'}>
                  {formatExact(difference)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </DrawerPart>
      {changes.length > 0 && (
        <DrawerPart heading="Anders dan de vorige batch">
          <Table name="Anders dan de vorige batch" head={['Wie en wat', 'Vorige', 'Nu']}>
            {[...Map.groupBy(changes, ({ employeeId }) => employeeId)].map(([id, own]) => (
              <tbody key={id}>
                <GroupHead text={own[0]?.name ?? ''} span={3} />
                {own.map(({ kind, kindName, unit, before, now }) => (
                  <tr key={`${kind} ${unit}`}>
                    <th scope="row">{kindName}</th>
                    <td>{formatNumber(before)}</td>
                    <td>{formatPayAmount(now, unit)}</td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Table>
        </DrawerPart>
      )}
    </>
  );
}

interface TableProps {
  name: string;
  head: readonly string[];
  children: ReactNode;
}

const Table = ({ name, head, children }: TableProps) => (
  <table className={totals.totals} aria-label={name}>
    <thead>
      <tr>
        {head.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);

const GroupHead = ({ text, span }: { text: string; span: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={span}>
      <strong>{text}</strong>
    </th>
  </tr>
);

function Kinds({ persons }: { persons: readonly PayrollPerson[] }) {
  const amounts = persons.flatMap((person) => person.amounts);
  const kinds = Map.groupBy(amounts, ({ name, code, unit }) => `${name} ${code} ${unit}`);
  return (
    <Table name="Per soort" head={['Soort', 'Looncode', 'Aantal']}>
      <tbody>
        {[...kinds].flatMap(([key, own]) => {
          const [first] = own;
          if (!first) return [];
          const quantity = own.reduce((sum, amount) => sum + amount.quantity, 0);
          return <AmountRow key={key} amount={{ ...first, quantity, isEarlier: false }} />;
        })}
      </tbody>
    </Table>
  );
}

const Persons = ({ persons }: { persons: readonly PayrollPerson[] }) => (
  <Table name="Per persoon" head={['Wie en wat', 'Looncode', 'Aantal']}>
    {persons.map(({ employeeId, name, personnelNumber, amounts }) => (
      <tbody key={employeeId}>
        <GroupHead text={[name, personnelNumber].filter(Boolean).join(' · ')} span={3} />
        {amounts.map((amount) => (
          <AmountRow
            key={`${amount.kind} ${amount.code} ${amount.unit} ${amount.period}`}
            amount={amount}
          />
        ))}
      </tbody>
    ))}
  </Table>
);

const AmountRow = ({ amount }: { amount: PayrollPerson['amounts'][number] }) => (
  <tr>
    <th scope="row">
      {amount.name}
      {amount.isEarlier && <span className="text-quiet"> (verschil over {amount.period})</span>}
    </th>
    <td>{amount.code ?? 'gaat niet mee'}</td>
    <td>{formatPayAmount(amount.quantity, amount.unit)}</td>
  </tr>
);
