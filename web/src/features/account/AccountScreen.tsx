import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import type { Account } from '@ploegplan/contract/account/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { isEmployee } from '@ploegplan/contract/session/access';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../data/company/account.ts';
import { formatUserKind } from '../../data/company/user-kinds.ts';
import { useSession } from '../../lib/session/session.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { type Fact, Facts } from '../../ui/facts/Facts.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { Segments } from '../../ui/page/Segments.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import classes from './account.module.css';
import { Devices } from './Devices.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { OwnNotices } from './OwnNotices.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Section } from './Section.tsx';

/** Last, because it comes later. */
const FactorsSection = createLazyPart(() => import('./factors/FactorsSection.tsx'), {
  isEarly: false,
});

/** Light or dark on this device, or as the device itself is. */
function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Section title={translate('Weergave')}>
      <Segments<MantineColorScheme>
        isWide
        aria-label={translate('Weergave')}
        optionClass={classes.option}
        value={colorScheme}
        onChange={setColorScheme}
        options={[
          { value: 'light', label: translate('Licht') },
          { value: 'dark', label: translate('Donker') },
          { value: 'auto', label: translate('Systeem') },
        ]}
      />
      <p className="text-quiet text-sm">
        {translate('Geldt op dit apparaat. Systeem volgt je telefoon of computer.')}
      </p>
    </Section>
  );
}

const listFacts = ({ username, employee, ...kind }: Account): Fact[] => [
  [translate('Naam'), employee?.name ?? ''],
  [translate('Gebruikersnaam'), username],
  [translate('Soort'), formatUserKind(kind)],
  [translate('Functie'), employee?.jobTitle ?? ''],
  [translate('Telefoon'), employee?.phonenumber ?? ''],
];

/** The own data, maintained by the office. */
function OwnData({ account }: { account: Account }) {
  return (
    <Section title={translate('Gegevens')}>
      <Facts facts={listFacts(account)} />
      {account.employee && (
        <p className="text-quiet text-sm">
          {translate('Klopt er iets niet? Geef het door aan kantoor.')}
        </p>
      )}
    </Section>
  );
}

export function AccountScreen() {
  const session = useSession();
  const { data: account, error, refetch } = useQuery(accountQuery);
  return (
    <Screen title={translate('Profiel')}>
      <div className="flex flex-col gap-8" style={{ maxWidth: '36rem' }}>
        {!account && !error && <ListSkeleton rows={4} height={96} />}
        {!account && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {account && (
          <>
            <OwnData account={account} />
            <EmailSection account={account} />
            <PasswordSection account={account} />
            {session?.language !== undefined && <LanguageSection session={session} />}
            <Appearance />
            {session && isEmployee(session) && (
              <>
                <OwnNotices />
                <OwnCalendar />
              </>
            )}
            <Devices />
            <FactorsSection />
          </>
        )}
      </div>
    </Screen>
  );
}
