import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './adopted-styles.ts';
import { earlyFiles } from './early-files.ts';
import { endpointsOnly } from './endpoints-only.ts';
import { leanFont } from './lean-font.ts';
import { leanProvider } from './lean-provider.ts';
import { leanScrollArea } from './lean-scroll-area.ts';
import { leanStart } from './lean-start.ts';
import { licences } from './licences.ts';
import { pdfDecoders } from './pdf-decoders.ts';
import { serviceWorker } from './precache.ts';
import { themeStyles } from './theme-variables.ts';

export default defineConfig({
  plugins: [
    adoptedStyles(),
    themeStyles(),
    earlyFiles(),
    endpointsOnly(),
    leanFont(),
    leanProvider(),
    leanScrollArea(),
    leanStart(),
    licences(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      tmpDir: 'node_modules/.tanstack',
    }),
    react(),
    pdfDecoders(),
    serviceWorker(),
  ],
  build: {
    // A link in the head for each file that a part needs takes a phone some milliseconds, seventy times after the first page; without
    // it a part whose files were never fetched before is there one round trip later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Keeps light-dark(): its fallback for older targets ignores the theme switch.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // Else each module that some pages share is a file of its own, fifty small ones per page: what the first page loads, what
        // surrounds all others, the head of a screen, what opens over it, the page of a worker and the icons are one chunk each.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // With what the own planning and the board share, so that neither loads the other.
            {
              name: 'shell',
              test: /routes[\\/]_shell\.tsx|ui[\\/]Screen\.tsx|use-merged-ref|use-callback-ref|[\\/]Text[\\/]|lib[\\/](values[\\/](useAddresses|list-names|numbers|hours)|live[\\/]updated-items|dates[\\/]moments)|IconCalendarOff\.mjs|rules[\\/]places\.ts|ui[\\/](Segments|useDrawerSubject|days[\\/](PeriodSteps|screen)|drag[\\/].*\.css)/,
            },
            { name: 'overlays', test: /[\\/](ModalBase|FocusTrap|ScrollArea)[\\/]/ },
            { name: 'own-planning', test: /routes[\\/]_shell[\\/]employeeplanning\.tsx/ },
            // What the pages of the office share: their data and small parts; and those about what is planned.
            {
              name: 'office',
              test: /data[\\/](employees|clients|materials|absences)\.ts|useHolidays|lib[\\/]values[\\/]matching|first-letter|rules[\\/](weekdays|service|contracts)\.ts|ui[\\/](hue-classes|calendar[\\/]CalendarPopover)|use-hotkeys/,
            },
            {
              name: 'planned',
              test: /data[\\/](planning|recorded-hours)|planning[\\/](usePlanning|form[\\/]names|board[\\/]labels)|rules[\\/](planning-conflicts|working-time-limits|clock|contact-person)\.ts|lib[\\/]slices|ui[\\/]drag[\\/]follow-pointer|Icon(ArrowBackUp|ArrowForwardUp|Copy|Eye|Dots)\.mjs/,
            },
            { name: 'icons', test: /@tabler[\\/]icons/ },
            // What the pages of records share. Fewer files also mean fewer names in the first file, which knows them all.
            {
              name: 'record-page',
              test: /ui[\\/](record[\\/]Record(Page|History)|PageColumns|work[\\/])/,
            },
            {
              name: 'choices',
              test: /@mantine[\\/]core[\\/].*[\\/](Combobox|Select|MultiSelect|NativeSelect|Pill|PillsInput)[\\/]/,
            },
            // What forms are made of: twenty files that each form would name else, which takes a phone a task of its own.
            {
              name: 'form',
              test: /ui[\\/](form[\\/]|(Date|Time|Hours)Field|FormError)|@mantine[\\/]core[\\/].*[\\/](Checkbox|Switch|Textarea|Alert)[\\/]/,
            },
            // What the settings of a company share with the admin area and the log.
            {
              name: 'company',
              test: /ui[\\/]tenant[\\/]|data[\\/]settings|holiday-names|weekday-texts/,
            },
            // Drawn on every page once it is there, and of no page in particular.
            {
              name: 'announcements',
              test: /AnnouncementBar\.tsx|data[\\/]announcements|contract[\\/]src[\\/]hosting\.ts/,
            },
            { name: 'contact', test: /ui[\\/](HelpContact|contact-fact)/ },
          ],
        },
      },
    },
  },
  server: {
    // The host is kept, because the server finds the tenant by it.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
});
