import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const REGULAR = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);
const BOLD = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);

export const MARGIN = 48;
/** The height of a line of a table. */
const LINE = 15;
/** Where the number of the page stands. */
const FOOT = 800;

export interface PaperColumn {
  x: number;
  width: number;
  align?: 'right';
}

/** A PDF of A4 pages that are numbered, in regular and bold text. */
export function openPaper() {
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
  /** Begins a page where this one has no room for so much. */
  const makeRoom = (height: number) => {
    if (paper.y + height > FOOT - LINE) paper.addPage();
  };
  return {
    paper,
    makeRoom,
    write: (text: string, size = 9) => paper.font(REGULAR).fontSize(size).text(text),
    /** Writes a heading that stays with so many lines below it, where a page has room for them. */
    head: (text: string, { below = 1, size = 9 } = {}) => {
      if (paper.y + (below + 2) * LINE > FOOT - LINE) paper.addPage();
      else paper.moveDown();
      paper.font(BOLD).fontSize(size).text(text);
    },
    /** Writes a line of a table; a text that is too long for its column is cut. */
    row: (cells: readonly string[], columns: readonly PaperColumn[]) => {
      paper.font(REGULAR).fontSize(9);
      if (paper.y > FOOT - 2 * LINE) paper.addPage();
      const { y } = paper;
      for (const [at, { x, ...column }] of columns.entries()) {
        paper.text(cells[at] ?? '', x, y, { ...column, height: 9, ellipsis: true });
      }
      paper.x = MARGIN;
      paper.y = y + LINE;
    },
    end: (): Promise<Buffer> => {
      paper.end();
      return buffer(paper);
    },
  };
}
