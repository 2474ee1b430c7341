/** A module of which the path has one of these parts. */
const having = (...parts: string[]) =>
  new RegExp(parts.map((part) => RegExp.escape(part).replaceAll('\\/', '[\\\\/]')).join('|'));

/**
 * What is one file each, the first that matches. Else each module that some pages share is a file of its own: some hundred per page,
 * each with a request of its own. A group costs the pages that use a part of it the other parts too.
 */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  {
    // What surrounds all pages, and what the own planning and the board share, so that neither loads the other.
    name: 'shell',
    test: having(
      'routes/_shell.tsx',
      'ui/Screen.tsx',
      'ui/Segments',
      'ui/useDrawerSubject',
      'ui/days/PeriodSteps',
      'ui/days/screen',
      'ui/drag/drag.module.css',
      'ui/drag/ordered-list.module.css',
      'lib/dates/moments',
      'lib/live/updated-items',
      'lib/values/useAddresses',
      'lib/values/compare-names',
      'lib/values/list-names',
      'lib/values/numbers',
      'lib/values/hours',
      'rules/places.ts',
      'use-merged-ref',
      'use-callback-ref',
      '/Text/',
      'IconCalendarOff.mjs',
    ),
  },
  { name: 'overlays', test: having('/ModalBase/', '/FocusTrap/', '/ScrollArea/') },
  { name: 'own-planning', test: having('routes/_shell/employeeplanning.tsx') },
  {
    // What the pages of the office share: their data and small parts.
    name: 'office',
    test: having(
      'data/employees.ts',
      'data/clients.ts',
      'data/materials.ts',
      'data/absences.ts',
      'useHolidays',
      'lib/values/matching',
      'first-letter',
      'rules/weekdays.ts',
      'rules/service.ts',
      'rules/contracts.ts',
      'ui/hue-classes',
      'ui/calendar/CalendarPopover',
      'use-hotkeys',
    ),
  },
  {
    // And what those about planned work share.
    name: 'planned',
    test: having(
      'data/planning',
      'data/recorded-hours',
      'planning/usePlanning',
      'planning/form/names',
      'planning/board/labels',
      'rules/planning-conflicts.ts',
      'rules/working-time-limits.ts',
      'rules/clock.ts',
      'rules/contact-person.ts',
      'lib/slices',
      'ui/drag/follow-pointer',
      'IconArrowBackUp.mjs',
      'IconArrowForwardUp.mjs',
      'IconCopy.mjs',
      'IconEye.mjs',
      'IconDots.mjs',
    ),
  },
  { name: 'icons', test: having('@tabler/icons') },
  {
    // What the pages of records share.
    name: 'record-page',
    test: having('ui/record/RecordPage', 'ui/record/RecordHistory', 'ui/PageColumns', 'ui/work/'),
  },
  {
    name: 'choices',
    test: having(
      'components/Combobox/',
      'components/Select/',
      'components/MultiSelect/',
      'components/NativeSelect/',
      'components/Pill/',
      'components/PillsInput/',
    ),
  },
  {
    // What forms are made of.
    name: 'form',
    test: having(
      'ui/form/',
      'ui/DateField',
      'ui/TimeField',
      'ui/HoursField',
      'ui/FormError',
      'components/Checkbox/',
      'components/Switch/',
      'components/Textarea/',
      'components/Alert/',
    ),
  },
  {
    // What the settings of a company share with the admin area and the log.
    name: 'company',
    test: having('ui/tenant/', 'data/settings', 'holiday-names', 'weekday-texts'),
  },
  { name: 'menu', test: having('components/Menu/', 'ui/bar/mantine.css') },
  {
    // Small parts of many pages.
    name: 'small',
    test: having(
      'rules/kind-texts.ts',
      'rules/sizes.ts',
      'rules/planned-hours.ts',
      'rules/filenames.ts',
      'rules/document-files.ts',
      'rules/rich-text.ts',
      'rules/images.ts',
      'contract/src/images.ts',
      'contract/src/leave.ts',
      'data/item-title.ts',
      'data/leave.ts',
      'lib/api/combine-queries',
      'lib/api/upload',
      'lib/dates/useToday',
      'lib/device/save-file',
      'lib/kept/images',
      'lib/outbox/refusals',
      'lib/values/same',
      'lib/values/leave-hours',
      'ui/NothingFound',
      'ui/Folded',
      'ui/filename-faults',
      'ui/documents/download',
      'ui/images/acceptable.ts',
      'ui/images/names.ts',
      'ui/rich-text/RichText.tsx',
      'ui/rich-text/rich-text.module',
      'ui/table/CardText',
      'leave.module',
      'use-network',
      'AccordionChevron',
    ),
  },
  {
    // What every page loads once it is there: live updates, questions, and what waits to be sent. The messages are a file of their
    // own, so that they can be shown when this one cannot be loaded; e2e/faults.spec.ts breaks that file alone.
    name: 'later',
    test: having(
      'app/shell/LiveUpdates',
      'app/shell/ConnectionLost',
      'app/shell/WaitingSign',
      'app/shell/MenuDrawer',
      'app/shell/AnnouncementBar',
      'app/pwa/app.ts',
      'contract/src/hosting.ts',
      'data/announcements',
      'lib/live/',
      'ui/bar/MenuOfBar',
      'ui/outbox/OutboxDialog',
      'ui/outbox/OutboxList',
      '@mantine/modals/',
      'components/Modal/',
    ),
  },
  {
    // An item of a worker, with its images and documents.
    name: 'item',
    test: having(
      'employee-planning/DetailsDrawer',
      'employee-planning/details/',
      'employee-planning/images/',
      'ui/documents/DocumentViewer',
      'ui/images/',
      'lib/device/prepare-image',
    ),
  },
  { name: 'contact', test: having('ui/HelpContact', 'ui/contact-fact') },
];
