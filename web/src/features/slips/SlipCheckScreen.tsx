import { Button, FileButton, TextInput } from '@mantine/core';
import { publicSlips } from '@ploegplan/contract/slips/endpoints';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import classes from './slips.module.css';

/** The SHA-256 of a file, which does not leave the device. */
async function hashFile(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells anybody whether a signed slip is genuine, and nothing else of it. */
export function SlipCheckScreen() {
  const [typed, setTyped] = useState('');
  const checking = useMutation({
    mutationFn: (hash: string) => call(publicSlips.check, { query: { hash } }),
  });
  const checkFile = async (file: File | null) => {
    if (file) checking.mutate(await hashFile(file));
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    checking.mutate(typed);
  };
  const { data, error } = checking;
  return (
    <main className={`${classes.page} p-4 grid gap-4`}>
      <title>Bon controleren · Ploegplan</title>
      <h1>Bon controleren</h1>
      <FileButton accept="application/pdf" onChange={(file) => void checkFile(file)}>
        {(opener) => (
          <Button {...opener} size="lg">
            Kies de PDF van de bon
          </Button>
        )}
      </FileButton>
      <form className="grid gap-2" onSubmit={check}>
        <TextInput
          size="lg"
          label="Of de SHA-256 die erop staat"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant="default" disabled={typed.trim() === ''}>
          Controleren
        </Button>
      </form>
      <p role="status">
        {data?.isGenuine &&
          `Echt: versie ${data.version}, getekend op ${formatFullMoment(data.signedAt)}.`}
        {data && !data.isGenuine && 'Onbekend: dit is geen getekende bon van deze site.'}
        {error && explainError(error)}
      </p>
    </main>
  );
}
