import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { kindOf } from '../../data/user-kinds.ts';
import { version } from '../../lib/device/version.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Screen } from '../../ui/Screen.tsx';
import classes from './settings.module.css';

export function AboutScreen() {
  const { displayName } = useTenant();
  const session = useSession();
  return (
    <Screen title="Info">
      <div className={classes.column}>
        <p className={classes.text}>
          Ploegplan is de planning en urenregistratie voor bouw- en steigerbedrijven: kantoor plant,
          de ploeg ziet waar het werk is en schrijft de uren.
        </p>
        <Facts
          facts={[
            ['Versienummer', version],
            ['Bedrijf', displayName],
            ['Ingelogd als', session?.username],
            ['Soort', session && kindOf(session)],
          ]}
        />
        <div className={classes.links}>
          <Button component={Link} to="/help" variant="default">
            Naar de help
          </Button>
        </div>
      </div>
    </Screen>
  );
}
