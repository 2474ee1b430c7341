import { Anchor, Button } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { rangeQuery } from '../../../data/planning/planning.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { planAsDraft } from '../../../data/planning/planning-remembered.ts';
import { clientData } from '../../../data/records/clients.ts';
import { projectData } from '../../../data/records/projects.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { remember } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { OwnedNotes } from '../../../ui/facts/OwnedNotes.tsx';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { NestedAddDrawer } from '../../../ui/form/NestedAddDrawer.tsx';
import { OwnedImages } from '../../../ui/images/OwnedImages.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { useQuickAdd } from '../../../ui/record/useQuickAdd.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { describeItem } from '../board/rows/labels.ts';
import { getImagesProps, getNotesProps } from '../owned.ts';
import classes from './form.module.css';
import { PlanningWarnings } from './PlanningWarnings.tsx';
import { type Choices, createNames } from './values/names.ts';
import type { Shown, Subject } from './values/subject.ts';
import { useItemForm } from './values/useItemForm.ts';
import { useRemoval } from './values/useRemoval.ts';
import { adjustTimes, type FormValues, type Target } from './values/values.ts';

const removeEmployees = ({ employeeIds }: FormValues, removedIds: readonly string[]) => ({
  employeeIds: employeeIds.filter((id) => !removedIds.includes(id)),
});

interface PlanningDrawerProps {
  opened: boolean;
  subject: Subject;
  choices: Choices;
  shown?: Shown;
  onClose: () => void;
}

/** The record that is added from the form, with its typed values. */
interface Adding {
  kind: Target['kind'];
  text: string;
}

/** Creates, changes or deletes a planning item. */
export default function PlanningDrawer(props: PlanningDrawerProps) {
  const { opened, subject, onClose } = props;
  const isNew = subject.kind === 'new';
  const isPhone = useIsPhone();
  const names = useMemo(() => createNames(props.choices), [props.choices]);
  const { workingWeek } = useTenant();
  const [adding, setAdding] = useResumedState<Adding | null>('adding to planning', null);
  const ofForm = {
    opened,
    onTakenBack: (id: string) => {
      const { projectId, clientId } = form.values.target;
      if (projectId === id) choose({ projectId: null });
      if (clientId === id) choose({ clientId: null });
    },
  };
  const newProject = useQuickAdd(projectData, ofForm);
  const newClient = useQuickAdd(clientData, ofForm);
  const saved = () => {
    newProject.keep();
    newClient.keep();
    onClose();
  };
  const { form, item, warnings, reading, day } = useItemForm({ ...props, onClose: saved }, names, {
    onPlus: (kind, text) => setAdding({ kind, text }),
    onNew: (kind, { id, text }) =>
      kind === 'project' ? newProject.add({ id, title: text }) : newClient.add({ id, name: text }),
  });
  const removal = useRemoval(item, names, onClose);
  const choose = (target: Partial<Target>) =>
    form.change({ target: { ...form.values.target, ...target } });
  const openedAt = isNew ? undefined : subject.at;
  const [imagesWanted, setImagesWanted] = useState(openedAt?.part === 'images' ? 1 : 0);
  const verb = isNew ? 'Inplannen' : 'Opslaan';

  return (
    <>
      <FormDrawer
        opened={opened}
        onClose={onClose}
        title={isNew ? 'Inplannen' : 'Planning wijzigen'}
        saveLabel={warnings.texts.length > 0 ? `Toch ${toLowerCase(verb)}` : verb}
        notice={
          <PlanningWarnings
            warnings={warnings.texts}
            absent={warnings.absent.map(names.employee)}
            onFree={() => form.change(removeEmployees(form.values, warnings.absent))}
          />
        }
        form={form}
        head={
          item && (
            <>
              {item.rangeId !== null && <RangeNote item={item} rangeId={item.rangeId} />}
              {item.imageCount > 0 && (
                <Anchor
                  component="button"
                  type="button"
                  className={classes.toImages ?? ''}
                  onClick={() => setImagesWanted((before) => before + 1)}
                >
                  {formatQuantity(item.imageCount, 'afbeelding', 'afbeeldingen')}
                </Anchor>
              )}
            </>
          )
        }
        events={{
          onFieldChanged: (name, values, change) => {
            if (isNew && name === 'isDraft') remember(planAsDraft, values.isDraft);
            // A scaffold is of one project.
            if (name === 'target' && values.scaffoldId) change({ scaffoldId: undefined });
            if (isNew && name === 'date') change(adjustTimes(workingWeek, day, values));
          },
        }}
        isBusy={removal.isRemoving}
        actionFault={removal.fault}
        action={
          !isNew && (
            <Button
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              px="sm"
              loading={removal.isRemoving}
              disabled={form.isSaving}
              onClick={() => void removal.remove()}
            >
              Verwijderen
            </Button>
          )
        }
      >
        {!isNew && (
          <p className={classes.page}>
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/planning-details/$id"
                  params={{ id: subject.id }}
                  // On a phone the drawer has a history entry, which the page replaces.
                  replace={isPhone}
                />
              )}
            >
              Werkbon en geschiedenis
            </Anchor>
          </p>
        )}
        {!isNew && item && (
          <div className="flex flex-col gap-4">
            <OwnedNotes
              {...getNotesProps(item, describeItem(item, names).title)}
              name="in the drawer"
            />
            <OwnedImages
              {...getImagesProps(item)}
              {...(openedAt?.part === 'images' && { others: withImages(openedAt.days, item.id) })}
              wanted={imagesWanted}
            />
          </div>
        )}
        {reading.isLoadingError && (
          <ErrorState error={reading.error} onRetry={() => void reading.refetch()} />
        )}
      </FormDrawer>
      <NestedAddDrawer
        subject="projects"
        given={{ title: adding?.text ?? '' }}
        opened={adding?.kind === 'project'}
        onClose={() => setAdding(null)}
        onSaved={({ id }) => choose({ kind: 'project', projectId: id })}
      />
      <NestedAddDrawer
        subject="clients"
        given={{ name: adding?.text ?? '' }}
        opened={adding?.kind === 'client'}
        onClose={() => setAdding(null)}
        onSaved={({ id }) => choose({ kind: 'client', clientId: id })}
      />
    </>
  );
}

/** The days with images, but for the one that is open. */
const withImages = (days: readonly PlannedItem[], openId: string) =>
  days.filter(({ id, imageCount }) => id !== openId && imageCount > 0).map(({ id }) => id);

/** 'Dag 2 van 4, di 9 mrt – vr 12 mrt.' A click on a bar opens one of its days. */
function RangeNote({ item, rangeId }: { item: PlanningItem; rangeId: string }) {
  const { data = [] } = useQuery(rangeQuery(rangeId));
  const dates = data.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last || dates.length < 2) return null;
  return (
    <p className="mb-4 text-quiet text-sm">
      {`Dag ${dates.indexOf(item.date) + 1} van ${dates.length}, ${formatDay(first)} – ${formatDay(last)}. Bij het opslaan kies je voor welke dagen.`}
    </p>
  );
}
