import { Button, type ButtonProps } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { Details } from '../useDetails.ts';
import type { SendingProgress } from './useSaveHours.ts';

interface SaveButtonProps extends Pick<ButtonProps, 'variant'> {
  details: Details;
}

/** 'Foto 2 van 5', or of one photo how much of it is sent. */
const formatSending = ({ photo, of, share }: SendingProgress) =>
  of > 1
    ? translate('Foto {number} van {total}', { number: photo, total: of })
    : translate('{percent}% verstuurd', { percent: Math.round(share * 100) });

export function SaveButton({ details, variant = 'filled' }: SaveButtonProps) {
  const { formId, save, isSubmitted } = details;
  const isSaving = save.isPending || isSubmitted;
  const text = isSaving ? translate('Wordt opgeslagen…') : translate('Opslaan');
  return (
    <Button type="submit" form={formId} variant={variant} mih={48} disabled={isSaving}>
      {save.progress ? formatSending(save.progress) : text}
    </Button>
  );
}
