import { Anchor } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { createPhoneHref } from '@ploegplan/contract/values/phones';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PlaceLines } from '../../../ui/facts/place-fact.tsx';
import type { ShownContact } from './contact.ts';
import classes from './DetailsList.module.css';
import type { DetailsRow } from './details-rows.ts';

interface DetailsListProps {
  rows: readonly DetailsRow[];
  contact: ShownContact | null;
}

export function DetailsList({ rows, contact }: DetailsListProps) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ label, text, places, phones }) => (
        <Row key={label} label={label}>
          {places?.length ? (
            <PlaceLines places={places} linkClass={classes.link} />
          ) : (
            <div>{text}</div>
          )}
          {phones?.map(({ name, phonenumber }) => (
            <Anchor
              key={`${name} ${phonenumber}`}
              className={classes.link}
              href={createPhoneHref(phonenumber) ?? undefined}
            >
              <IconPhone size={20} stroke={1.5} aria-hidden />
              {translate('{name} bellen', { name })}
            </Anchor>
          ))}
        </Row>
      ))}
      {contact && (
        <Row label={translate('Contactpersoon')}>
          {contact.name && <div>{contact.name}</div>}
          {contact.phone && (
            <Anchor className={classes.link} href={contact.phone.href ?? undefined}>
              <IconPhone size={20} stroke={1.5} aria-hidden />
              {contact.phone.text}
            </Anchor>
          )}
          {contact.email && (
            <Anchor className={classes.link} href={contact.email.href ?? undefined}>
              <IconMail size={20} stroke={1.5} aria-hidden />
              {contact.email.text}
            </Anchor>
          )}
        </Row>
      )}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt className="text-quiet text-sm" style={{ lineHeight: '1.55rem' }}>
        {label}
      </dt>
      <dd className={`${classes.text} wrap-anywhere whitespace-pre-line`}>{children}</dd>
    </div>
  );
}
