import { Button, Textarea, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import type { SlipPaper } from '@ploegplan/contract/slips/schemas';
import type { SlipOutcome, SlipStrokes } from '@ploegplan/contract/slips/signing.schemas';
import { answerNames } from '@ploegplan/contract/slips/texts';
import { EMAIL_FAULT, emailPattern } from '@ploegplan/contract/values/email';
import { type FormEvent, useState } from 'react';
import { Segments } from '../../ui/page/Segments.tsx';
import { SignatureField } from './SignatureField.tsx';

export interface SlipAnswer {
  outcome: SlipOutcome;
  name: string;
  role: string;
  email: string;
  reason: string;
  strokes: SlipStrokes;
}

interface Props {
  orderedBy: SlipPaper['orderedBy'];
  outcomes: readonly SlipOutcome[];
  /** The address that the link went to, which signs. */
  fixedEmail?: string;
  isSending: boolean;
  onAnswer: (answer: SlipAnswer) => void;
}

/** Asks the client's person to sign, or why not. */
export function SignForm({ orderedBy, outcomes, fixedEmail, isSending, onAnswer }: Props) {
  const [answer, setAnswer] = useState<SlipAnswer>({
    outcome: 'signed',
    ...orderedBy,
    email: fixedEmail ?? orderedBy.email,
    reason: '',
    strokes: [],
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<SlipAnswer>) => setAnswer((before) => ({ ...before, ...part }));
  const { outcome, name, role, email, reason, strokes } = answer;
  const isSigning = outcome === 'signed';
  const faults = {
    name: isSigning && name.trim() === '' && 'Vul een naam in',
    email: email !== '' && !emailPattern.test(email) && EMAIL_FAULT,
    strokes: isSigning && strokes.length === 0 && 'Zet een handtekening',
    reason: !isSigning && reason.trim() === '' && 'Vul een reden in',
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some(Boolean)) return;
    onAnswer(isSigning ? { ...answer, reason: '' } : { ...answer, strokes: [] });
  };
  return (
    <form className="grid gap-4" lang="nl" onSubmit={send} noValidate>
      <Segments
        isWide
        aria-label="Antwoord van de klant"
        value={outcome}
        onChange={(value) => change({ outcome: value })}
        options={outcomes.map((value) => ({ value, label: answerNames[value] }))}
      />
      <TextInput
        size="lg"
        label="Naam"
        value={name}
        maxLength={limits.name}
        error={isTried && faults.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        size="lg"
        label="Functie"
        value={role}
        maxLength={limits.name}
        onChange={(event) => change({ role: event.currentTarget.value })}
      />
      {fixedEmail === undefined && (
        <TextInput
          size="lg"
          type="email"
          label="E-mailadres, voor een kopie"
          value={email}
          maxLength={limits.email}
          error={isTried && faults.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      )}
      {isSigning ? (
        <>
          <p className="font-semibold" aria-hidden>
            Teken hier
          </p>
          <SignatureField strokes={strokes} onChange={(next) => change({ strokes: next })} />
          {isTried && faults.strokes && (
            <p className="text-error" role="alert">
              {faults.strokes}
            </p>
          )}
        </>
      ) : (
        <Textarea
          size="lg"
          label="Reden"
          value={reason}
          maxLength={limits.reason}
          autosize
          minRows={2}
          error={isTried && faults.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      )}
      <Button type="submit" size="lg" loading={isSending}>
        {isSigning ? 'Akkoord en tekenen' : 'Vastleggen'}
      </Button>
    </form>
  );
}
