import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { OpenCall } from '../../../data/company/api-description.ts';
import { CopyField } from '../../../ui/facts/CopyField.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';
import classes from './connections.module.css';

/** The most characters of an answer that are shown. */
const MOST_SHOWN = 20_000;

/** A shell word: in single quotes, in which only those are written otherwise. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function writeCurl({ method, address, body }: OpenCall): string {
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    '-H',
    quote('Authorization: Bearer ppl_live_…'),
    ...(body === undefined
      ? []
      : ['-H', quote('Content-Type: application/json'), '-d', quote(JSON.stringify(body))]),
    quote(`${location.origin}${address}`),
  ].join(' ');
}

const Json = ({ label, value }: { label: string; value: unknown }) => (
  <figure className="flex flex-col gap-1">
    <figcaption className="text-quiet text-sm">{label}</figcaption>
    <pre className={classes.code}>
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  </figure>
);

/** Makes the call as another program would: with the key, and without the session of this browser. */
async function tryCall(address: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(address, { headers, credentials: 'omit', cache: 'no-store' });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const shown = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return `${response.status}\n${shown.slice(0, MOST_SHOWN)}`;
}

function Trial({ call, apiKey }: Props) {
  const [address, setAddress] = useState(call.address);
  const [answer, setAnswer] = useState<string | null>(null);
  const [isTrying, setTrying] = useState(false);
  const attempt = async () => {
    setTrying(true);
    setAnswer(await tryCall(address, apiKey).catch(() => 'Geen antwoord van de server.'));
    setTrying(false);
  };
  return (
    <>
      <TextInput
        label="Adres"
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div>
        <Button
          variant="default"
          disabled={apiKey === '' || !address.startsWith('/api/')}
          loading={isTrying}
          onClick={() => void attempt()}
        >
          Proberen
        </Button>
      </div>
      {answer !== null && <Json label="Antwoord" value={answer} />}
    </>
  );
}

interface Props {
  call: OpenCall;
  apiKey: string;
}

/** A call with its example, folded. */
export function ApiCall({ call, apiKey }: Props) {
  const { method, path, summary, scope, body, answer } = call;
  const [isOpen, setOpen] = useState(false);
  const label = (
    <>
      <code>
        {method} {path}
      </code>{' '}
      <span className="text-quiet text-sm" lang="en">
        {summary}
      </span>
    </>
  );
  return (
    <Folded label={label} onOpen={() => setOpen(true)}>
      {isOpen && (
        <div className="flex flex-col gap-3 py-2">
          <p className="text-sm">
            Recht: <code>{scope}</code>
          </p>
          <CopyField label="curl" text={writeCurl(call)} />
          {body !== undefined && <Json label="Inhoud" value={body} />}
          {answer !== undefined && <Json label="Voorbeeld van het antwoord" value={answer} />}
          {method === 'GET' && <Trial call={call} apiKey={apiKey} />}
        </div>
      )}
    </Folded>
  );
}
