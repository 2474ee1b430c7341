import { Button } from '@mantine/core';
import type { ScaffoldCard } from '@ploegplan/contract/scaffold-cards/schemas';
import { getCardAddress, useMakeCard, useRevokeCard } from '../../data/records/scaffold-use.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { Card, CardFoot } from '../../ui/page/Card.tsx';
import type { CardSize } from './CardOnPaper.tsx';

interface Props {
  id: string;
  /** Null when the scaffold has no valid card. */
  card: ScaffoldCard | null;
  onPrint: (size: CardSize) => void;
}

const askToRevoke = () =>
  confirm({
    title: 'Kaart intrekken',
    text: 'De code op de kaart werkt dan meteen niet meer. Wie hem scant, leest dat de steiger niet betreden mag worden.',
    confirmLabel: 'Intrekken',
    danger: true,
  });

/** The QR card of a scaffold: made, printed, and revoked when it is lost. */
export function CardSection({ id, card, onPrint }: Props) {
  const making = useMakeCard(id);
  const revoking = useRevokeCard(id);
  const revoke = async () => {
    if (await askToRevoke()) revoking.mutate();
  };
  return (
    <Card title="Steigerkaart">
      <p className="px-4 pb-4 text-quiet">
        {card === null ? (
          'Deze steiger heeft geen geldige kaart.'
        ) : (
          <>
            Gemaakt {formatMoment(card.madeAt)} ·{' '}
            <a
              className="text-accent"
              href={getCardAddress(card.token)}
              target="_blank"
              rel="noreferrer"
            >
              Openbare pagina
            </a>
          </>
        )}
      </p>
      <CardFoot>
        <div className="flex flex-wrap gap-2">
          {card === null ? (
            <Button variant="default" loading={making.isPending} onClick={() => making.mutate()}>
              Kaart maken
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={() => onPrint('a6')}>
                Afdrukken A6
              </Button>
              <Button variant="default" onClick={() => onPrint('a5')}>
                Afdrukken A5
              </Button>
              <Button variant="default" loading={revoking.isPending} onClick={() => void revoke()}>
                Intrekken
              </Button>
            </>
          )}
        </div>
      </CardFoot>
    </Card>
  );
}
