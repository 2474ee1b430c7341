import { translate } from '@ploegplan/contract/languages/translate';
import { findRequestId } from '../../lib/api/messages.ts';

/** The request number to mention when asking for help, for an error of the server; nothing for other errors. */
export function RequestNumber({ error }: { error: unknown }) {
  const requestId = findRequestId(error);
  if (!requestId) return null;
  return (
    <span className="block mt-2 text-sm wrap-anywhere">
      {translate('Blijft het misgaan? Geef dan dit nummer door: {number}', { number: requestId })}
    </span>
  );
}
