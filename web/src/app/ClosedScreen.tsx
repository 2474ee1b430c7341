import { ApiError } from '../lib/api/errors.ts';
import { formatShortDay } from '../lib/dates/dates.ts';
import { CardPage } from '../ui/page/CardPage.tsx';

const explanations = {
  'unknown-host': {
    title: 'Op dit adres is geen bedrijf bekend',
    text: 'Controleer het adres, of vraag je beheerder om de juiste link.',
  },
  'tenant-blocked': {
    title: `${location.hostname} is op dit moment gesloten`,
    text: 'Alles blijft bewaard. Vraag je beheerder wanneer je weer verder kunt.',
  },
};

type ClosedError = ApiError & { code: keyof typeof explanations };

export const isClosed = (error: unknown): error is ClosedError =>
  error instanceof ApiError && Object.hasOwn(explanations, error.code);

/** The date always has its year. */
const formatDeletion = (day: string) =>
  `Op ${formatShortDay(day, 0)} wordt alles gewist. Vraag je beheerder als je nog iets nodig hebt.`;

/** Shows an unknown host or a closed tenant, without menu or login. */
export function ClosedScreen({ code, deletesOn }: Pick<ClosedError, 'code' | 'deletesOn'>) {
  const { title, text } = explanations[code];
  return (
    <CardPage title={title} logo={{ src: '/logos/ploegplan.svg', alt: 'Ploegplan' }}>
      <div>
        <h1 className="mb-2 leading-snug wrap-anywhere text-xl">{title}</h1>
        <p className="text-quiet">{deletesOn === undefined ? text : formatDeletion(deletesOn)}</p>
      </div>
    </CardPage>
  );
}
