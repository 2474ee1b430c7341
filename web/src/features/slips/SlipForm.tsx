import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { SlipChoices, SlipContent, SlipDraft } from '@ploegplan/contract/slips/schemas';
import { kindNames } from '@ploegplan/contract/slips/texts';
import { EMAIL_FAULT, emailPattern } from '@ploegplan/contract/values/email';
import { type ReactNode, useState } from 'react';
import { useTenant } from '../../lib/session/tenant.ts';
import { Segments } from '../../ui/page/Segments.tsx';
import { HourLines } from './HourLines.tsx';
import { MaterialLines } from './MaterialLines.tsx';
import { type NewPhoto, PhotoButtons } from './PhotoButtons.tsx';
import { PriceFields } from './PriceFields.tsx';
import classes from './slips.module.css';

interface Props {
  draft: SlipDraft;
  choices: SlipChoices;
  isSaving: boolean;
  /** Saves the draft with new photos, so that neither is lost. */
  onPhotos: (draft: SlipDraft, photos: readonly NewPhoto[]) => void;
  onSave: (draft: SlipDraft, next: 'show' | 'sign') => void;
}

/** What is missing before the client can be asked to sign. */
function findMissing({ projectId, content: { what, orderedBy, price } }: SlipDraft): string[] {
  return [
    ...(projectId === '' ? [translate('Kies een werk.')] : []),
    ...(what.trim() === '' ? [translate('Vul in wat er gebeurt.')] : []),
    ...(orderedBy.name.trim() === '' ? [translate('Vul in wie de opdracht gaf.')] : []),
    ...(price === null ? [translate('Spreek een prijs af en zeg die tegen de klant.')] : []),
  ];
}

/** Asks what is agreed: the price first, then the hours of it. */
export function SlipForm({ draft: first, choices, isSaving, onPhotos, onSave }: Props) {
  const { terms } = useTenant();
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<string[]>([]);
  const [half, setHalf] = useState<Readonly<Record<string, boolean>>>({});
  const { kind, projectId, version, content } = draft;
  const change = (part: Partial<SlipContent>) =>
    setDraft((before) => ({ ...before, content: { ...before.content, ...part } }));
  const changeOrderer = (part: Partial<SlipContent['orderedBy']>) =>
    change({ orderedBy: { ...content.orderedBy, ...part } });
  const chooseProject = (id: string) => {
    const contact = choices.projects.find((project) => project.id === id)?.contact;
    const orderedBy =
      contact && content.orderedBy.name === '' ? { ...contact, role: '' } : content.orderedBy;
    setDraft((before) => ({
      ...before,
      projectId: id,
      content: { ...before.content, orderedBy },
    }));
  };
  const addPhotos = (added: readonly NewPhoto[]) => {
    const photos = [...content.photos, ...added.map(({ id, name }) => ({ id, name }))];
    const next = { ...draft, content: { ...content, photos } };
    setDraft(next);
    onPhotos(next, added);
  };
  const markHalf = (button: string) => (isHalf: boolean) =>
    setHalf((before) => ({ ...before, [button]: isHalf }));
  const save = (next: 'show' | 'sign') => {
    const all = findMissing(draft);
    // What is not agreed yet can be saved; a slip is always of a work, and hours are of a price.
    const isNeeded =
      next === 'sign' || projectId === '' || (content.price === null && content.lines.length > 0);
    const missing = [
      ...(isNeeded ? all : []),
      // What is typed and not added would be lost without a word.
      ...Object.keys(half)
        .filter((button) => half[button])
        .map((button) => translate('Tik nog op ‘{button}’, of maak het veld leeg.', { button })),
    ];
    const { email } = content.orderedBy;
    const wrong = email !== '' && !emailPattern.test(email) ? [EMAIL_FAULT] : [];
    setFaults([...missing, ...wrong]);
    if (missing.length + wrong.length === 0) onSave(draft, next);
  };
  return (
    <div className={`${classes.page} grid gap-6`}>
      <Part title={translate('Werk')}>
        <Segments
          isWide
          aria-label={translate('Soort bon')}
          value={kind}
          disabled={version > 1}
          onChange={(value) =>
            setDraft({ ...draft, kind: value, content: { ...content, price: null } })
          }
          options={[
            { value: 'extra-work', label: kindNames['extra-work'] },
            { value: 'day-rate', label: kindNames['day-rate'] },
          ]}
        />
        <NativeSelect
          size="lg"
          label={terms.project}
          value={projectId}
          disabled={version > 1}
          onChange={(event) => chooseProject(event.currentTarget.value)}
          data={[
            { value: '', label: translate('Kies…') },
            ...choices.projects.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Textarea
          size="lg"
          label={translate('Wat er gebeurt')}
          value={content.what}
          maxLength={limits.description}
          autosize
          minRows={2}
          onChange={(event) => change({ what: event.currentTarget.value })}
        />
      </Part>
      <Part title={translate('Opdracht van')}>
        <TextInput
          size="lg"
          label={translate('Naam')}
          value={content.orderedBy.name}
          maxLength={limits.name}
          onChange={(event) => changeOrderer({ name: event.currentTarget.value })}
        />
        <TextInput
          size="lg"
          label={translate('Functie')}
          value={content.orderedBy.role}
          maxLength={limits.name}
          onChange={(event) => changeOrderer({ role: event.currentTarget.value })}
        />
        <TextInput
          size="lg"
          type="email"
          label={translate('E-mailadres')}
          value={content.orderedBy.email}
          maxLength={limits.email}
          onChange={(event) => changeOrderer({ email: event.currentTarget.value })}
        />
      </Part>
      <Part title={translate('Prijs')}>
        <PriceFields
          kind={kind}
          price={content.price}
          rate={choices.rate}
          onChange={(price) => change({ price })}
          onHalf={markHalf(translate('De klant weet dat dit extra kost'))}
        />
      </Part>
      <Part title={translate('Foto’s')}>
        <PhotoButtons photos={content.photos} onAdd={addPhotos} isDisabled={projectId === ''} />
      </Part>
      <Part title={translate('Uren')}>
        {content.price || content.lines.length > 0 ? (
          <HourLines
            lines={content.lines}
            people={choices.people}
            onChange={(lines) => change({ lines })}
            onHalf={markHalf(translate('Uren toevoegen'))}
          />
        ) : (
          <p className="text-quiet">{translate('Uren kunnen erbij zodra de prijs is gezegd.')}</p>
        )}
      </Part>
      <Part title={translate('Materiaal')}>
        <MaterialLines
          materials={content.materials}
          onChange={(materials) => change({ materials })}
          onHalf={markHalf(translate('Materiaal toevoegen'))}
        />
      </Part>
      {faults.length > 0 && (
        <ul className="text-error" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-2">
        <Button size="lg" loading={isSaving} onClick={() => save('sign')}>
          {translate('Laten tekenen')}
        </Button>
        <Button size="lg" variant="default" disabled={isSaving} onClick={() => save('show')}>
          {translate('Opslaan')}
        </Button>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
