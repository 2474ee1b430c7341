import { Button } from '@mantine/core';
import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';
import { Link } from '@tanstack/react-router';
import { useTenant } from '../../lib/session/tenant.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Screen } from '../../ui/Screen.tsx';
import classes from './settings.module.css';

const parts: Record<TenantProfile['hiddenParts'][number], string> = {
  hours: 'Urenbeheer',
  materials: 'Materieel',
};

export function SettingsScreen() {
  const { displayName, logo, terms, hiddenParts } = useTenant();
  return (
    <Screen title="Algemeen">
      <div className={classes.column}>
        <Facts
          facts={[
            ['Bedrijf', displayName],
            ['Adres', location.host],
            ['Logo', <Logo key="logo" src={logo} alt={displayName} height={28} />],
            ['Een werk heet', terms.project],
            ['Niet in gebruik', hiddenParts.map((part) => parts[part]).join(', ')],
          ]}
        />
        <p className={classes.text}>
          Klopt hier iets niet? Vraag wie Ploegplan voor jullie heeft ingericht om het aan te
          passen.
        </p>
        <div className={classes.links}>
          <Button component={Link} to="/users" variant="default">
            Gebruikers
          </Button>
          <Button component={Link} to="/settings/logboek" variant="default">
            Logboek
          </Button>
          <Button component={Link} to="/settings/export" variant="default">
            Gegevens downloaden
          </Button>
        </div>
      </div>
    </Screen>
  );
}
