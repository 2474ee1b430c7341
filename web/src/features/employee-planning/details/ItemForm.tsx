import { Textarea } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { computeExceededHours } from '@ploegplan/contract/rules/working-time/planned-hours';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAboutItem } from '../../../data/own/own-writes.ts';
import { isOfConnection } from '../../../lib/api/messages.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { capitalise } from '../../../lib/values/first-letter.ts';
import { formatHours, parseHours } from '../../../lib/values/hours.ts';
import { useAddresses } from '../../../lib/values/useAddresses.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { HoursField } from '../../../ui/fields/HoursField.tsx';
import { focusFirstErrorLater } from '../../../ui/form/useFocusFirstError.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { confirmMoreThanPlanned } from '../../../ui/messages/confirm-hours.ts';
import { usePreloadedConfirmDialog } from '../../../ui/messages/unsaved.ts';
import { OutboxList } from '../../../ui/outbox/OutboxList.tsx';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import { OpenedChanges } from '../changes/ItemChanges.tsx';
import { ExistingImages } from '../images/ExistingImages.tsx';
import { NewImages } from '../images/NewImages.tsx';
import type { PendingImage } from '../images/pending.ts';
import { hasErrors } from '../own-day/day-draft.ts';
import { ItemDayFields } from '../own-day/ItemDayFields.tsx';
import { useItemDay } from '../own-day/useItemDay.ts';
import { CrewNotes } from './CrewNotes.tsx';
import { toShownContact } from './contact.ts';
import { DetailsList } from './DetailsList.tsx';
import { listDetailsRows } from './details-rows.ts';
import { chooseHoursToSave } from './hours/hours-change.ts';
import { PlannedHours } from './hours/PlannedHours.tsx';
import { useSuggestion } from './hours/suggestion.ts';
import { useHoursDraft } from './hours/useHoursDraft.ts';
import { explainSavingFailure } from './hours/useSaveHours.ts';
import { ItemDocuments } from './ItemDocuments.tsx';
import classes from './ItemForm.module.css';
import type { Details } from './useDetails.ts';
import { useShownAtOnce } from './useShownAtOnce.ts';

const ItemScaffolds = createLazyPart(() => import('../scaffolds/ItemScaffolds.tsx'));

/** Hours of a day to come are mostly meant for another day, and more hours than fit between the planned times are mostly mistyped. */
async function isSure(item: EmployeePlanningItem, typed: string): Promise<boolean> {
  const hours = parseHours(typed);
  if (hours === null) return true;
  const planned = computeExceededHours(hours, { planned: [item], recorded: item.hoursWorked });
  if (planned !== null && !(await confirmMoreThanPlanned([planned]))) return false;
  return (
    item.date <= getToday() ||
    confirm({
      title: translate('Uren opslaan'),
      text: translate('{day} moet nog komen. Toch uren invullen?', {
        day: capitalise(formatLongDay(item.date)),
      }),
      confirmLabel: translate('Toch opslaan'),
    })
  );
}

const isRefusedFor = (itemId: string) => (entry: Entry) =>
  entry.refusal !== null && isAboutItem(itemId)(entry);

interface ItemFormProps {
  item: EmployeePlanningItem;
  /** The hours are in view at once. */
  atHours: boolean;
  details: Details;
  /** The error when the whole item could not be loaded, so that its images are not known. */
  error: Error | null;
  onRetryImages: () => void;
}

export function ItemForm(props: ItemFormProps) {
  const { item, atHours, details } = props;
  const { formId, save, leaving, close, isSubmitted, setSubmitted } = details;
  const { terms, hiddenParts } = useTenant();
  const { draft, images, ...form } = useHoursDraft(item);
  const itemDay = useItemDay(item, { hours: draft.hours, setHours: form.setHours });
  const { changeHours = form.setHours, errors = { works: {} } } = itemDay ?? {};
  const fault = form.fault ?? errors.works[item.id] ?? null;
  const changed = form.changed || (itemDay?.isChanged ?? false);
  const suggestion = useSuggestion(item);
  const planned = suggestion ? formatHours(suggestion.hours) : '';
  const [checked, setChecked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [sentHours, setSentHours] = useState<string | null>(null);
  const isStoring = images.storing.of > 0;
  /** The hours that are meant, whatever they were asked about. */
  const confirmedProblem = useRef<string | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const hoursInput = useRef<HTMLInputElement>(null);
  const { setUnsaved } = leaving;
  const discard = useEffectEvent(form.discard);
  // Leaving does not lose values that are stored to be sent.
  const isUnsaved = changed && !save.isStored;
  usePreloadedConfirmDialog();
  const hoursPart = useShownAtOnce(atHours, { isWhole: item.imagesInfo !== undefined });
  useEffect(() => {
    setUnsaved(isUnsaved ? () => discard() : null);
    return () => setUnsaved(null);
  }, [setUnsaved, isUnsaved]);
  useEffect(() => {
    if (!isSaved) return;
    setSaved(false);
    if (!changed) close();
  }, [isSaved, changed, close]);

  useEffect(() => {
    if (!isSubmitted || isStoring) return;
    setSubmitted(false);
    formElement.current?.requestSubmit();
  }, [isSubmitted, isStoring, setSubmitted]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isStoring) setSubmitted(true);
    else void send(images.pending);
  };
  /** Input that is typed while saving stays, and keeps the details open. */
  const send = async (photos: readonly PendingImage[]) => {
    setChecked(true);
    if (hasErrors(errors) && !fault) {
      return focusFirstErrorLater(formElement);
    }
    if (fault) {
      hoursInput.current?.focus();
      // At the end the page's footer would hide the error below the field.
      return hoursInput.current?.scrollIntoView({ block: 'center' });
    }
    setSentHours(draft.hours);
    if (photos.some(({ id }) => images.clashing.has(id)) || save.isPending) return;
    const withHours = photos.length === 0 || !form.isSaved;
    // Saving again, after a failure, does not ask again.
    if (withHours && draft.hours !== confirmedProblem.current) {
      if (!(await isSure(item, draft.hours))) return;
      confirmedProblem.current = draft.hours;
    }
    const hours = chooseHoursToSave(draft, item, { withPhotos: photos.length > 0 });
    save.mutate(
      {
        item,
        hours: withHours ? hours : undefined,
        day: (withHours && itemDay?.createDay()) || null,
        photos,
        isAll: photos.length === images.pending.length,
        onHours: (saved) => form.settle(draft, saved),
        onPhoto: ({ id }) => images.hide([id]),
        onDelivery: ({ id }, delivery) => images.deliver(id, delivery),
      },
      { onSuccess: () => setSaved(true) },
    );
  };
  const isTooMany = save.refusedHours?.code === 'too-many-hours';
  const rejected =
    isTooMany && sentHours === draft.hours ? explainSavingFailure(save.error) : undefined;
  // The place from which the vehicle leaves is read anew when its address is known.
  useAddresses([item.ride?.departsFrom ?? '']);
  const rows = listDetailsRows(item, {
    project: terms.project,
    withMaterials: !hiddenParts.includes('materials'),
  });
  return (
    <form ref={formElement} id={formId} className={classes.form} onSubmit={submit} noValidate>
      <div>
        <h2 className="text-lg capitalize-first">{formatLongDay(item.date)}</h2>
        <OpenedChanges item={item} />
        <DetailsList rows={rows} contact={toShownContact(item.contactPerson)} />
      </div>
      <CrewNotes notes={item.crewNotes ?? []} />
      {item.imagesInfo === undefined && isOfConnection(props.error) && (
        <p className="p-3 rounded bg-quiet">
          {translate(
            'Notities en documenten van kantoor staan nog niet op je telefoon. Werk van vandaag en morgen wordt vooraf opgehaald zodra er verbinding is.',
          )}
        </p>
      )}
      <ItemDocuments item={item} />
      {item.scaffolds && <ItemScaffolds item={item} own={item.scaffolds} />}
      <OutboxMark isAbout={isAboutItem(item.id)} />
      {form.isFromBefore && (
        <p className="p-3 rounded bg-quiet">
          {translate('Dit had je al ingevuld, maar nog niet opgeslagen.')}
        </p>
      )}
      <div ref={hoursPart} className={classes.hours}>
        {suggestion && !item.hoursApproved && (
          <PlannedHours
            item={item}
            suggestion={suggestion}
            isTaken={draft.hours === planned}
            onTake={() => changeHours(planned)}
          />
        )}
        <HoursField
          label={translate('Uren gewerkt')}
          help={
            item.hoursApproved
              ? translate(
                  'De uren van deze week zijn goedgekeurd. Klopt er iets niet? Bel kantoor.',
                )
              : translate('Gebruik + en - voor stappen van 15 minuten')
          }
          disabled={item.hoursApproved}
          size="large"
          value={draft.hours}
          stepsFrom={planned}
          onChange={changeHours}
          onLeave={() => setChecked(true)}
          error={checked ? (fault ?? rejected) : undefined}
          inputRef={hoursInput}
        />
      </div>
      {itemDay && <ItemDayFields itemDay={itemDay} errors={checked ? errors : { works: {} }} />}
      <Textarea
        label={translate('Werkzaamheden incl. kenteken machine/voertuig')}
        classNames={{ input: classes.notes ?? '' }}
        maxLength={limits.notes}
        value={draft.notes}
        onChange={(event) => form.setNotes(event.currentTarget.value)}
      />
      <OutboxList isAbout={isRefusedFor(item.id)} />
      <NewImages
        itemId={item.id}
        images={images}
        isSending={save.isPending}
        onRetry={(photos) => void send(photos)}
      />
      <ExistingImages item={item} error={props.error} onRetry={props.onRetryImages} />
    </form>
  );
}
