import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useRef, useState } from 'react';
import { NetworkError } from '../../../lib/api/errors.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { GalleryTile } from '../../../ui/images/GalleryTile.tsx';
import classes from '../../../ui/images/tiles.module.css';
import { useTileFocus } from '../../../ui/images/useTileFocus.ts';
import { getImageUrl } from './useExistingImages.ts';

const OwnImageViewer = createLazyPart(() => import('./OwnImageViewer.tsx'));

/** The first six load at once, the others when they come near (specification, section 9). */
const PRELOADED = 6;

const OFFLINE = translate('Zonder verbinding zijn foto’s niet te zien.');

interface ExistingImagesProps {
  item: EmployeePlanningItem;
  /** The error when the whole item could not be loaded; null while it loads and when it was loaded. */
  error: Error | null;
  onRetry: () => void;
}

export function ExistingImages({ item, error, onRetry }: ExistingImagesProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  const infos = item.imagesInfo;
  const section = useRef<HTMLElement>(null);
  useTileFocus(section, viewed, infos?.length ?? 0);
  return (
    <section ref={section}>
      <Title order={3} className="mb-2">
        {translate('Bestaande afbeeldingen')}
      </Title>
      {!infos && <MissingImages error={error} onRetry={onRetry} />}
      {infos?.length === 0 && <Text c="dimmed">{translate('Geen afbeeldingen gevonden.')}</Text>}
      {infos && infos.length > 0 && (
        <ul className={classes.grid}>
          {infos.map(({ filename }, index) => (
            <li key={filename}>
              <GalleryTile
                name={filename}
                previewUrl={getImageUrl(item.id, filename, limits.previewWidth)}
                preloaded={index < PRELOADED}
                onOpen={() => setViewed(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {infos && viewed !== null && (
        <OwnImageViewer
          itemId={item.id}
          images={infos}
          index={viewed}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </section>
  );
}

/** Holds the place of the images, or says why they could not be loaded. */
function MissingImages({ error, onRetry }: Pick<ExistingImagesProps, 'error' | 'onRetry'>) {
  const { online } = useNetwork();
  if (!online) return <Text c="dimmed">{OFFLINE}</Text>;
  if (!error) return <Skeleton height={120} />;
  return (
    <>
      <Text c="dimmed">
        {error instanceof NetworkError
          ? OFFLINE
          : translate('De afbeeldingen konden niet worden opgehaald.')}
      </Text>
      <Button variant="default" mih={48} mt="sm" onClick={onRetry}>
        {translate('Opnieuw proberen')}
      </Button>
    </>
  );
}
