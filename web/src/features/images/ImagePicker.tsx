import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  getImageKey,
  getImageUrl,
  type ImageOwner,
  imageSearchQuery,
  useImageEdits,
} from '../../data/records/images.ts';
import { formatFailure } from '../../lib/api/messages.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { formatNameList } from '../../lib/values/list-names.ts';
import { useOverlay } from '../../ui/drawer/useOverlay.ts';
import { GalleryChoice } from '../../ui/images/GalleryTile.tsx';
import tiles from '../../ui/images/tiles.module.css';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { formatAttached } from './attached-text.ts';
import { getImageDay, listDays, sortByDay } from './image-days.ts';
import classes from './images.module.css';
import { everything, type Filter, PickerFilters } from './PickerFilters.tsx';
import { type ImageNames, useImageNames } from './useImageNames.ts';
import { listWaysBack } from './ways-back.ts';

interface Props {
  owner: ImageOwner;
  /** The owner's images, and perhaps those of others. */
  images: readonly ImageInfo[];
  onClose: () => void;
}

const isOf = ({ type, id }: ImageOwner, { metadata: { entityType, entityId } }: ImageInfo) =>
  entityType === type && entityId === id;

/** Chooses among all images of the company, to copy or move them to an owner. Default export for lazy loading. */
export default function ImagePicker({ owner, images, onClose }: Props) {
  const isPhone = useIsPhone();
  const close = useOverlay(true, onClose);
  const edits = useImageEdits();
  const [filter, setFilter] = useState(everything);
  const search = useSearch(filter, owner);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ImageInfo>>(new Map());
  /** True when only the chosen images are shown, which a filter may hide. */
  const [isReviewing, setReviewing] = useState(false);
  const [isSending, setSending] = useState(false);
  const toggle = (image: ImageInfo) => {
    const next = new Map(chosen);
    if (!next.delete(getImageKey(image))) next.set(getImageKey(image), image);
    setChosen(next);
  };
  const attach = async (mode: 'copy' | 'move') => {
    setSending(true);
    const after = await edits.attach(owner, [...chosen.values()], mode);
    setSending(false);
    if (!after) return;
    const before = images.filter((image) => isOf(owner, image));
    const lists = { chosen: [...chosen.values()], before, after };
    const back = mode === 'move' ? listWaysBack(lists) : [];
    notify.success(...formatAttached({ mode, ...lists }), {
      ...(back.length > 0 && {
        action: { label: 'Ongedaan maken', run: () => void moveBack(back) },
      }),
    });
    onClose();
  };
  const moveBack = async (back: ReturnType<typeof listWaysBack>) => {
    for (const { owner: former, images: moved } of back) {
      if (!(await edits.attach(former, moved, 'move'))) return;
    }
    const names = back.flatMap(({ images: moved }) => moved.map(({ filename }) => filename));
    notify.success('Verplaatsen ongedaan gemaakt', formatNameList(names, 3));
  };
  const isNone = chosen.size === 0;
  const isOnlyChosen = isReviewing && !isNone;
  return (
    <Modal
      opened
      onClose={close}
      size="56rem"
      fullScreen={isPhone}
      title="Bestaande afbeelding(en) kiezen"
      classNames={{
        content: 'phone-flex-1 phone-flex-col phone-flex',
        header: 'flex-none',
        body: classes.pickerBody ?? '',
      }}
    >
      {!isOnlyChosen && <PickerFilters filter={filter} days={search.days} onChange={setFilter} />}
      <Found
        search={isOnlyChosen ? { ...search, offered: [...chosen.values()] } : search}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className={classes.foot}>
        <span className="flex flex-1 items-center gap-1 whitespace-nowrap text-quiet phone-basis-full phone-justify-between phone-min-h-12">
          <span role="status">{chosen.size} gekozen</span>
          {!isNone && (
            <Button variant="subtle" onClick={() => setReviewing(!isOnlyChosen)}>
              {isOnlyChosen ? 'Alle tonen' : 'Bekijken'}
            </Button>
          )}
        </span>
        {!isPhone && (
          <Button variant="default" onClick={onClose}>
            Annuleren
          </Button>
        )}
        <Button
          className="phone-flex-1"
          variant="default"
          disabled={isNone || isSending}
          onClick={() => void attach('move')}
        >
          Verplaatsen
        </Button>
        <Button
          className="phone-flex-1"
          disabled={isNone || isSending}
          onClick={() => void attach('copy')}
        >
          Kopiëren
        </Button>
      </div>
    </Modal>
  );
}

/** Finds images by day, without those that the owner has already, and the days to choose from. */
function useSearch(filter: Filter, owner: ImageOwner) {
  const [settled] = useDebouncedValue(filter, 200);
  const query = useQuery({ ...imageSearchQuery(settled), placeholderData: (before) => before });
  const { data } = query;
  const found = useMemo(
    () => sortByDay(data ?? []).filter((image) => !isOf(owner, image)),
    [data, owner],
  );
  return {
    query,
    offered: filter.day ? found.filter((image) => getImageDay(image) === filter.day) : found,
    days: useMemo(() => listDays(found, filter.day), [found, filter.day]),
  };
}

type Search = ReturnType<typeof useSearch>;

interface FoundProps {
  search: Search;
  chosen: ReadonlyMap<string, ImageInfo>;
  onToggle: (image: ImageInfo) => void;
}

/** Tiles that are shown at once; a longer search is narrowed. */
const MOST_SHOWN = 200;

/** The day and the work of an image, so that equal names can be told apart. */
const describeImage = (image: ImageInfo, { project, client }: ImageNames): string[] => {
  const { projectId, clientId } = image;
  const name = projectId ? project(projectId) : clientId && client(clientId);
  return [formatShortDay(getImageDay(image)), ...(name ? [name] : [])];
};

function Found({ search, chosen, onToggle }: FoundProps) {
  const names = useImageNames();
  const { query, offered } = search;
  return (
    <div className={classes.found}>
      {query.isPending && <ListSkeleton rows={4} height={96} />}
      {query.error && !query.data && (
        <ErrorState
          title={formatFailure('listImages', query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && offered.length === 0 && (
        <p className="mb-3 text-quiet">Geen afbeeldingen gevonden.</p>
      )}
      <ul className={tiles.grid} data-many>
        {offered.slice(0, MOST_SHOWN).map((image) => (
          <li key={getImageKey(image)}>
            <GalleryChoice
              name={image.filename}
              place={describeImage(image, names).join('\n')}
              hint={`${image.filename}, ${describeImage(image, names).join(', ')}, van ${image.uploaderEmployeeName}`}
              previewUrl={getImageUrl(image, limits.previewWidth)}
              isChosen={chosen.has(getImageKey(image))}
              onToggle={() => onToggle(image)}
            />
          </li>
        ))}
      </ul>
      {offered.length > MOST_SHOWN && (
        <p className="mb-3 text-quiet">
          Dit zijn de nieuwste {MOST_SHOWN} van {offered.length}. Zoek op naam, klant, werk of dag
          voor de rest.
        </p>
      )}
    </div>
  );
}
