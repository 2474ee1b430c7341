import type { HourSettings } from '@ploegplan/contract/hours.schemas';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { hourSettingsQuery } from '../../../data/hours.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { PageSection } from '../../../ui/form/PageSection.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { useReminderForm } from '../useReminderForm.ts';
import { PlaceLink } from './PlaceLink.tsx';

const about = {
  id: 'uren',
  title: 'Uren',
  text: 'Wanneer Ploegplan vraagt om uren die nog ontbreken, en welke soorten uren er zijn.',
} as const;

/** When employees are reminded of missing hours, and the kinds of hours. */
export function HoursSection() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(hourSettingsQuery);
  if (data) return <LoadedSection settings={data} />;
  return (
    <PageSection {...about} titleId={titleId}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PageSection>
  );
}

function LoadedSection({ settings }: { settings: HourSettings }) {
  const form = useReminderForm(settings);
  return (
    <FormSection {...about} form={form} failure="Herinneringen bijwerken mislukt">
      <PlaceLink to="/hour-kinds" text="Gewone uren, overwerk, reistijd, meerwerk">
        Urensoorten
      </PlaceLink>
    </FormSection>
  );
}
