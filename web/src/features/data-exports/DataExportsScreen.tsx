import '@mantine/core/styles/Progress.layer.css';
import { Button } from '@mantine/core';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconPackageExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dataExportsQuery, useStartDataExport } from '../../data/company/data-exports.ts';
import { companyStateQuery } from '../../data/company/settings.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { type Fact, Facts } from '../../ui/facts/Facts.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { DataExportRow } from './DataExportRow.tsx';

/** The tables by subject, and the files. */
const listContents = ({ terms, hiddenParts }: TenantProfile): readonly Fact[] => [
  [
    'Werk',
    [
      `Klanten, ${toLowerCase(terms.projects)} en hun statussen`,
      'planning',
      ...(hiddenParts.includes('materials') ? [] : ['materieel']),
      'notities',
    ].join(', '),
  ],
  [
    'Personeel',
    'Gegevens, contracten en certificaten, uren en mandagenregisters, verlof en saldo’s',
  ],
  ['Bedrijf', 'Instellingen, gebruikers, planninglinks, helpartikelen, bedrijfssluitingen'],
  ['Wie deed wat', 'Het logboek en alle wijzigingen'],
  ['Bestanden', 'Alle afbeeldingen, en alle documenten met hun eerdere versies'],
];

/** Shows all data of the company as one file, and those of single employees that were asked for. */
export function DataExportsScreen() {
  const tenant = useTenant();
  const contentsId = useId();
  const { data, error, refetch } = useQuery(dataExportsQuery);
  const starting = useStartDataExport();
  const session = useSession();
  const { data: state } = useQuery(companyStateQuery);
  // A god is no user of the company, and gets no mail.
  const hasMail = state?.mail.hasServer && session?.userType !== 'god';
  const isMaking = data?.some(
    ({ employee, state }) => !employee && (state === 'waiting' || state === 'running'),
  );
  return (
    <Screen title="Gegevens downloaden" back={{ to: '/settings', label: 'Terug naar Algemeen' }}>
      <div className="flex flex-col gap-4" style={{ maxWidth: '40rem' }}>
        <p className="text-quiet">
          Alle gegevens van {tenant.displayName} in één bestand: een tabel per onderwerp voor Excel,
          en alle afbeeldingen en documenten. Is het klaar, dan kun je het zeven dagen downloaden.
          {hasMail && ' Je krijgt er een mail over.'}
        </p>
        <section aria-labelledby={contentsId}>
          <h2 id={contentsId} className="mb-2 text-base font-semibold">
            In het bestand
          </h2>
          <Facts facts={listContents(tenant)} />
        </section>
        <div>
          <Button
            leftSection={<IconPackageExport size={18} stroke={1.5} aria-hidden />}
            loading={starting.isPending}
            disabled={isMaking ?? false}
            onClick={() => starting.mutate(null)}
          >
            Bestand maken
          </Button>
        </div>
        <p className="text-quiet">
          De gegevens van één werknemer maak je op de pagina van die werknemer.
        </p>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={2} />}
        {data && data.length > 0 && (
          <ul className="divided flex flex-col border rounded" aria-label="Gemaakte bestanden">
            {data.map((entry) => (
              <DataExportRow key={entry.id} made={entry} />
            ))}
          </ul>
        )}
      </div>
    </Screen>
  );
}
