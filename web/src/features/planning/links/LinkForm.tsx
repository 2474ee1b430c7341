import '../../../ui/form/mantine.ts';
import { Button, Switch, TextInput } from '@mantine/core';
import { addDays, getToday, isDate } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { getLastLinkDay, type NewPlanningLink } from '@ploegplan/contract/planning-links/schemas';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useTenant } from '../../../lib/session/tenant.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { createOptions } from '../../../ui/form/select/options.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { useFocusFirstError } from '../../../ui/form/useFocusFirstError.ts';
import { Segments } from '../../../ui/page/Segments.tsx';
import type { Choices } from '../form/values/names.ts';

const ALL = 'all';
const parts = ['projectId', 'clientId', 'employeeId'] as const;

/** Returns whose planning a link can show. The value names the field that gets the id. */
function useScopes({ projects, clients, employees }: Choices) {
  const { terms } = useTenant();
  return useMemo(() => {
    const listScopes = (
      part: (typeof parts)[number],
      detail: string,
      rows: readonly { id: string; name: string; deleted: boolean }[],
    ) =>
      createOptions(rows, { label: ({ name }) => name, detail: () => ({ detail }) }).map(
        (option) => ({
          ...option,
          value: `${part} ${option.value}`,
        }),
      );
    const titled = projects.map((project) => ({ ...project, name: project.title }));
    return [
      { value: ALL, label: 'Alle planning' },
      ...listScopes('projectId', terms.project, titled),
      ...listScopes('clientId', 'Klant', clients),
      ...listScopes('employeeId', 'Werknemer', employees),
    ];
  }, [projects, clients, employees, terms]);
}

function parseScope(value: string) {
  const [chosen, id = null] = value.split(' ');
  const [projectId, clientId, employeeId] = parts.map((part) => (part === chosen ? id : null));
  return {
    projectId: projectId ?? null,
    clientId: clientId ?? null,
    employeeId: employeeId ?? null,
  };
}

interface Props {
  choices: Choices;
  isMaking: boolean;
  onMake: (link: NewPlanningLink) => void;
}

/** A new link: what for, of what, and how long. */
export function LinkForm({ choices, isMaking, onMake }: Props) {
  const now = getToday();
  const { linkDays } = useTenant();
  const scopes = useScopes(choices);
  // The id is made once, so that a repeated request makes one link.
  const [id] = useState(() => uuidv7());
  const [kind, setKind] = useState<NewPlanningLink['kind']>('page');
  const [name, setName] = useState('');
  const [scope, setScope] = useState(ALL);
  const [hasGateList, setGateList] = useState(false);
  const [until, setUntil] = useState<string | null>(null);
  /** The number of rejections; each puts the focus on the first field with an error. */
  const [rejections, setRejections] = useState(0);
  const isTried = rejections > 0;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, rejections);
  const isPage = kind === 'page';
  const canHaveGateList = isPage && scope.startsWith('projectId ');
  const last = getLastLinkDay();
  // An address that is in an agenda is not replaced as easily as one on a screen.
  const validUntil = until ?? (isPage ? addDays(now, linkDays) : last);
  const isValid =
    name.trim() !== '' && isDate(validUntil) && validUntil >= now && validUntil <= last;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) {
      setRejections(rejections + 1);
      return;
    }
    onMake({
      ...parseScope(scope),
      gateList: canHaveGateList && hasGateList,
      id,
      kind,
      name: name.trim(),
      validUntil,
    });
  };
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      aria-label="Nieuwe link"
      noValidate
      onSubmit={submit}
    >
      <h3 className="text-lg">Nieuwe link</h3>
      <Segments<NewPlanningLink['kind']>
        aria-label="Soort link"
        isWide
        value={kind}
        onChange={setKind}
        options={[
          { value: 'page', label: 'Scherm of telefoon' },
          { value: 'calendar', label: 'Agenda' },
        ]}
      />
      <TextInput
        label="Naam"
        description="Waaraan je de link herkent; bezoekers zien hem niet."
        placeholder={isPage ? 'Scherm in de loods' : 'Agenda van kantoor'}
        withAsterisk
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried && name.trim() === '' ? 'Vul een naam in' : null}
      />
      <SelectField
        label="Wat is te zien"
        settings={{ options: scopes }}
        required
        withAsterisk={false}
        value={scope}
        onChange={(value) => setScope(value ?? ALL)}
      />
      {canHaveGateList && (
        <Switch
          label="Met poortlijst"
          description="Toont ook wie er komt met welke certificaten, of de ID is gezien, en A1 of vergunning."
          checked={hasGateList}
          onChange={({ currentTarget }) => setGateList(currentTarget.checked)}
        />
      )}
      <DateField
        label="Geldig tot en met"
        withAsterisk
        min={now}
        max={last}
        value={validUntil}
        onChange={setUntil}
        error={isTried && validUntil === '' ? 'Vul een datum in' : null}
      />
      <Button type="submit" loading={isMaking}>
        Link maken
      </Button>
    </form>
  );
}
