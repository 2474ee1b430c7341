import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { formatLoadClass, scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { useCallback } from 'react';
import { getCardAddress } from '../../data/records/scaffold-use.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { QrCode } from '../../ui/facts/QrCode.tsx';
import { PaperCard } from '../../ui/paper/PaperCard.tsx';

export type CardSize = 'a5' | 'a6';

interface Props {
  scaffold: Scaffold;
  token: string;
  size: CardSize;
  /** Called once it is printed. */
  onPrinted: () => void;
}

/** The card that hangs on the scaffold. It is printed as soon as its code is drawn. */
export function CardOnPaper({ scaffold, token, size, onPrinted }: Props) {
  const print = useCallback(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
  }, [onPrinted]);
  return (
    <PaperCard title={`Steiger ${scaffold.number}`} size={size}>
      <Facts
        facts={[
          ['Soort', scaffoldKindTexts[scaffold.kind]],
          ['Belasting', formatLoadClass(scaffold.loadClass)],
          ['Plaats', scaffold.place],
          ['Bouwer', [scaffold.builder, scaffold.builderPhonenumber].filter(Boolean).join(', ')],
        ]}
      />
      <QrCode text={getCardAddress(token)} onDrawn={print} />
      <p>Scan voor je de steiger op gaat: je ziet of hij is vrijgegeven en meldt problemen.</p>
    </PaperCard>
  );
}
