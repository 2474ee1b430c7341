import { Button } from '@mantine/core';
import type { ApiKey } from '@ploegplan/contract/api-keys/schemas';
import { describeScopes } from '@ploegplan/contract/api-keys/scope-words';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiKeysQuery, useRevokeKey } from '../../../data/company/api-keys.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { ValidUntil } from '../../../ui/facts/ValidUntil.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';

/** The keys that there are. */
export function KeyList() {
  const query = useQuery(apiKeysQuery);
  return (
    <section className="flex flex-col gap-4" aria-label="Gemaakte sleutels">
      <h2 className="text-lg font-semibold">Gemaakte sleutels</h2>
      <Loaded query={query} rows={2}>
        {(keys) =>
          keys.length === 0 ? (
            <p className="text-quiet">Er zijn nog geen sleutels.</p>
          ) : (
            <ul className="border rounded divided">
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

const askToRevoke = ({ name }: ApiKey) =>
  confirm({
    title: 'Sleutel intrekken',
    text: `‘${name}’ werkt dan meteen niet meer. Het programma dat hem gebruikt, heeft een nieuwe nodig.`,
    confirmLabel: 'Intrekken',
    danger: true,
  });

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, createdAt, createdBy, lastUsedAt, validUntil } = apiKey;
  const { terms } = useTenant();
  const revoking = useRevokeKey();
  const revoke = async () => {
    if (await askToRevoke(apiKey)) revoking.mutate(apiKey);
  };
  return (
    <li className="flex gap-3 px-4 py-3 svg-quiet" aria-label={name}>
      <IconKey size={24} stroke={1.5} aria-hidden />
      <div className="flex flex-1 flex-col min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-quiet text-sm">{prefix}…</span>
        <span className="text-sm">{describeScopes(scopes, terms)}</span>
        <span className="text-quiet text-sm">
          {validUntil === null ? 'Geldig tot je hem intrekt' : <ValidUntil date={validUntil} />}
        </span>
        <span className="text-quiet text-sm">
          Gemaakt{createdBy && ` door ${createdBy}`}, {formatMoment(createdAt)}.{' '}
          {lastUsedAt === null
            ? 'Nog niet gebruikt'
            : `Laatst gebruikt: ${formatMoment(lastUsedAt)}`}
        </span>
        <div className="mt-2">
          <Button variant="default" loading={revoking.isPending} onClick={() => void revoke()}>
            Intrekken
          </Button>
        </div>
      </div>
    </li>
  );
}
