import { translate } from '@ploegplan/contract/languages/translate';
import { listNextStates, type Standing } from '@ploegplan/contract/rules/scaffolds/register';
import type { ScaffoldEventKind, ScaffoldState } from '@ploegplan/contract/scaffolds/kinds';

/** Something that can be recorded of a scaffold as it is now. */
export interface ScaffoldAction {
  key: ScaffoldEventKind | ScaffoldState;
  kind: ScaffoldEventKind;
  toState: ScaffoldState | null;
  label: string;
}

const stateLabels: Record<ScaffoldState, string> = {
  planned: '',
  building: translate('Opbouw begonnen'),
  'handed-over': translate('Overdragen'),
  'closed-off': translate('Afsluiten'),
  altered: translate('Wijziging melden'),
  dismantled: translate('Gedemonteerd'),
};

const eventLabels = {
  inspection: translate('Keuren'),
  incident: translate('Voorval melden'),
  pause: translate('Tijdelijk niet in gebruik'),
  resume: translate('Weer in gebruik'),
} as const;

const createEventAction = (kind: keyof typeof eventLabels): ScaffoldAction => ({
  key: kind,
  kind,
  toState: null,
  label: eventLabels[kind],
});

/** Lists what can be recorded of a scaffold, an inspection first. */
export function listScaffoldActions({
  state,
  isPaused,
}: Pick<Standing, 'state' | 'isPaused'>): ScaffoldAction[] {
  const isStanding = state !== 'planned' && state !== 'dismantled';
  const isUsed = isStanding && state !== 'building';
  return [
    ...(isStanding ? [createEventAction('inspection')] : []),
    ...listNextStates(state).map((toState) => ({
      key: toState,
      kind: 'state' as const,
      toState,
      label: stateLabels[toState],
    })),
    ...(isPaused ? [createEventAction('resume')] : []),
    ...(state === 'handed-over' && !isPaused ? [createEventAction('pause')] : []),
    ...(isUsed ? [createEventAction('incident')] : []),
  ];
}

/** True when the points of the checklist belong to it: a hand-over needs an inspection. */
export const asksChecklist = ({ key }: Pick<ScaffoldAction, 'key'>): boolean =>
  key === 'inspection' || key === 'handed-over';
