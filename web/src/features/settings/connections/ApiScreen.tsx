import '../../../ui/form/mantine.ts';
import { PasswordInput } from '@mantine/core';
import { subjectWords } from '@ploegplan/contract/api-keys/scope-words';
import { type ScopeSubject, scopeSubjects } from '@ploegplan/contract/api-keys/scopes';
import { insertTerms } from '@ploegplan/contract/texts/terms';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type OpenCall, openCallsQuery } from '../../../data/company/api-description.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { Screen } from '../../../ui/page/Screen.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { ApiCall } from './ApiCall.tsx';

const getSubject = ({ scope }: OpenCall) => scope.split(':')[0] as ScopeSubject;

/** The calls that keys may make, each with an example to copy and, where it only reads, to try. */
export function ApiScreen() {
  const query = useQuery(openCallsQuery);
  const { terms } = useTenant();
  const [key, setKey] = useState('');
  return (
    <Screen
      title="Naslag van de API"
      back={{ to: '/settings/keys', label: 'Terug naar API-sleutels' }}
    >
      <div className="flex flex-col gap-6 max-w-form">
        <p className="text-quiet">
          Wat je met een{' '}
          <Link className="text-accent" to="/settings/keys">
            API-sleutel
          </Link>{' '}
          kunt doen. Dezelfde beschrijving is er voor programma’s als{' '}
          <a className="text-accent" href="/api/openapi.json">
            OpenAPI 3.1
          </a>
          .
        </p>
        <PasswordInput
          label="Sleutel om mee te proberen"
          description="Blijft alleen op dit scherm."
          placeholder="ppl_live_…"
          autoComplete="off"
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <Loaded query={query}>
          {(calls) =>
            scopeSubjects.map((subject) => (
              <section key={subject} className="flex flex-col gap-1">
                <h2 className="text-lg font-semibold">
                  {insertTerms(subjectWords[subject], terms)}
                </h2>
                {calls
                  .filter((it) => getSubject(it) === subject)
                  .map((it) => (
                    <ApiCall key={`${it.method} ${it.path}`} call={it} apiKey={key} />
                  ))}
              </section>
            ))
          }
        </Loaded>
      </div>
    </Screen>
  );
}
