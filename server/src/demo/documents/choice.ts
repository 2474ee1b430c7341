import { randomUUIDv7 } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { DocumentKind } from '@ploegplan/contract/documents/schemas';
import type { WorkFolder } from '../../platform/storage/staging.ts';
import type { NewFile } from '../../platform/storage/stored-files.ts';
import { type DemoCompany, WERKNEMER } from '../companies/company.ts';
import type { DemoItem } from '../planning.ts';
import { drawPdf } from './pdf.ts';

export interface DemoDocument {
  title: string;
  kind: DocumentKind;
  /** Index of the project, client or employee of the company that it belongs to. */
  owner: { type: 'project' | 'client' | 'employee'; index: number } | null;
  visible: boolean;
  validUntil: string | null;
  /** The oldest first. */
  versions: readonly { filename: string; uploadedAt: string; file: NewFile }[];
}

interface Described {
  title: string;
  kind: DocumentKind;
  owner?: DemoDocument['owner'];
  visible?: boolean;
  /** Days from today. */
  ends?: number;
  /** Days ago, one for each version. */
  uploaded: readonly number[];
  filename: string;
  lines: readonly string[];
}

/** The project at which `werknemer` works today, else next, else the first one. */
function findOwnProject(items: readonly DemoItem[], today: string): number {
  const own = items.filter(({ crew, job }) => crew.includes(WERKNEMER) && 'project' in job);
  const next = own.find(({ date }) => date >= today) ?? own.at(-1);
  return next && 'project' in next.job ? next.job.project : 0;
}

const describe = (project: number, leaver: number): readonly Described[] => [
  {
    title: 'VGM-plan',
    kind: 'safety',
    owner: { type: 'project', index: project },
    visible: true,
    ends: 240,
    uploaded: [40, 6],
    filename: 'VGM-plan.pdf',
    lines: ['Noodnummer: 112', 'Verzamelplaats: bij de poort', 'Helm en schoenen S3 verplicht'],
  },
  {
    title: 'Tekening begane grond',
    kind: 'drawing',
    owner: { type: 'project', index: project },
    visible: true,
    uploaded: [35],
    filename: 'Begane grond B-101.pdf',
    lines: ['Schaal 1:100', 'Maten in millimeters'],
  },
  {
    title: 'Opdrachtbevestiging',
    kind: 'contract',
    owner: { type: 'project', index: project },
    uploaded: [60],
    filename: 'Opdrachtbevestiging.pdf',
    lines: ['Oplevering in overleg', 'Betaling binnen 30 dagen'],
  },
  {
    title: 'Raamovereenkomst onderhoud',
    kind: 'contract',
    owner: { type: 'client', index: 0 },
    ends: 44,
    uploaded: [320],
    filename: 'Raamovereenkomst.pdf',
    lines: ['Looptijd 1 jaar, daarna opnieuw af te spreken'],
  },
  {
    title: 'Keuring ladders en trappen',
    kind: 'inspection',
    ends: 12,
    uploaded: [353],
    filename: 'Keuringsrapport ladders.pdf',
    lines: ['24 ladders goedgekeurd', '2 ladders afgekeurd en vernietigd'],
  },
  {
    title: 'Polis CAR-verzekering',
    kind: 'certificate',
    ends: -5,
    uploaded: [370],
    filename: 'Polis CAR.pdf',
    lines: ['Verzekerde som per gebeurtenis volgens bijlage'],
  },
  {
    title: 'Diploma VCA VOL',
    kind: 'certificate',
    owner: { type: 'employee', index: 0 },
    ends: 700,
    uploaded: [200],
    filename: 'Diploma VCA VOL.pdf',
    lines: ['Veiligheid voor operationeel leidinggevenden'],
  },
  {
    title: 'Kopie identiteitsbewijs',
    kind: 'identity',
    owner: { type: 'employee', index: leaver },
    uploaded: [12 * 365],
    filename: 'Identiteitsbewijs.pdf',
    lines: ['Voorbeeld, geen echt document'],
  },
];

/** Documents of the kinds that a company keeps, with two that end soon, one that has ended, and one of who left long ago. */
export async function writeDocuments(
  { displayName, employees }: DemoCompany,
  { items, today, folder }: { items: readonly DemoItem[]; today: string; folder: WorkFolder },
): Promise<DemoDocument[]> {
  const written: DemoDocument[] = [];
  for (const described of describe(findOwnProject(items, today), employees.length)) {
    const versions = [];
    for (const [index, ago] of described.uploaded.entries()) {
      const lines = [displayName, `Versie ${index + 1}`, '', ...described.lines];
      const contents = drawPdf(described.title, lines, described.kind === 'drawing');
      const path = folder.file();
      await writeFile(path, contents);
      const sizes = { sizeBytes: contents.length, width: 0, height: 0 };
      const file = { id: randomUUIDv7(), path, contentType: 'application/pdf', ...sizes };
      const uploadedAt = `${addDays(today, -ago)}T09:${String(10 + written.length)}:00Z`;
      versions.push({ filename: described.filename, uploadedAt, file });
    }
    const { title, kind, owner = null, visible = false, ends } = described;
    const validUntil = ends === undefined ? null : addDays(today, ends);
    written.push({ title, kind, owner, visible, validUntil, versions });
  }
  return written;
}
