import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { unitNames } from '@ploegplan/contract/payroll/kinds';
import type { PayrollAmount } from '@ploegplan/contract/payroll/schemas';
import { formatNumber } from '@ploegplan/contract/values/numbers';
import { toLocalTime } from '@ploegplan/contract/values/sheet';
import PDFDocument from 'pdfkit';
import { sumAmounts, sumQuantities } from '../amounts.ts';
import { type BatchContent, listCodes, listPeople } from './content.ts';

const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);
const BOLD = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);

const MARGIN = 48;
const LINE = 15;
const FOOT = 800;
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
  const paper = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'nl', font: REGULAR });
  let pages = 0;
  const numberPage = () => {
    pages += 1;
    paper.font(REGULAR).fontSize(9).text(`Blad ${pages}`, MARGIN, FOOT, { lineBreak: false });
    paper.x = MARGIN;
    paper.y = MARGIN;
  };
  paper.on('pageAdded', numberPage);
  numberPage();
  const write = (text: string, size = 9) => paper.font(REGULAR).fontSize(size).text(text);
  /** Writes a heading that stays with so many lines below it, where a page has room for them. */
  const head = (text: string, { below = 1, size = 9 } = {}) => {
    if (paper.y + (below + 2) * LINE > FOOT - LINE) paper.addPage();
    else paper.moveDown();
    paper.font(BOLD).fontSize(size).text(text);
  };
  const list = (amounts: readonly PayrollAmount[]) => {
    paper.font(REGULAR).fontSize(9);
    for (const cells of amounts.map(toRow)) {
      if (paper.y > FOOT - 2 * LINE) paper.addPage();
      const { y } = paper;
      for (const [at, { x, ...column }] of columns.entries()) {
        paper.text(cells[at] ?? '', x, y, { ...column, height: 9, ellipsis: true });
      }
      paper.x = MARGIN;
      paper.y = y + LINE;
    }
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
  paper.end();
  return buffer(paper);
}
