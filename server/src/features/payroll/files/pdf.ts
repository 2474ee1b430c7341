import { unitNames } from '@ploegplan/contract/payroll/kinds';
import type { PayrollAmount } from '@ploegplan/contract/payroll/schemas';
import { formatNumber } from '@ploegplan/contract/values/numbers';
import { toLocalTime } from '@ploegplan/contract/values/sheet';
import { MARGIN, openPaper } from '../../../platform/pdf/open-paper.ts';
import { sumAmounts, sumQuantities } from '../amounts.ts';
import { type BatchContent, listCodes, listPeople } from './content.ts';

/** What, code, amount and unit; a longer text is cut. */
const columns = [
  { x: MARGIN, width: 302 },
  { x: 356, width: 50 },
  { x: 406, width: 54, align: 'right' },
  { x: 468, width: 79 },
] as const;

const formatDay = (date: string) => date.split('-').reverse().join('-');

const toRow = ({ name, code, unit, period, isEarlier, quantity }: PayrollAmount) => [
  isEarlier ? `${name}, verschil over ${period}` : name,
  code ?? '',
  formatNumber(quantity),
  unitNames[unit],
];

/** The sums of each code, whatever they are of. */
function sumCodes({ lines, from, period, kindNames: names }: BatchContent): PayrollAmount[] {
  const byCode = Map.groupBy(lines, ({ code }) => code);
  return listCodes(lines).map((code) => {
    const own = byCode.get(code) ?? [];
    const kinds = new Set(sumAmounts(own, { from, names }).map(({ name }) => name));
    const sum = { code, name: [...kinds].join(', '), quantity: sumQuantities(own) };
    return { ...sum, unit: own[0]?.unit ?? 'hours', kind: '', period, isEarlier: false };
  });
}

/** The batch for who checks it: what was sent of each person, and the fingerprints of the files. */
export function writePdf(
  content: BatchContent,
  files: readonly { name: string; sha256: string }[],
): Promise<Buffer> {
  const { from, kindNames: names } = content;
  const { write, head, row, end } = openPaper();
  const list = (amounts: readonly PayrollAmount[]) => {
    for (const cells of amounts.map(toRow)) row(cells, columns);
  };
  head(`Loonbatch ${content.number}, periode ${content.period}`, { size: 16 });
  write(`${content.company}, ${formatDay(from)} t/m ${formatDay(content.to)}`);
  const by = content.madeBy && ` door ${content.madeBy}`;
  const [date = '', time = ''] = toLocalTime(content.madeAt.toISOString()).split(' ');
  write(`Gemaakt op ${formatDay(date)} ${time}${by}`);
  head('Totaal per code');
  list(sumCodes(content));
  for (const person of listPeople(content)) {
    const amounts = sumAmounts(person.lines, { from, names });
    if (amounts.length === 0) continue;
    head(`${person.personnelNumber} ${person.name}`, { below: amounts.length });
    list(amounts);
  }
  head('Bestanden, met hun SHA-256', { below: 2 * files.length });
  for (const { name, sha256 } of files) {
    write(name);
    write(sha256, 8);
  }
  return end();
}
