import { Button, type ButtonProps } from '@mantine/core';
import type { Details } from './useDetails.ts';

interface SaveButtonProps extends Pick<ButtonProps, 'variant'> {
  details: Details;
}

export function SaveButton({ details: { formId, save }, variant = 'filled' }: SaveButtonProps) {
  return (
    <Button type="submit" form={formId} variant={variant} h={48} disabled={save.isPending}>
      Opslaan
    </Button>
  );
}
