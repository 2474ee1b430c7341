import { Alert } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';

/** Shows above a form why it could not be saved, when the error belongs to no field. */
export function FormError({
  title = translate('Niet gelukt'),
  text,
}: {
  title?: string;
  text: string;
}) {
  return (
    <Alert color="red" role="alert" title={title} classNames={{ title: 'text-default' }}>
      {text}
    </Alert>
  );
}
