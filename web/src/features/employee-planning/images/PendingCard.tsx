import { ActionIcon, Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconTrash } from '@tabler/icons-react';
import { problems } from '../../../lib/api/messages.ts';
import { NOT_KEPT } from '../../../lib/outbox/refusals.ts';
import { PreviewImage } from '../../../ui/images/PreviewImage.tsx';
import classes from '../../../ui/images/tiles.module.css';
import type { PendingImage } from './pending.ts';
import type { Delivery } from './usePendingImages.ts';

interface PendingCardProps {
  image: PendingImage;
  /** True when another image has this name already. */
  conflicts: boolean;
  /** The progress of sending, or why it failed; null before the first attempt. */
  delivery: Delivery | null;
  isSending: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PendingCard(props: PendingCardProps) {
  const { image, conflicts, delivery, isSending, onOpen, onRename, onRemove, onRetry } = props;
  const failed = delivery && 'failure' in delivery ? delivery : null;
  return (
    <li className={`${classes.card} relative border rounded p-2`}>
      <div className="relative">
        <UnstyledButton
          className="block w-full"
          aria-label={translate('{name} bekijken', { name: image.name })}
          onClick={onOpen}
        >
          <PreviewImage src={image.previewUrl} alt="" />
        </UnstyledButton>
        {delivery && 'share' in delivery && (
          <progress
            className={classes.progress}
            value={delivery.share}
            aria-label={translate('{name} versturen', { name: image.name })}
          />
        )}
      </div>
      {!isSending && (
        <ActionIcon
          style={{ position: 'absolute', top: '12px', right: '12px' }}
          variant="default"
          size={48}
          aria-label={translate('{name} niet toevoegen', { name: image.name })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.5} />
        </ActionIcon>
      )}
      <Text size="sm" c="dimmed" className="py-1">
        {formatFileSize(image.file.size)}
      </Text>
      <TextInput
        label={translate('Naam')}
        value={image.name}
        maxLength={limits.filename}
        disabled={isSending}
        error={conflicts && problems['filename-taken']}
        onChange={(event) => onRename(event.currentTarget.value)}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter ends the name and does not submit the form, which has more fields.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {(failed || image.isHeld) && (
        <Text size="sm" mt={4} className="text-error">
          {failed?.failure ?? NOT_KEPT}
        </Text>
      )}
      {failed?.canRetry && (
        <Button
          variant="default"
          className={classes.retry}
          disabled={isSending}
          aria-label={translate('Opnieuw versturen: {name}', { name: image.name })}
          onClick={onRetry}
        >
          {translate('Opnieuw versturen')}
        </Button>
      )}
    </li>
  );
}
