import type { DemoScaffold } from './company.ts';

/** Scaffolds in each state, by the projects of the scaffolding company. */
export const scaffoldRegister: readonly DemoScaffold[] = [
  {
    ...{ project: 0, place: 'Blok 1, straatzijde', kind: 'facade', amount: 840, isSheeted: true },
    steps: [
      [20, 'building'],
      [16, 'handed-over'],
      [3, 'inspected'],
    ],
  },
  {
    ...{ project: 0, place: 'Blok 2, kopgevel', kind: 'stairs', amount: 60 },
    steps: [
      [24, 'building'],
      [20, 'handed-over'],
      [13, 'inspected'],
    ],
  },
  {
    ...{ project: 0, place: 'Blok 3, tuinzijde', kind: 'facade', amount: 620 },
    steps: [
      [9, 'building'],
      [5, 'handed-over'],
    ],
  },
  {
    ...{
      project: 1,
      place: 'Toren, tot de omloop',
      kind: 'facade',
      amount: 1_260,
      category: '3',
    },
    steps: [
      [36, 'building'],
      [30, 'handed-over'],
      [17, 'inspected'],
    ],
  },
  {
    ...{ project: 1, place: 'Spits', kind: 'suspended', amount: 90, category: '4' },
    steps: [[2, 'building']],
  },
  {
    ...{ project: 2, place: 'Tank T-104, rondom', kind: 'birdcage', amount: 980, category: '2' },
    steps: [
      [28, 'building'],
      [25, 'handed-over'],
      [11, 'inspected'],
      [1, 'altered'],
    ],
  },
  {
    ...{ project: 3, place: 'Voorgevel', kind: 'facade', amount: 310, isSheeted: true },
    steps: [
      [12, 'building'],
      [9, 'handed-over'],
      [1, 'storm'],
    ],
  },
  {
    ...{ project: 4, place: 'Torenkade, ingang oost', kind: 'stairs', amount: 120 },
    steps: [
      [13, 'building'],
      [10, 'handed-over'],
      [5, 'pause'],
    ],
  },
  {
    ...{ project: 4, place: 'Binnenplaats', kind: 'rolling', amount: 18 },
    steps: [
      [9, 'building'],
      [8, 'handed-over'],
      [1, 'rejected'],
    ],
  },
  {
    ...{ project: 5, place: 'Dakrand noord', kind: 'other', amount: 140 },
    steps: [],
  },
  {
    ...{ project: 6, place: 'Schoorsteen', kind: 'facade', amount: 75 },
    steps: [
      [44, 'building'],
      [40, 'handed-over'],
      [26, 'inspected'],
      [12, 'inspected'],
      [2, 'dismantled'],
    ],
  },
  {
    ...{ project: 10, place: 'Atrium', kind: 'birdcage', amount: 540, category: '2' },
    interval: { days: 60, reason: 'Staat binnen en verandert niet' },
    steps: [
      [29, 'building'],
      [25, 'handed-over'],
    ],
  },
];
