/** EN 12811-1, table 3: the uniform load of each class in kN/m². */
export const loads = { '1': 0.75, '2': 1.5, '3': 2, '4': 3, '5': 4.5, '6': 6 } as const;
export const loadClasses = ['1', '2', '3', '4', '5', '6'] as const;
export type LoadClass = (typeof loadClasses)[number];

/** How far a scaffold is from a standard one: standard, deviating, special, exceptional (Richtlijn Steigers). */
export const scaffoldCategories = ['1', '2', '3', '4'] as const;
export type ScaffoldCategory = (typeof scaffoldCategories)[number];

/** EN 12811-1, table 1: from 0.6 m in steps of 0.3 m. */
export const widthClasses = ['W06', 'W09', 'W12', 'W15', 'W18', 'W21', 'W24'] as const;

export const scaffoldKinds = [
  'facade',
  'birdcage',
  'stairs',
  'rolling',
  'suspended',
  'support',
  'roof',
  'other',
] as const;
export type ScaffoldKind = (typeof scaffoldKinds)[number];

export const scaffoldStates = [
  'planned',
  'building',
  'handed-over',
  'closed-off',
  'altered',
  'dismantled',
] as const;
export type ScaffoldState = (typeof scaffoldStates)[number];

/**
 * - `state`: the scaffold gets another state
 * - `inspection`: its points were looked at
 * - `storm`, `incident`: abnormal weather, or something else that asks for an inspection; it may close the scaffold off
 * - `pause`, `resume`: it is not used for a while, and again
 */
export const scaffoldEventKinds = [
  'state',
  'inspection',
  'storm',
  'incident',
  'pause',
  'resume',
] as const;
export type ScaffoldEventKind = (typeof scaffoldEventKinds)[number];

/** Why a scaffold has to be inspected. */
export const dueReasons = ['regular', 'altered', 'storm', 'incident', 'pause', 'rejected'] as const;
export type DueReason = (typeof dueReasons)[number];

export const pointAnswers = ['ok', 'not-ok', 'not-applicable'] as const;
export type PointAnswer = (typeof pointAnswers)[number];

/** The days between inspections: as a rule two weeks, at most three months where nothing changed (Richtlijn Steigers 6.3). */
export const intervalDays = { usual: 14, most: 92 } as const;
