import type { SlipPaper } from '@ploegplan/contract/slips/schemas';
import type { SlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import {
  basisNames,
  formatCents,
  isToldLate,
  kindNames,
  outcomeNames,
} from '@ploegplan/contract/slips/texts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { PreviewImage } from '../../ui/images/PreviewImage.tsx';
import { Signature } from './SignatureField.tsx';
import classes from './slips.module.css';

interface Props {
  paper: SlipPaper;
  sha256: string | null;
  signatures: readonly SlipSignature[];
  /** The address of a photo; null where it is not at the server yet. */
  getPhotoUrl: (id: string) => string | null;
}

const formatPrice = ({ price }: SlipPaper) =>
  price && `${basisNames[price.basis]}: ${formatCents(price.cents)}, zonder btw`;

const formatTold = (paper: SlipPaper) => {
  const moment = paper.price && formatFullMoment(paper.price.toldAt);
  return isToldLate(paper) ? `${moment}, na het begin van het werk` : moment;
};

/** A version of a slip as the client reads and signs it: in Dutch, whatever its maker reads. */
export function SlipPaperView({ paper, sha256, signatures, getPhotoUrl }: Props) {
  const { project, orderedBy, lines, materials, photos } = paper;
  const sum = lines.reduce((total, { hours }) => total + hours, 0);
  return (
    <article className="grid gap-4" lang="nl">
      <Facts
        facts={[
          [
            'Bon',
            [kindNames[paper.kind], paper.number > 0 && paper.number].filter(Boolean).join(' '),
          ],
          ['Versie', paper.version],
          ['Werk', [project.title, project.number].filter(Boolean).join(', ')],
          ['Adres', project.location],
          ['Klant', paper.client],
          [
            'Opdracht van',
            [orderedBy.name, orderedBy.role, orderedBy.email].filter(Boolean).join(', '),
          ],
          ['Wat er gebeurt', paper.what],
          ['Dit kost extra', formatPrice(paper) ?? 'Nog geen prijs'],
          ['Prijs gezegd', formatTold(paper)],
          [
            'Uren',
            lines.length > 0 &&
              [
                ...lines.map(
                  ({ name, date, hours }) =>
                    `${formatShortDay(date)} ${name}: ${formatNumber(hours)}`,
                ),
                `Samen ${formatNumber(sum)}`,
              ].join('\n'),
          ],
          [
            'Materiaal',
            materials
              .map(({ what, quantity, unit }) =>
                `${what}: ${formatNumber(quantity)} ${unit}`.trim(),
              )
              .join('\n'),
          ],
        ]}
      />
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label="Foto’s">
          {photos.map(({ id, name, sha256: hash }) => {
            // What came after the signature is no part of what was signed.
            const url = sha256 && !hash ? null : getPhotoUrl(id);
            return <li key={id}>{url ? <PreviewImage src={url} alt={name} /> : name}</li>;
          })}
        </ul>
      )}
      {signatures.map((signature) => (
        <section key={signature.id} className="grid gap-2">
          <Facts
            facts={[
              [outcomeNames[signature.outcome], formatFullMoment(signature.at)],
              [
                'Door',
                [signature.name, signature.role, signature.email].filter(Boolean).join(', '),
              ],
              ['Reden', signature.reason],
              ['Hoe', signature.way === 'link' ? 'Via de link in de mail' : 'Op het scherm'],
              [
                'Bevestigd per mail',
                signature.confirmedAt && formatFullMoment(signature.confirmedAt),
              ],
            ]}
          />
          {signature.strokes.length > 0 && (
            <Signature strokes={signature.strokes} label={`Handtekening van ${signature.name}`} />
          )}
        </section>
      ))}
      {sha256 && <p className="text-quiet text-sm wrap-anywhere">SHA-256 {sha256}</p>}
    </article>
  );
}
