import { Button, Text } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { listPhotos } from '../../../data/own/own-writes.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { useOutboxActions } from '../../../lib/outbox/state.ts';
import { PreviewImage } from '../../../ui/images/PreviewImage.tsx';
import classes from '../../../ui/images/tiles.module.css';

/** The address of the file of an entry; null until it is read, or when it is gone. */
function useFileUrl(id: string): string | null {
  const actions = useOutboxActions();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    void actions?.readFile(id).then(
      (blob) => {
        if (!blob || isOver) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [actions, id]);
  return url;
}

interface Props {
  entry: Entry;
  /** Removes a photo that is not saved yet. */
  onRemove?: () => void;
}

/** A photo on this phone: saved and waiting for a connection, or one that can still be removed. */
export function KeptPhoto({ entry, onRemove }: Props) {
  const url = useFileUrl(entry.id);
  const name = listPhotos(entry)[0]?.name ?? '';
  return (
    <li className={`${classes.card} relative border rounded p-2`}>
      <PreviewImage src={url} alt={name} />
      <span className="block truncate text-sm py-1">{name}</span>
      {onRemove ? (
        <Button variant="subtle" size="compact-md" mih={48} onClick={onRemove}>
          {translate('Verwijderen')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" className={classes.waiting}>
          <IconClock size={18} stroke={1.5} aria-hidden />
          {translate('Bewaard, wacht op verbinding')}
        </Text>
      )}
    </li>
  );
}
