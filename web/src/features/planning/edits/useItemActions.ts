import { useMemo } from 'react';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import { usePlanningEdits, usePublish } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { formatItemsTitle } from '../board/rows/labels.ts';
import { describePeople, toRemoveText } from '../dialogs/subject.ts';
import type { PlanningNames } from '../form/values/names.ts';
import { changeEdit, removeEdits } from './commands.ts';
import { explainTooMany } from './copy.ts';

/** Photos go for good with what they belong to. */
export async function mayRemove(
  items: readonly PlannedItem[],
  names: PlanningNames,
): Promise<boolean> {
  const images = items.reduce((sum, { imageCount }) => sum + imageCount, 0);
  if (images === 0) return true;
  return confirm({
    title: 'Verwijderen',
    text: `${toRemoveText(items, names)} ${
      images === 1
        ? 'De afbeelding die erbij hoort, verdwijnt ook en komt niet terug.'
        : `De ${images} afbeeldingen die erbij horen, verdwijnen ook en komen niet terug.`
    }`,
    confirmLabel: 'Verwijderen',
    danger: true,
  });
}

/** Returns immediate actions on items, each as one step to undo. */
export function useItemActions(names: PlanningNames) {
  const { apply } = usePlanningEdits();
  const { mutate } = usePublish();
  return useMemo(() => {
    const run = (command: PlanningCommand) => {
      const fault = explainTooMany(command.edits.length);
      if (fault !== null) notify.error(fault);
      else if (command.edits.length > 0) void apply(command);
    };
    return {
      setDraft: (items: readonly PlannedItem[], isDraft: boolean) => {
        const differing = items.filter((item) => item.isDraft !== isDraft);
        const fault = explainTooMany(differing.length);
        if (differing.length === 0)
          notify.info(isDraft ? 'Dit is al een concept' : 'Er zijn geen concepten');
        else if (isDraft) {
          const title = formatItemsTitle(differing, names);
          run({
            edits: differing.map((item) => changeEdit(item, { isDraft })),
            label: `${title} naar concept`,
          });
        } else if (fault !== null) notify.error(fault);
        else mutate({ ids: differing.map(({ id }) => id) });
      },
      remove: async (items: readonly PlannedItem[]) => {
        if (await mayRemove(items, names)) {
          const label = `${formatItemsTitle(items, names)} verwijderd, ${describePeople(items, names)}`;
          run({ edits: removeEdits(items), label });
        }
      },
    };
  }, [apply, mutate, names]);
}
