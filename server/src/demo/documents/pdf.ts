/** Points of A4. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 60;

const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&');

const drawTextAt = (text: string, size: number, y: number) =>
  `BT /F1 ${size} Tf ${MARGIN} ${y} Td (${escapeText(text)}) Tj ET`;

/** A floor plan of a few rooms, as lines. */
const plan = [
  '1.5 w 100 180 395 260 re S',
  '0.8 w 100 310 m 495 310 l S 290 310 m 290 440 l S 380 180 m 380 310 l S',
  '0.3 w 100 160 m 495 160 l S 80 180 m 80 440 l S',
].join('\n');

/** A page of plain text in one of the fonts that every reader has, without a library; only ASCII. */
export function drawPdf(title: string, lines: readonly string[], withPlan = false): Buffer {
  const texts = lines.map((line, index) => drawTextAt(line, 11, HEIGHT - 140 - index * 20));
  const content = [drawTextAt(title, 22, HEIGHT - 90), ...texts, ...(withPlan ? [plan] : [])].join(
    '\n',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
