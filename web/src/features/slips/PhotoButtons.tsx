import { Button, FileButton } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { SlipContent } from '@ploegplan/contract/slips/schemas';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { selectAcceptable } from '../../ui/images/acceptable.ts';
import { findAvailableName } from '../../ui/images/names.ts';

type Photo = SlipContent['photos'][number];

export interface NewPhoto extends Photo {
  file: File;
}

interface Props {
  photos: readonly Photo[];
  onAdd: (added: readonly NewPhoto[]) => void;
  isDisabled: boolean;
}

/** Adds photos, from the camera or of those that are there; they are kept at once. */
export function PhotoButtons({ photos, onAdd, isDisabled }: Props) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const reset = useRef<() => void>(null);
  const add = (files: readonly File[]) => {
    const accepted = selectAcceptable(files, photos.length);
    setRefusals(accepted.refusals);
    const names = photos.map(({ name }) => name);
    const added = accepted.files.map((file) => {
      const name = findAvailableName(file.name, names);
      names.push(name);
      return { id: uuidv7(), name, file };
    });
    if (added.length > 0) onAdd(added);
    // The same photo can be chosen again.
    reset.current?.();
  };
  const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <>
      {photos.length > 0 && <p role="status">{photos.map(({ name }) => name).join(', ')}</p>}
      <div className="grid gap-2">
        <FileButton
          accept="image/*"
          capture="environment"
          disabled={isDisabled}
          onChange={(file) => add(file ? [file] : [])}
        >
          {(opener) => (
            <Button
              {...opener}
              size="lg"
              variant="default"
              disabled={isDisabled}
              leftSection={<IconCamera {...icon} />}
            >
              {translate('Foto maken')}
            </Button>
          )}
        </FileButton>
        <FileButton
          accept="image/*"
          multiple
          resetRef={reset}
          disabled={isDisabled}
          inputProps={{ 'aria-label': translate('Foto’s kiezen') }}
          onChange={add}
        >
          {(opener) => (
            <Button
              {...opener}
              size="lg"
              variant="default"
              disabled={isDisabled}
              leftSection={<IconPhotoPlus {...icon} />}
            >
              {translate('Foto’s kiezen')}
            </Button>
          )}
        </FileButton>
      </div>
      {refusals.map((text) => (
        <p key={text} className="text-error" role="alert">
          {text}
        </p>
      ))}
    </>
  );
}
