import type {
  PayrollAmount,
  PayrollBatchDetails,
  PayrollCheck,
  PayrollPerson,
} from '@ploegplan/contract/payroll/schemas';
import { formatNumber } from '../../lib/values/numbers.ts';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
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
          <DrawerPart heading="Per persoon">
            <TotalsTable
              name="Per persoon"
              head={['Wie en wat', 'Looncode', 'Aantal']}
              groups={persons.map(({ employeeId, name, personnelNumber, amounts }) => ({
                key: employeeId,
                heading: [name, personnelNumber].filter(Boolean).join(' · '),
                rows: amounts.map(toRow),
              }))}
            />
          </DrawerPart>
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
      {changes.length > 0 && (
        <DrawerPart heading="Anders dan de vorige batch">
          <TotalsTable
            name="Anders dan de vorige batch"
            head={['Wie en wat', 'Vorige', 'Nu']}
            groups={[...Map.groupBy(changes, ({ employeeId }) => employeeId)].map(([key, own]) => ({
              key,
              heading: own[0]?.name ?? '',
              rows: own.map(({ kind, kindName, unit, before, now }) => ({
                key: `${kind} ${unit}`,
                cells: [kindName, formatNumber(before), formatPayAmount(now, unit)],
              })),
            }))}
          />
        </DrawerPart>
      )}
    </>
  );
}

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

/** The sums of all people, of all periods together. */
function sumKinds(persons: readonly PayrollPerson[]): PayrollAmount[] {
  const amounts = persons.flatMap((person) => person.amounts);
  const kinds = Map.groupBy(amounts, ({ name, code, unit }) => `${name} ${code} ${unit}`);
  return [...kinds.values()].flatMap((own) => {
    const quantity = own.reduce((sum, amount) => sum + amount.quantity, 0);
    return own.slice(0, 1).map((amount) => ({ ...amount, quantity, isEarlier: false }));
  });
}

const toRow = ({ kind, name, code, unit, period, isEarlier, quantity }: PayrollAmount) => ({
  key: `${kind} ${code} ${unit} ${period}`,
  cells: [
    isEarlier ? `${name} (verschil over ${period})` : name,
    code ?? 'gaat niet mee',
    formatPayAmount(quantity, unit),
  ],
});
