import { Input } from '@mantine/core';
import { type BuiltInLogo, builtInLogos } from '@ploegplan/contract/admin/schemas';
import { useId } from 'react';
import { Logo } from '../../../ui/page/Logo.tsx';
import classes from './form.module.css';
import { logoLabels } from './logos.ts';

interface BuiltInLogosProps {
  values: { logo: BuiltInLogo };
  change: (values: { logo: BuiltInLogo }) => void;
}

export function BuiltInLogos({ values, change }: BuiltInLogosProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-4 min-w-0">
      <Input.Label component="legend">Ingebouwd logo</Input.Label>
      <div className="grid gap-2" style={{ gridTemplateColumns: '1fr 1fr' }}>
        {builtInLogos.map((logo) => (
          <label key={logo} className={classes.logo}>
            <input
              type="radio"
              name={name}
              value={logo}
              aria-label={logoLabels[logo]}
              checked={values.logo === logo}
              onChange={() => change({ logo })}
            />
            <Logo src={`/logos/${logo}.svg`} alt="" height={24} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
