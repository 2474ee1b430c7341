import { Button, Textarea } from '@mantine/core';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { OwnScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { dueReasonTexts } from '@ploegplan/contract/texts/scaffolds';
import { type FormEvent, useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import {
  findOpenEvent,
  listEventPhotos,
  useRecordOwnScaffold,
} from '../../../data/own/own-scaffolds.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import { useOutboxActions, useOutboxDrafts } from '../../../lib/outbox/state.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { useUnsavedFormGuard } from '../../../ui/messages/unsaved.ts';
import {
  asksChecklist,
  listScaffoldActions,
  type ScaffoldAction,
} from '../../../ui/scaffolds/actions.ts';
import { Checklist, createOpenAnswers, toAnswers } from '../../../ui/scaffolds/Checklist.tsx';
import { DueMark, ScaffoldMark } from '../../../ui/scaffolds/ScaffoldMark.tsx';
import { EventPhotos } from './EventPhotos.tsx';

interface Props {
  item: EmployeePlanningItem;
  scaffold: OwnScaffold;
  checklist: readonly string[];
  opened: boolean;
  onClose: () => void;
}

const mayRecord = ({ mayInspect, mayHandOver }: OwnScaffold, { key }: ScaffoldAction): boolean => {
  if (key === 'inspection') return mayInspect;
  return key === 'handed-over' ? mayHandOver : true;
};

/** What a worker records of a scaffold: an inspection, a hand-over or another event, with photos. Default export for lazy loading. */
export default function ScaffoldDrawer({ item, scaffold, checklist, opened, onClose }: Props) {
  const formId = useId();
  const drafts = useOutboxDrafts();
  // Photos that were chosen before the app was closed belong to the same event.
  const [id] = useState(() => findOpenEvent(drafts, scaffold) ?? uuidv7());
  const [action, setAction] = useState<ScaffoldAction | null>(null);
  const [answers, setAnswers] = useResumedState(
    `scaffold ${scaffold.id} answers`,
    createOpenAnswers(checklist),
  );
  const [remark, setRemark] = useResumedState(`scaffold ${scaffold.id} remark`, '');
  const [isChecked, setChecked] = useState(false);
  const outbox = useOutboxActions();
  const recording = useRecordOwnScaffold();
  const photos = listEventPhotos(drafts, id);
  const isDirty =
    action !== null &&
    (remark !== '' || photos.length > 0 || answers.some(({ answer }) => answer !== ''));
  const discard = () => {
    void outbox?.discardDrafts(photos.map((photo) => photo.id));
    onClose();
  };
  const close = useUnsavedFormGuard(opened && isDirty && !recording.isSuccess, discard);
  // Who hands over without inspecting does so on the inspection of somebody else.
  const asks = action !== null && asksChecklist(action) && scaffold.mayInspect;
  const given = asks ? toAnswers(answers) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of the item.
    event.stopPropagation();
    setChecked(true);
    if (!action || given === null || recording.isPending) return;
    const { kind, toState } = action;
    const at = new Date().toISOString();
    recording.mutate(
      { scaffold, about: item, event: { id, kind, toState, at, answers: given, remark }, photos },
      { onSuccess: onClose },
    );
  };
  const explain = (error: Error) =>
    error instanceof ApiError ? formatRefusal(error) : explainError(error);
  return (
    <SideDrawer
      opened={opened}
      onClose={close}
      title={translate('Steiger {number}', { number: scaffold.number })}
      footer={
        action && (
          <>
            <Button variant="default" ml="auto" mih={48} onClick={close}>
              {translate('Annuleren')}
            </Button>
            <Button type="submit" form={formId} mih={48} loading={recording.isPending}>
              {translate('Vastleggen')}
            </Button>
          </>
        )
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <p className="flex flex-wrap gap-3">
          <span>{scaffold.place}</span>
          <ScaffoldMark {...scaffold} />
          <DueMark dueOn={scaffold.dueOn} />
          {scaffold.dueReason && (
            <span className="text-quiet">{dueReasonTexts[scaffold.dueReason]}</span>
          )}
        </p>
        {recording.error && (
          <FormError title={translate('Niet vastgelegd')} text={explain(recording.error)} />
        )}
        {!action && (
          <div className="grid gap-2">
            {listScaffoldActions(scaffold)
              .filter((one) => mayRecord(scaffold, one))
              .map((one) => (
                <Button
                  key={one.key}
                  mih={48}
                  variant={one.key === 'inspection' ? 'filled' : 'default'}
                  onClick={() => setAction(one)}
                >
                  {one.label}
                </Button>
              ))}
            {!scaffold.mayInspect && (
              <p className="text-quiet">
                {translate('Keuren mag alleen wie daarvoor de functie en het certificaat heeft.')}
              </p>
            )}
          </div>
        )}
        {action && (
          <>
            <h3 className="text-lg">{action.label}</h3>
            {asks && (
              <Checklist
                answers={answers}
                onChange={setAnswers}
                error={isChecked && given === null ? translate('Beantwoord elk punt') : undefined}
              />
            )}
            <Textarea
              label={translate('Opmerking')}
              maxLength={limits.reason}
              value={remark}
              onChange={(event) => setRemark(event.currentTarget.value)}
            />
            <EventPhotos item={item} scaffold={scaffold} eventId={id} photos={photos} />
          </>
        )}
      </form>
    </SideDrawer>
  );
}
