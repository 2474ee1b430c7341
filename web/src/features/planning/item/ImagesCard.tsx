import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { itemImageUrl } from '../../../data/planning.ts';
import { Card, EmptyText } from '../../../ui/Card.tsx';
import classes from './item.module.css';

/** The photos of an item; each opens in a tab of its own. */
export const ImagesCard = ({ id, images }: { id: string; images: readonly ImageInfo[] }) => (
  <Card title={images.length > 0 ? `Afbeeldingen (${images.length})` : 'Afbeeldingen'}>
    {images.length === 0 && <EmptyText>Geen afbeeldingen gevonden.</EmptyText>}
    <ul className={classes.images}>
      {images.map(({ filename }) => (
        <li key={filename}>
          <a
            href={itemImageUrl(id, filename, false)}
            target="_blank"
            rel="noopener"
            className={classes.image}
          >
            <img src={itemImageUrl(id, filename, true)} alt="" loading="lazy" decoding="async" />
            <span className={classes.filename}>{filename}</span>
          </a>
        </li>
      ))}
    </ul>
  </Card>
);
