import { translate } from '@ploegplan/contract/languages/translate';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, NetworkError } from '../lib/api/errors.ts';
import { isOfConnection } from '../lib/api/messages.ts';
import { formatShortDay } from '../lib/dates/dates.ts';
import { CardPage } from '../ui/page/CardPage.tsx';
import { PlainScreen } from '../ui/page/PlainScreen.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';

const explanations = {
  'unknown-host': {
    title: translate('Op dit adres is geen bedrijf bekend'),
    text: translate('Controleer het adres, of vraag je beheerder om de juiste link.'),
  },
  'tenant-blocked': {
    title: translate('{host} is op dit moment gesloten', { host: location.hostname }),
    text: translate('Alles blijft bewaard. Vraag je beheerder wanneer je weer verder kunt.'),
  },
};

type ClosedError = ApiError & { code: keyof typeof explanations };

const isClosed = (error: unknown): error is ClosedError =>
  error instanceof ApiError && Object.hasOwn(explanations, error.code);

/** The date always has its year. */
const formatDeletion = (day: string) =>
  translate('Op {day} wordt alles gewist. Vraag je beheerder als je nog iets nodig hebt.', {
    day: formatShortDay(day, 0),
  });

/** Shows an unknown host or a closed tenant, without menu or login. */
function ClosedScreen({ code, deletesOn }: Pick<ClosedError, 'code' | 'deletesOn'>) {
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

/** Replaces a screen that failed: the reason and two ways to continue. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isClosed(error)) return <ClosedScreen code={error.code} deletesOn={error.deletesOn} />;
  const retry = async () => {
    // Anything else is a bug of the page itself, or a chunk of a removed version.
    if (!(error instanceof ApiError || error instanceof NetworkError)) return location.reload();
    await router.invalidate();
    reset();
  };
  return (
    <PlainScreen
      title={
        isOfConnection(error) ? translate('Geen verbinding') : translate('Er is iets misgegaan')
      }
    >
      <ErrorState error={error} onRetry={() => void retry()} withWayHome />
    </PlainScreen>
  );
}
