import type { StorageUse } from '@ploegplan/contract/images/schemas';
import type { CompanyState } from '@ploegplan/contract/settings/schemas';
import { useQuery } from '@tanstack/react-query';

import { companyStateQuery } from '../../../data/company/settings.ts';
import { storageQuery } from '../../../data/company/storage.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { type Fact, FactsCard } from '../../../ui/facts/Facts.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';

const TITLE = 'Dit bedrijf';
const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** '850 MB', '1,5 GB'; a size above zero is never shown as zero. */
const formatRoom = (bytes: number): string =>
  bytes < GIGABYTE
    ? `${formatNumber(Math.ceil(bytes / MEGABYTE))} MB`
    : `${formatNumber(Math.round((bytes / GIGABYTE) * 10) / 10)} GB`;

const formatStorage = ({ usedBytes, limitBytes }: StorageUse): string =>
  limitBytes === null
    ? formatRoom(usedBytes)
    : `${formatRoom(usedBytes)} van ${formatRoom(limitBytes)}`;

function formatUsers({ active, invited, inactive }: CompanyState['users']): string {
  const others = [
    invited > 0 && `${invited} uitgenodigd`,
    inactive > 0 && `${inactive} inactief`,
  ].filter(Boolean);
  return [`${active} actief`, ...others].join(', ');
}

function listMailFacts({ hasServer, lastSentAt, waiting, failed }: CompanyState['mail']): Fact[] {
  return [
    ['Mail', hasServer ? 'Wordt verstuurd' : 'Er is geen mailserver ingesteld'],
    // Without a server mails are kept on the disk of the host, which nobody receives.
    ['Laatste mail', hasServer && (lastSentAt ? formatMoment(lastSentAt) : 'Nog geen')],
    ['Mails in de wachtrij', waiting > 0 && String(waiting)],
    ['Niet aangekomen', failed > 0 ? `${failed} in de laatste 30 dagen` : 'Geen'],
  ];
}

function formatBackup({ isSet, lastAt, hasFailed }: CompanyState['backup']): string {
  if (!isSet) return 'Er is geen nachtelijke back-up ingesteld';
  if (!lastAt) return hasFailed ? 'Nog geen, de eerste mislukte' : 'Nog geen';
  const moment = formatMoment(lastAt);
  return hasFailed ? `${moment}, daarna mislukt` : moment;
}

/** Shows the state of the company's Ploegplan: users, room for files, mail, backup. */
export function CompanyCard() {
  const state = useQuery(companyStateQuery);
  const storage = useQuery(storageQuery);
  const error = state.error ?? storage.error;
  if (state.data && storage.data) {
    const { users, mail, backup } = state.data;
    return (
      <FactsCard
        title={TITLE}
        isFirst={false}
        facts={[
          ['Gebruikers', formatUsers(users)],
          ['Ruimte in gebruik', formatStorage(storage.data)],
          ...listMailFacts(mail),
          ['Laatste back-up', formatBackup(backup)],
        ]}
      />
    );
  }
  const retry = () => {
    void state.refetch();
    void storage.refetch();
  };
  return (
    <Card title={TITLE}>
      {error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton rows={4} />}
    </Card>
  );
}
