import type { NoticeSettings } from '@ploegplan/contract/notice-settings/schemas';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  noticeSettingsQuery,
  useChangeNoticeSettings,
} from '../../../data/company/notice-settings.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { PageSection } from '../../../ui/form/PageSection.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const about = {
  id: 'meldingen',
  title: 'Meldingen',
  text: 'Wanneer werknemers geen bericht krijgen, op hun telefoon of per mail. Het komt dan daarna.',
} as const;

interface Values {
  isQuiet: boolean;
  quietFrom: string;
  quietUntil: string;
  tellsNextDay: boolean;
}

const hiddenWhen = ({ isQuiet }: Values) => !isQuiet;

const fields: readonly Field<Values>[] = [
  { kind: 'switch', name: 'isQuiet', label: '’s Nachts niet storen' },
  { kind: 'time', name: 'quietFrom', label: 'Vanaf', required: true, hiddenWhen },
  { kind: 'time', name: 'quietUntil', label: 'Tot', required: true, hiddenWhen },
  {
    kind: 'switch',
    name: 'tellsNextDay',
    label: 'Wel over de volgende dag',
    help: 'Een wijziging voor morgen komt ook ’s avonds nog door.',
    hiddenWhen,
  },
];

const toValues = ({ quietFrom, quietUntil, tellsNextDay }: NoticeSettings): Values => ({
  isQuiet: quietFrom !== null,
  quietFrom: quietFrom ?? '20:00',
  quietUntil: quietUntil ?? '06:00',
  tellsNextDay,
});

/** Sets when the company disturbs nobody. */
export function NoticesSection() {
  const titleId = useId();
  const { data, error, refetch } = useQuery(noticeSettingsQuery);
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

function LoadedSection({ settings }: { settings: NoticeSettings }) {
  const changing = useChangeNoticeSettings();
  const form = useSectionForm<Values, NoticeSettings>({
    settings,
    id: 'notices',
    fields,
    toValues,
    saved: 'Meldingen bijgewerkt',
    save: ({ isQuiet, ...values }, { version }) =>
      changing.mutateAsync({
        ...values,
        ...(!isQuiet && { quietFrom: null, quietUntil: null }),
        version,
      }),
  });
  return <FormSection {...about} form={form} failure="Meldingen bijwerken mislukt" />;
}
