import { Button, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { type PointAnswer, pointAnswers } from '@ploegplan/contract/scaffolds/kinds';
import type { Answer } from '@ploegplan/contract/scaffolds/schemas';
import { pointAnswerTexts } from '@ploegplan/contract/texts/scaffolds';
import { IconChecks } from '@tabler/icons-react';
import { Segments } from '../page/Segments.tsx';

/** A point as it is being answered. */
export type OpenAnswer = Omit<Answer, 'answer'> & { answer: PointAnswer | '' };

export const createOpenAnswers = (checklist: readonly string[]): OpenAnswer[] =>
  checklist.map((point) => ({ point, answer: '', remark: '' }));

/** The answers to send; null while a point has none. */
export function toAnswers(open: readonly OpenAnswer[]): Answer[] | null {
  const answers = open.flatMap(({ answer, ...point }) => (answer ? [{ ...point, answer }] : []));
  return answers.length === open.length ? answers : null;
}

interface Props {
  answers: readonly OpenAnswer[];
  onChange: (answers: OpenAnswer[]) => void;
  error?: string | undefined;
}

/** The points of an inspection: all good by one press, and then what is not. */
export function Checklist({ answers, onChange, error }: Props) {
  const change = (index: number, values: Partial<OpenAnswer>) =>
    onChange(answers.map((one, at) => (at === index ? { ...one, ...values } : one)));
  const fill = () =>
    onChange(answers.map((one) => (one.answer === '' ? { ...one, answer: 'ok' } : one)));
  const open = answers.filter(({ answer }) => answer === '').length;
  return (
    <section className="grid gap-3" aria-label={translate('Controlepunten')}>
      <Button
        variant="default"
        mih={48}
        leftSection={<IconChecks size={20} stroke={1.5} aria-hidden />}
        disabled={open === 0}
        onClick={fill}
      >
        {translate('Alles goed')}
      </Button>
      {error && (
        <p className="text-error" role="alert">
          {error}
        </p>
      )}
      <ol className="grid gap-3">
        {answers.map(({ point, answer, remark }, index) => (
          <li key={point} className="grid gap-2 py-2 border-b">
            <span className="wrap-anywhere">
              {index + 1}. {point}
            </span>
            <Segments
              isWide
              aria-label={point}
              options={pointAnswers.map((value) => ({ value, label: pointAnswerTexts[value] }))}
              value={answer as PointAnswer}
              onChange={(value) => change(index, { answer: value })}
            />
            {(answer === 'not-ok' || remark !== '') && (
              <TextInput
                label={translate('Opmerking')}
                maxLength={limits.reason}
                value={remark}
                onChange={(event) => change(index, { remark: event.currentTarget.value })}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
