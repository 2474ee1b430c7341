import { Input } from '@mantine/core';
import { builtInLogos } from '@ploegplan/contract/admin';
import { useId } from 'react';
import { Logo } from '../../../ui/Logo.tsx';
import { labels, logoLabels } from './field-texts.ts';
import classes from './form.module.css';
import type { TenantForm } from './use-tenant-form.ts';

/** The logo for who has none of its own. */
export function BuiltInLogos({ form }: { form: TenantForm }) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <Input.Label component="legend">{labels.logo}</Input.Label>
      <div className={classes.logos}>
        {builtInLogos.map((logo) => (
          <label key={logo} className={classes.logo}>
            <input
              type="radio"
              name={name}
              value={logo}
              aria-label={logoLabels[logo]}
              checked={form.values.logo === logo}
              onChange={() => form.setFieldValue('logo', logo)}
            />
            <Logo src={`/logos/${logo}.svg`} alt="" height={24} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
