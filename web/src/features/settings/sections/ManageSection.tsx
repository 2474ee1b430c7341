import { lowerCased } from '@ploegplan/contract/rules/terms';
import { useId } from 'react';
import { useTenant } from '../../../lib/session/tenant.ts';
import { PageSection } from '../../../ui/form/PageSection.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import classes from './sections.module.css';

/** Leads to what is set on screens of its own. */
export function ManageSection() {
  const titleId = useId();
  const { terms } = useTenant();
  return (
    <PageSection
      id="elders"
      titleId={titleId}
      title="Elders in te stellen"
      text="Wat een eigen scherm heeft."
    >
      <div className={classes.places}>
        <PlaceLink
          to="/projecten"
          search={{ statussen: true }}
          text={`De stappen van een ${lowerCased(terms.project)}, met hun volgorde en kleur`}
        >
          Statussen
        </PlaceLink>
        <PlaceLink to="/leave-kinds" text="Waarvoor iemand vrij kan zijn, en waar het vanaf gaat">
          Verlofsoorten
        </PlaceLink>
        <PlaceLink
          to="/employeeabsences"
          search={{ instellingen: true }}
          text="Vanaf welk jaar saldo’s gelden, en wat iemand per jaar krijgt"
        >
          Verlofinstellingen
        </PlaceLink>
        <PlaceLink to="/users" text="Wie kan inloggen, en met welke rechten">
          Gebruikers
        </PlaceLink>
        <PlaceLink to="/settings/logboek" text="Wie wat wanneer heeft gewijzigd">
          Logboek
        </PlaceLink>
        <PlaceLink to="/settings/export" text="Alles wat het bedrijf hier bewaart, als één bestand">
          Gegevens downloaden
        </PlaceLink>
      </div>
    </PageSection>
  );
}
