import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnDayTimes } from '@ploegplan/contract/session/schemas';
import { TimeStepField } from '../../../ui/fields/TimeStepField.tsx';
import { WholeStepField } from '../../../ui/fields/WholeStepField.tsx';
import type { DayErrors, DraftTimes } from './day-draft.ts';

interface Props {
  draft: DraftTimes;
  asked: OwnDayTimes;
  errors: DayErrors;
  /** The proposed begin, from which plus and minus go on in an empty field. */
  start: string;
  onChange: (change: Partial<DraftTimes>) => void;
}

export const StartField = ({ draft, asked, errors, start, onChange }: Props) => (
  <TimeStepField
    label={translate('Begin')}
    size="large"
    step={asked.step}
    stepsFrom={start || '07:00'}
    value={draft.startTime}
    onChange={(startTime) => onChange({ startTime })}
    error={errors.startTime}
  />
);

export const EndField = ({ draft, asked, errors, onChange }: Props) => (
  <TimeStepField
    label={translate('Einde')}
    size="large"
    step={asked.step}
    stepsFrom={draft.startTime || '16:00'}
    value={draft.endTime}
    onChange={(endTime) => onChange({ endTime })}
    error={errors.endTime}
  />
);

export const BreakField = ({ draft, asked, errors, onChange }: Props) => (
  <WholeStepField
    label={translate('Pauze')}
    help={translate('Minuten')}
    size="large"
    step={asked.step}
    max={1_439}
    empty={0}
    value={draft.breakMinutes}
    onChange={(breakMinutes) => onChange({ breakMinutes })}
    error={errors.breakMinutes}
  />
);

/** Says that hours are rounded, where times are chosen to the minute. */
export const RoundingNote = ({ asked }: Pick<Props, 'asked'>) =>
  asked.step === 1 && (
    <p className="text-quiet text-sm">{translate('Uren worden afgerond op kwartieren.')}</p>
  );
