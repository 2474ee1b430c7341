import '../../ui/form/mantine.css';
import './mantine.css';
import type { CompanySettings } from '@ploegplan/contract/settings.schemas';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../data/settings.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { HelpSection } from './sections/HelpSection.tsx';
import { HolidaysSection } from './sections/HolidaysSection.tsx';
import { HoursSection } from './sections/HoursSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { ManageSection } from './sections/ManageSection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';
import { WeekSection } from './sections/WeekSection.tsx';
import { WordsSection } from './sections/WordsSection.tsx';
import classes from './settings.module.css';

/** What the company set: each section is saved by itself. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <Screen title="Algemeen">
      {data && <Sections settings={data} />}
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={8} height={72} />
        ))}
    </Screen>
  );
}

function Sections({ settings }: { settings: CompanySettings }) {
  const hasHours = !useTenant().hiddenParts.includes('hours');
  return (
    <div className={classes.sections}>
      <LookSection settings={settings} />
      <WordsSection settings={settings} />
      <WeekSection settings={settings} />
      <HolidaysSection settings={settings} />
      {hasHours && <HoursSection />}
      <TermsSection settings={settings} />
      <HelpSection settings={settings} />
      <ManageSection />
    </div>
  );
}
