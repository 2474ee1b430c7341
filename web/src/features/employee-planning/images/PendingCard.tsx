import { ActionIcon, Text, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { IconTrash } from '@tabler/icons-react';
import { problems } from '../../../lib/api/messages.ts';
import { PreviewImage } from '../../../ui/images/PreviewImage.tsx';
import classes from '../../../ui/images/tiles.module.css';
import type { PendingImage } from './pending.ts';

interface PendingCardProps {
  image: PendingImage;
  /** Another image has this name already. */
  conflicts: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

export function PendingCard({ image, conflicts, onRename, onRemove }: PendingCardProps) {
  return (
    <li className={classes.card}>
      <PreviewImage src={image.previewUrl} alt={image.name} />
      <ActionIcon
        className={classes.remove}
        variant="default"
        size={48}
        aria-label={`${image.name} niet toevoegen`}
        onClick={onRemove}
      >
        <IconTrash size={20} stroke={1.5} />
      </ActionIcon>
      <Text size="sm" c="dimmed" className={classes.size}>
        {fileSize(image.file.size)}
      </Text>
      <TextInput
        label="Naam"
        value={image.name}
        maxLength={limits.filename}
        error={conflicts && problems['filename-taken']}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
    </li>
  );
}
