import { type AutomationStep, automations } from '@ploegplan/contract/api-keys/automations';
import { describeScopes } from '@ploegplan/contract/api-keys/scope-words';
import { Link } from '@tanstack/react-router';
import { useTenant } from '../../../lib/session/tenant.ts';
import { CopyField } from '../../../ui/facts/CopyField.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';

function Step({ step: { text, call } }: { step: AutomationStep }) {
  return (
    <li className="flex flex-col gap-2">
      {text}
      {call && <CopyField label={call.method} text={`${location.origin}/api${call.path}`} />}
      {call?.body && <CopyField label="Inhoud (JSON)" text={JSON.stringify(call.body)} />}
    </li>
  );
}

/** How data gets in and out of Ploegplan: the simple ways, and worked examples for tools that connect systems. */
export function ConnectionsScreen() {
  const { terms } = useTenant();
  return (
    <Screen title="Koppelingen" back={{ to: '/settings', label: 'Terug naar Algemeen' }}>
      <div className="flex flex-col gap-6 max-w-form">
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">Zonder koppeling</h2>
          <ul className="flex flex-col gap-1">
            <li>
              Planning in een agenda of op een scherm:{' '}
              <Link className="text-accent" to="/planning">
                Planning
              </Link>
              , knop Planninglink.
            </li>
            <li>Een lijst in Excel: knop Exporteren bij elke lijst.</li>
            <li>
              Klanten, personeel en materieel uit een bestand: knop Importeren bij die lijsten.
            </li>
            <li>
              Uren naar het loon:{' '}
              <Link className="text-accent" to="/payroll">
                Salarisadministratie
              </Link>
              .
            </li>
            <li>
              Alles in één bestand:{' '}
              <Link className="text-accent" to="/settings/export">
                Gegevens downloaden
              </Link>
              .
            </li>
          </ul>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">Voor andere programma’s</h2>
          <ul className="flex flex-col gap-1">
            <li>
              <Link className="text-accent" to="/settings/keys">
                API-sleutels
              </Link>
              : een programma leest of wijzigt wat je het toestaat.
            </li>
            <li>
              <Link className="text-accent" to="/settings/webhooks">
                Webhooks
              </Link>
              : een programma hoort meteen wat er verandert.
            </li>
            <li>
              <Link className="text-accent" to="/settings/api">
                Naslag van de API
              </Link>
              : alle aanroepen, om te proberen.
            </li>
          </ul>
        </section>
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">Met Zapier, Make, n8n of Power Automate</h2>
          <p>
            Maak een{' '}
            <Link className="text-accent" to="/settings/keys">
              API-sleutel
            </Link>{' '}
            met de rechten van het voorbeeld. Geef bij elke aanroep deze header mee:
          </p>
          <CopyField label="Authorization" text="Bearer ppl_live_…" />
          <p className="text-quiet">
            De stap heet ‘Webhooks’ in Zapier, en ‘HTTP’ in Make, n8n en Power Automate. Alles
            tussen accolades komt uit een eerdere stap. Stuur bij een POST ook een eigen{' '}
            <code>Idempotency-Key</code> (een UUID) mee: dan wordt bij een herhaling niets dubbel
            gemaakt. Komt er 429 terug, wacht dan de seconden van <code>Retry-After</code>.
          </p>
        </section>
        {automations.map(({ title, scopes, steps }) => (
          <section key={title} className="flex flex-col gap-3" aria-label={title}>
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="text-quiet text-sm">Rechten: {describeScopes(scopes, terms)}</p>
            <ol className="flex flex-col gap-3">
              {steps.map((step) => (
                <Step key={step.text} step={step} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Screen>
  );
}
