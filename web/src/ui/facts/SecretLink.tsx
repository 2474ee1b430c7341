import '../form/mantine.ts';
import { Button, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCheck, IconCopy, IconExternalLink, IconQrcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { QrCode } from './QrCode.tsx';
import classes from './SecretLink.module.css';
import { useCopy } from './useCopy.ts';

interface Props {
  /** A page opens in a browser, a calendar is subscribed to. */
  kind: 'page' | 'calendar';
  address: string;
  /** The name of what the link shows. */
  name?: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const hints = {
  page: 'Wie de link heeft, ziet de planning. Bewaar hem nu: hierna is hij niet meer te zien.',
  calendar: translate(
    'Je agenda haalt wijzigingen zelf op. Bewaar de link nu: hierna is hij niet meer te zien.',
  ),
};

/** An address that is shown only once: to copy, to scan, and to open. */
export function SecretLink({ kind, address, name }: Props) {
  const [hasQr, setQr] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(address, input);
  const button = useRef<HTMLButtonElement>(null);
  // The button gets the focus, because it may appear out of sight, above the form that asked for it.
  useEffect(() => button.current?.focus(), []);
  return (
    <section
      className="flex flex-col gap-3 p-4 rounded bg-quiet"
      style={{ border: '1px solid var(--accent-text)' }}
      aria-label={translate('De nieuwe link')}
    >
      <TextInput
        ref={input}
        label={name ? `Link ‘${name}’` : translate('Link')}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="text-quiet text-sm">{hints[kind]}</p>
      <div className={classes.buttons}>
        <Button
          ref={button}
          className="col-span-full"
          leftSection={isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={() => void copy()}
        >
          {isCopied ? translate('Gekopieerd') : translate('Kopiëren')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconQrcode {...icon} />}
          aria-expanded={hasQr}
          onClick={() => setQr(!hasQr)}
        >
          {translate('QR-code')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={kind === 'page' ? address : address.replace(/^https?:/, 'webcal:')}
          {...(kind === 'page' && { target: '_blank', rel: 'noreferrer' })}
          leftSection={<IconExternalLink {...icon} />}
        >
          {kind === 'page' ? 'Openen' : translate('In agenda zetten')}
        </Button>
      </div>
      {hasQr && <QrCode text={address} />}
    </section>
  );
}
