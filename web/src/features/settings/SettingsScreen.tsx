import '@mantine/core/styles/Checkbox.layer.css';
import '../../ui/form/mantine.ts';
import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { settingsQuery } from '../../data/company/settings.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { SettingsIndex } from './SettingsIndex.tsx';
import { CallsSection } from './sections/CallsSection.tsx';
import { CodesSection } from './sections/CodesSection.tsx';
import { CompanyLoginSection } from './sections/CompanyLoginSection.tsx';
import { HelpSection } from './sections/HelpSection.tsx';
import { HolidaysSection } from './sections/HolidaysSection.tsx';
import { HoursSection } from './sections/HoursSection.tsx';
import { LoginSection } from './sections/LoginSection.tsx';
import { LookSection } from './sections/LookSection.tsx';
import { NoticesSection } from './sections/NoticesSection.tsx';
import { PayrollSection } from './sections/PayrollSection.tsx';
import { PaySection } from './sections/PaySection.tsx';
import { ScaffoldsSection } from './sections/ScaffoldsSection.tsx';
import { TellingSection } from './sections/TellingSection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';
import { WeatherSection } from './sections/WeatherSection.tsx';
import { WeekSection } from './sections/WeekSection.tsx';
import { WordsSection } from './sections/WordsSection.tsx';
import classes from './settings.module.css';

/** Shows the company's settings by subject: each is saved by itself. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const hash = useLocation({ select: (location) => location.hash });
  const isPhone = useIsPhone();
  return (
    <Screen
      title="Algemeen"
      back={isPhone && hash !== '' ? { to: '/settings', label: 'Terug naar Algemeen' } : undefined}
    >
      {data && <Sections settings={data} wanted={hash} />}
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={8} height={36} />
        ))}
    </Screen>
  );
}

/** The index, and beside it the chosen subject; on a phone one of the two. */
function Sections({ settings, wanted }: { settings: CompanySettings; wanted: string }) {
  const { hiddenParts } = useTenant();
  const hasHours = !hiddenParts.includes('hours');
  const sections = [
    { id: 'uiterlijk', title: 'Naam en uiterlijk', part: <LookSection settings={settings} /> },
    { id: 'woorden', title: 'Woorden en onderdelen', part: <WordsSection settings={settings} /> },
    { id: 'werkweek', title: 'Werkweek', part: <WeekSection settings={settings} /> },
    { id: 'feestdagen', title: 'Vrije dagen', part: <HolidaysSection settings={settings} /> },
    ...(hasHours
      ? [
          { id: 'uren', title: 'Uren', part: <HoursSection settings={settings} /> },
          { id: 'toeslagen', title: 'Toeslagen', part: <PaySection /> },
          { id: 'salaris', title: 'Salarisadministratie', part: <PayrollSection /> },
          { id: 'looncodes', title: 'Looncodes', part: <CodesSection /> },
        ]
      : []),
    { id: 'termijnen', title: 'Termijnen en foto’s', part: <TermsSection settings={settings} /> },
    {
      id: 'doorgeven',
      title: 'Planning doorgeven',
      part: (
        <>
          <TellingSection settings={settings} />
          <NoticesSection />
        </>
      ),
    },
    ...(hiddenParts.includes('scaffolds')
      ? []
      : [
          {
            id: 'steigers',
            title: 'Steigerregister',
            part: <ScaffoldsSection settings={settings} />,
          },
        ]),
    ...(hiddenParts.includes('weather')
      ? []
      : [{ id: 'weer', title: 'Onwerkbaar weer', part: <WeatherSection /> }]),
    {
      id: 'bellen',
      title: 'Bellen en inloggen',
      part: (
        <>
          <CallsSection settings={settings} />
          <LoginSection settings={settings} />
        </>
      ),
    },
    { id: 'bedrijfslogin', title: 'Bedrijfslogin', part: <CompanyLoginSection /> },
    { id: 'hulp', title: 'Help', part: <HelpSection settings={settings} /> },
  ];
  const isPhone = useIsPhone();
  const first = isPhone ? undefined : sections[0]?.id;
  const shown = sections.some(({ id }) => id === wanted) ? wanted : first;
  return (
    <div className={classes.page}>
      {!(isPhone && shown) && <SettingsIndex sections={sections} shown={shown} />}
      {/* The others stay, with what is typed in them. */}
      {sections.map(({ id, part }) => (
        <div key={id} hidden={id !== shown}>
          {part}
        </div>
      ))}
    </div>
  );
}
