import { admin } from '@ploegplan/contract/admin';
import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';
import { limits } from '@ploegplan/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showTenant } from '../../../data/tenants.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/confirm.ts';

const TOO_LARGE = 'Dit bestand is groter dan 5 MB. Kies een kleiner.';
const NO_IMAGE = 'Dit bestand kan niet. Kies een PNG, JPEG of WebP.';

function errorOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too-large') return TOO_LARGE;
  return code === 'unsupported-media-type' ? NO_IMAGE : messageOf(error);
}

/** Gives a tenant a logo of its own, and takes it away after a question. */
export function useLogo({ id, displayName }: ManagedTenant) {
  const cache = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);

  const changing = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? call(admin.uploadLogo, { params: { id }, body: {}, files: [file] })
        : call(admin.removeLogo, { params: { id } }),
    onSuccess: (tenant, file) => {
      showTenant(cache, tenant);
      notify.success(file ? 'Logo bewaard' : 'Logo weggehaald');
    },
    onError: (error) => setFault(errorOf(error)),
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
