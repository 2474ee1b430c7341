import { fileURLToPath } from 'node:url';
import { unitNames } from '@ploegplan/contract/payroll/kinds';
import type { PayrollAmount } from '@ploegplan/contract/payroll/schemas';
import { formatNumber } from '@ploegplan/contract/values/numbers';
import { toLocalTime } from '@ploegplan/contract/values/sheet';
import PDFDocument from 'pdfkit';
import { sumAmounts, sumQuantities } from '../amounts.ts';
import { type BatchContent, listPeople } from './content.ts';

const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);
const BOLD = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);

const MARGIN = 48;
const LINE = 15;
const BOTTOM = 800;
/** The left edges of the columns, and the right edge of the amounts. */
const edges = { what: MARGIN, code: 356, amount: 460, unit: 468 };

const formatDay = (date: string) => date.split('-').reverse().join('-');

/** Writes lines from top to bottom, and goes on upon a new page where one is full. */
class Paper {
  readonly document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: 'nl',
    font: REGULAR,
  });
  #y = MARGIN;

  #pages = 0;

  constructor() {
    this.#beginPage();
  }

  #beginPage(): void {
    this.#pages += 1;
    this.#y = BOTTOM;
    this.write(`Blad ${this.#pages}`);
    this.#y = MARGIN;
  }

  /** Makes room for so many lines together. */
  keep(lines: number): void {
    if (this.#y + lines * LINE <= BOTTOM) return;
    this.document.addPage();
    this.#beginPage();
  }

  /** Writes on the line, from `x` up to `endsAt`; a text that is longer is cut. */
  write(
    text: string,
    { x = MARGIN, isBold = false, size = 9, endsAt = 595 - MARGIN, toRight = false } = {},
  ): void {
    const options = { width: endsAt - x, height: size, ellipsis: true };
    this.document
      .font(isBold ? BOLD : REGULAR)
      .fontSize(size)
      .text(text, x, this.#y, { ...options, align: toRight ? 'right' : 'left' });
  }

  next(lines = 1): void {
    this.#y += lines * LINE;
  }

  writeLine(text: string, style?: Parameters<Paper['write']>[1]): void {
    this.keep(1);
    this.write(text, style);
    this.next();
  }

  finish(): Promise<Buffer> {
    const { document } = this;
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      document.end();
    });
  }
}

function writeAmount(
  paper: Paper,
  { name, code, unit, period, isEarlier, quantity }: PayrollAmount,
): void {
  paper.keep(1);
  paper.write(isEarlier ? `${name}, verschil over ${period}` : name, {
    x: edges.what,
    endsAt: edges.code - 6,
  });
  paper.write(code ?? '', { x: edges.code, endsAt: edges.code + 50 });
  paper.write(formatNumber(quantity), { x: edges.code + 50, endsAt: edges.amount, toRight: true });
  paper.write(unitNames[unit], { x: edges.unit });
  paper.next();
}

/** The batch for who checks it: what was sent of each person, and the fingerprints of the files. */
export function writePdf(
  content: BatchContent,
  files: readonly { name: string; sha256: string }[],
): Promise<Buffer> {
  const { lines, from, kindNames: names } = content;
  const paper = new Paper();
  paper.writeLine(`Loonbatch ${content.number}, periode ${content.period}`, {
    isBold: true,
    size: 16,
  });
  paper.next();
  paper.writeLine(`${content.company}, ${formatDay(from)} t/m ${formatDay(content.to)}`);
  const by = content.madeBy && ` door ${content.madeBy}`;
  const [date = '', time = ''] = toLocalTime(content.madeAt.toISOString()).split(' ');
  paper.writeLine(`Gemaakt op ${formatDay(date)} ${time}${by}`);
  paper.next();
  paper.writeLine('Totaal per code', { isBold: true });
  const byCode = Map.groupBy(lines, ({ code }) => code);
  for (const [code, own] of [...byCode].toSorted(([a], [b]) =>
    a.localeCompare(b, 'nl', { numeric: true }),
  )) {
    const kinds = new Set(sumAmounts(own, { from, names }).map(({ name }) => name));
    const [unit = 'hours'] = own.map((line) => line.unit);
    const sum = { code, unit, name: [...kinds].join(', '), quantity: sumQuantities(own) };
    writeAmount(paper, { ...sum, kind: '', period: content.period, isEarlier: false });
  }
  paper.next();
  for (const person of listPeople(content)) {
    const amounts = sumAmounts(person.lines, { from, names });
    if (amounts.length === 0) continue;
    paper.keep(amounts.length + 1);
    paper.writeLine(`${person.personnelNumber} ${person.name}`, { isBold: true });
    for (const amount of amounts) writeAmount(paper, amount);
    paper.next(0.5);
  }
  paper.next();
  paper.keep(2 * files.length + 1);
  paper.writeLine('Bestanden, met hun SHA-256', { isBold: true });
  for (const { name, sha256 } of files) {
    paper.writeLine(name);
    paper.writeLine(sha256, { size: 8 });
  }
  return paper.finish();
}
