import type { DayReport, NewDayReport } from '@ploegplan/contract/crew/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { dayReportQuery, findWaitingReport, useSaveReport } from '../../../data/own/crew.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  project: { id: string; title: string };
  date: string;
}

type Values = Omit<NewDayReport, 'date' | 'version'>;

const fields: Field<Values>[] = [
  {
    kind: 'multiline',
    name: 'workDone',
    label: translate('Uitgevoerd werk'),
    maxLength: limits.notes,
  },
  { kind: 'text', name: 'weather', label: translate('Weer'), maxLength: limits.reason },
  {
    kind: 'multiline',
    name: 'delays',
    label: translate('Vertraging en oorzaak'),
    maxLength: limits.notes,
  },
  {
    kind: 'multiline',
    name: 'equipment',
    label: translate('Materiaal en materieel'),
    maxLength: limits.notes,
  },
  { kind: 'multiline', name: 'visitors', label: translate('Bezoek'), maxLength: limits.notes },
];

const pickTexts = ({ weather, workDone, delays, equipment, visitors }: Values): Values => ({
  ...{ weather, workDone, delays, equipment, visitors },
});

/** The report of a day of a project. Default export for lazy loading. */
export default function ReportDrawer(props: Props) {
  const { opened, onClose, project, date } = props;
  const query = useQuery(dayReportQuery(project.id, date));
  const waiting = findWaitingReport(useOutboxEntries(), project.id, date);
  if (query.data) return <LoadedReport {...props} report={{ ...query.data, ...waiting }} />;
  return (
    <SideDrawer opened={opened} onClose={onClose} title={translate('Dagrapport')}>
      <Loaded query={query}>{() => null}</Loaded>
    </SideDrawer>
  );
}

function LoadedReport({ opened, onClose, project, date, report }: Props & { report: DayReport }) {
  const saving = useSaveReport(project);
  const row = { ...report, id: `${project.id} ${date}` };
  const form = useRecordForm<Values, typeof row>({
    id: `day report ${row.id}`,
    fields,
    empty: pickTexts(report),
    row,
    newest: row,
    toValues: pickTexts,
    save: async (values) => {
      await saving.mutateAsync({ ...values, date, version: report.version });
      return { ...row, ...values };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={translate('Dagrapport')}
      saveLabel={translate('Opslaan')}
      form={form}
      failure={translate('Opslaan mislukt.')}
      isKept
      head={
        <div className="grid gap-1 mb-4 wrap-anywhere">
          <strong>{project.title}</strong>
          <span className="capitalize-first">{formatLongDay(date)}</span>
          <span className="text-quiet tabular-nums">
            {report.people
              .map(({ name, hours }) => `${name} ${formatHoursText(hours)}`)
              .join(', ') || translate('Uren volgen uit de ploegstaat')}
          </span>
          {report.photos.length > 0 && (
            <span className="text-quiet">
              {translateCount(report.photos.length, '{count} foto', '{count} foto’s')}
            </span>
          )}
        </div>
      }
    >
      <p className="mt-4 text-quiet text-sm">
        {translate(
          'Foto’s voeg je toe bij het werk in je planning. Ze komen vanzelf bij dit rapport.',
        )}
      </p>
    </FormDrawer>
  );
}
