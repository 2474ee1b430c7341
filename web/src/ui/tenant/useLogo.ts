import { limits } from '@ploegplan/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { confirm } from '../messages/confirm.ts';

const TOO_LARGE = 'Dit bestand is groter dan 5 MB. Kies een kleiner.';
const NO_IMAGE = 'Dit bestand kan niet. Kies een PNG, JPEG of WebP.';

function explainUploadError(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too-large') return TOO_LARGE;
  const isUnfit = code === 'unsupported-media-type' || code === 'damaged-image';
  return isUnfit ? NO_IMAGE : explainError(error);
}

/** Sends another logo, or with null that the tenant has none of its own. */
export type ChangeLogo = (file: File | null) => Promise<void>;

/** Gives a tenant a logo of its own, and takes it away after a question. */
export function useLogo(displayName: string, change: ChangeLogo) {
  const [fault, setFault] = useState<string | null>(null);

  const changing = useMutation({
    mutationFn: change,
    onSuccess: (_, file) => notify.success(file ? 'Logo bewaard' : 'Logo weggehaald'),
    onError: (error) => setFault(explainUploadError(error)),
  });

  const upload = (file: File | null) => {
    if (!file) return;
    const isTooLarge = file.size > limits.logoBytes;
    setFault(isTooLarge ? TOO_LARGE : null);
    if (!isTooLarge) changing.mutate(file);
  };
  const remove = async () => {
    const question = {
      title: 'Logo weghalen',
      text: `${displayName} krijgt weer het ingebouwde logo.`,
      confirmLabel: 'Weghalen',
      danger: true,
    };
    if (!(await confirm(question))) return;
    setFault(null);
    changing.mutate(null);
  };
  return { upload, remove: () => void remove(), isBusy: changing.isPending, fault };
}
