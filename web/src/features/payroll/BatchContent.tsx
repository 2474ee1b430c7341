import type {
  PayrollAmount,
  PayrollBatchDetails,
  PayrollCheck,
  PayrollPerson,
} from '@ploegplan/contract/payroll/schemas';
import type { ReactNode } from 'react';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import { Folded } from '../../ui/page/Folded.tsx';
import { TotalsTable } from '../../ui/table/TotalsTable.tsx';
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
  const changed = [...Map.groupBy(changes, ({ employeeId }) => employeeId)];
  return (
    <>
      <Notices heading="Kijk hier even naar" notices={listSigns(signs, from)} />
      {persons.length > 0 && (
        <>
          <DrawerPart heading="Per soort">
            <TotalsTable
              name="Per soort"
              head={['Soort', 'Looncode', 'Aantal']}
              groups={[{ rows: sumKinds(persons).map(toRow) }]}
            />
          </DrawerPart>
          <People heading="Per persoon" count={persons.length}>
            <TotalsTable
              name="Per persoon"
              head={['Wie en wat', 'Looncode', 'Aantal']}
              groups={persons.map(({ employeeId, name, personnelNumber, amounts }) => ({
                key: employeeId,
                heading: [name, personnelNumber].filter(Boolean).join(' · '),
                rows: amounts.map(toRow),
              }))}
            />
          </People>
        </>
      )}
      <DrawerPart heading="Controle">
        <p className="text-quiet text-sm">
          Alle batches samen, naast wat er is goedgekeurd, apart geteld.
        </p>
        <TotalsTable
          name="Controle"
          head={['Wat', 'Batches', 'Goedgekeurd', 'Verschil']}
          groups={[{ rows: checks.map(toCheckRow) }]}
        />
      </DrawerPart>
      {changed.length > 0 && (
        <People heading="Anders dan de vorige batch" count={changed.length}>
          <TotalsTable
            name="Anders dan de vorige batch"
            head={['Wie en wat', 'Vorige', 'Nu']}
            groups={changed.map(([key, own]) => ({
              key,
              heading: own[0]?.name ?? '',
              rows: own.map(({ kind, kindName, unit, before, now }) => ({
                key: `${kind} ${unit}`,
                cells: [kindName, formatNumber(before), formatPayAmount(now, unit)],
              })),
            }))}
          />
        </People>
      )}
    </>
  );
}

/** A long list by person, which opens below the number of people. */
const People = ({
  heading,
  count,
  children,
}: {
  heading: string;
  count: number;
  children: ReactNode;
}) => (
  <DrawerPart heading={heading}>
    <Folded label={formatQuantity(count, 'persoon', 'personen')}>{children}</Folded>
  </DrawerPart>
);

const toCheckRow = ({ subject, batches, approved, difference }: PayrollCheck) => ({
  key: subject,
  cells: [
    checkNames[subject],
    formatExact(batches),
    formatExact(approved),
    <span key="difference" className={difference === 0 ? undefined : 'text-error'}>
      {formatExact(difference)}
    </span>,
  ],
});

/** The sums of all people, of all periods together; what is not sent comes last. */
function sumKinds(persons: readonly PayrollPerson[]): PayrollAmount[] {
  const amounts = persons.flatMap((person) => person.amounts);
  const kinds = Map.groupBy(amounts, ({ name, code, unit }) => `${name} ${code} ${unit}`);
  const sums = [...kinds.values()].flatMap((own) => {
    const quantity = own.reduce((sum, amount) => sum + amount.quantity, 0);
    return own.slice(0, 1).map((amount) => ({ ...amount, quantity, isEarlier: false }));
  });
  const getOrder = ({ code, name }: PayrollAmount) => `${code ?? '~'} ${name}`;
  return sums.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1));
}

const toRow = ({ kind, name, code, unit, period, isEarlier, quantity }: PayrollAmount) => ({
  key: `${kind} ${code} ${unit} ${period}`,
  cells: [
    isEarlier ? `${name} (verschil over ${period})` : name,
    code ?? 'gaat niet mee',
    formatPayAmount(quantity, unit),
  ],
});
