import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { formatUserKind } from '../../../data/company/user-kinds.ts';
import { version } from '../../../lib/device/version.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { FactsCard } from '../../../ui/facts/Facts.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { PageColumns } from '../../../ui/page/PageColumns.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { news } from './news.ts';

const Licences = createLazyPart(() => import('./Licences.tsx'));

/** The version, what is new in it, how the company's Ploegplan is doing, and the licences of what is built in. */
export function AboutScreen() {
  const { displayName } = useTenant();
  const session = useSession();
  const [showsLicences, { open }] = useDisclosure();
  return (
    <Screen title="Info">
      <PageColumns
        main={
          <>
            <Card title={`Nieuw in ${version}`} more={<Link to="/help">Naar de help</Link>}>
              <ul className="flex flex-col gap-2 px-4 pb-4">
                {news.map(([title, text]) => (
                  <li key={title}>
                    <strong>{title}</strong> {text}
                  </li>
                ))}
              </ul>
            </Card>
            <Card title="Licenties">
              <div className="flex flex-col gap-2 px-4 pb-4">
                <p className="text-quiet">
                  Ploegplan is gebouwd met software die anderen vrij beschikbaar stellen.
                </p>
                {showsLicences ? (
                  <Licences />
                ) : (
                  <button
                    type="button"
                    className="self-start p-0 border-0 bg-none text-accent font-inherit cursor-pointer hover-underline min-h-9 phone-min-h-12"
                    onClick={open}
                  >
                    Licenties tonen
                  </button>
                )}
              </div>
            </Card>
          </>
        }
        aside={
          <>
            <FactsCard
              title="Ploegplan"
              facts={[
                ['Versienummer', version],
                ['Bedrijf', displayName],
                ['Ingelogd als', session?.username],
                ['Soort', session && formatUserKind(session)],
              ]}
            />
            <CompanyCard />
          </>
        }
      />
    </Screen>
  );
}
