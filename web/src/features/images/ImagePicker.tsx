import '../../ui/form/mantine.css';
import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clientData } from '../../data/clients.ts';
import {
  type ImageFilter,
  type ImageOwner,
  imageKey,
  imageSearchQuery,
  imageUrl,
  useImageEdits,
} from '../../data/images.ts';
import { projectData } from '../../data/projects.ts';
import { failureOf } from '../../lib/api/messages.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { optionsOf } from '../../ui/form/options.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { GalleryChoice } from '../../ui/images/GalleryTile.tsx';
import tiles from '../../ui/images/tiles.module.css';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { useIsPhone } from '../../ui/viewport.ts';
import classes from './images.module.css';
import { type ImageNames, useImageNames } from './useImageNames.ts';

interface Props {
  /** What gets the chosen images. */
  owner: ImageOwner;
  onClose: () => void;
}

const everything: ImageFilter = { clientId: null, projectId: null, name: '' };

/** Chooses among all images of the company, to copy or move them to an owner. Default export for lazy loading. */
export default function ImagePicker({ owner, onClose }: Props) {
  const isPhone = useIsPhone();
  const close = useOverlay(true, onClose);
  const edits = useImageEdits();
  const [filter, setFilter] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ImageInfo>>(new Map());
  const [isSending, setSending] = useState(false);
  const toggle = (image: ImageInfo) => {
    const next = new Map(chosen);
    if (!next.delete(imageKey(image))) next.set(imageKey(image), image);
    setChosen(next);
  };
  const attach = async (mode: 'copy' | 'move') => {
    setSending(true);
    const isDone = await edits.attach(owner, [...chosen.values()], mode);
    setSending(false);
    if (isDone) onClose();
  };
  const isNone = chosen.size === 0;
  return (
    <Modal
      opened
      onClose={close}
      size="56rem"
      fullScreen={isPhone}
      title="Bestaande afbeelding(en) kiezen"
      closeButtonProps={{ 'aria-label': 'Sluiten', size: 48, iconSize: 20 }}
    >
      <Filters filter={filter} onChange={setFilter} />
      <Found filter={filter} owner={owner} chosen={chosen} onToggle={toggle} />
      <div className={classes.foot}>
        <span className={classes.count} role="status">
          {chosen.size} gekozen
        </span>
        {!isPhone && (
          <Button variant="default" onClick={onClose}>
            Annuleren
          </Button>
        )}
        <Button
          variant="default"
          disabled={isNone || isSending}
          onClick={() => void attach('move')}
        >
          Verplaatsen
        </Button>
        <Button disabled={isNone || isSending} onClick={() => void attach('copy')}>
          Kopiëren
        </Button>
      </div>
    </Modal>
  );
}

interface FiltersProps {
  filter: ImageFilter;
  onChange: (filter: ImageFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { terms } = useTenant();
  const { data: clients } = useQuery(clientData.list);
  const { data: projects } = useQuery(projectData.list);
  const clientOptions = useMemo(
    () => clients && optionsOf(clients, { label: ({ name }) => name }),
    [clients],
  );
  const projectOptions = useMemo(
    () =>
      projects &&
      optionsOf(
        projects.filter(({ client }) => !filter.clientId || client === filter.clientId),
        { label: ({ title }) => title },
      ),
    [projects, filter.clientId],
  );
  return (
    <div className={classes.filters}>
      <SelectField
        label="Klant"
        placeholder="Alle klanten"
        clearable
        settings={{ options: clientOptions }}
        value={filter.clientId}
        onChange={(clientId) => onChange({ ...filter, clientId, projectId: null })}
      />
      <SelectField
        label={terms.project}
        placeholder={`Alle ${terms.projects.toLocaleLowerCase('nl')}`}
        clearable
        settings={{ options: projectOptions }}
        value={filter.projectId}
        onChange={(projectId) => onChange({ ...filter, projectId })}
      />
      <TextInput
        label="Naam"
        placeholder="Deel van de naam"
        maxLength={limits.filename}
        value={filter.name}
        onChange={({ currentTarget }) => onChange({ ...filter, name: currentTarget.value })}
      />
    </div>
  );
}

interface FoundProps {
  filter: ImageFilter;
  owner: ImageOwner;
  chosen: ReadonlyMap<string, ImageInfo>;
  onToggle: (image: ImageInfo) => void;
}

/** Tiles that are shown at once; a longer search is narrowed. */
const MOST_SHOWN = 200;

/** 'ma 16 nov · Kade 12': what an image belongs to, so that equal names can be told apart. */
const placeOf = (
  { projectId, clientId, planningDate }: ImageInfo,
  { project, client }: ImageNames,
): string =>
  [
    planningDate && formatShortDay(planningDate),
    projectId ? project(projectId) : clientId && client(clientId),
  ]
    .filter(Boolean)
    .join(' · ');

/** What was found, without what the owner has already. */
function Found({ filter, owner, chosen, onToggle }: FoundProps) {
  const [settled] = useDebouncedValue(filter, 200);
  const names = useImageNames();
  const query = useQuery({ ...imageSearchQuery(settled), placeholderData: (before) => before });
  const offered = (query.data ?? []).filter(
    ({ metadata: { entityType, entityId } }) => entityType !== owner.type || entityId !== owner.id,
  );
  return (
    <div className={classes.found}>
      {query.isPending && <ListSkeleton rows={4} height={96} />}
      {query.error && !query.data && (
        <ErrorState
          title={failureOf('listImages', query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && offered.length === 0 && (
        <p className={classes.empty}>Geen afbeeldingen gevonden.</p>
      )}
      <ul className={tiles.grid} data-many>
        {offered.slice(0, MOST_SHOWN).map((image) => (
          <li key={imageKey(image)}>
            <GalleryChoice
              name={image.filename}
              place={placeOf(image, names)}
              hint={`${image.filename}, van ${image.uploaderEmployeeName}`}
              previewUrl={imageUrl(image, limits.previewWidth)}
              isChosen={chosen.has(imageKey(image))}
              onToggle={() => onToggle(image)}
            />
          </li>
        ))}
      </ul>
      {offered.length > MOST_SHOWN && (
        <p className={classes.empty}>
          Dit zijn de nieuwste {MOST_SHOWN} van {offered.length}. Zoek op naam, klant of project
          voor de rest.
        </p>
      )}
    </div>
  );
}
