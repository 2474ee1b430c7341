import { TextInput } from '@mantine/core';
import { contrastHint } from './contrast.ts';
import { labels } from './field-texts.ts';
import classes from './form.module.css';
import type { TenantForm } from './use-tenant-form.ts';

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, by the browser's own picker or typed; whether white text can be read on it, and a button to see. */
export function ColorField({ form }: { form: TenantForm }) {
  const color = form.values.accentColor.trim();
  const shown = isColor(color) ? color.toLowerCase() : '#000000';
  return (
    <TextInput
      label={labels.accentColor}
      required
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      description={contrastHint(color)}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label="Kleur kiezen"
          value={shown}
          onChange={({ currentTarget }) => form.setFieldValue('accentColor', currentTarget.value)}
        />
      }
      inputContainer={(field) => (
        <div className={classes.colors}>
          {field}
          <span className={classes.sample} style={{ '--sample': shown }} aria-hidden>
            Voorbeeld
          </span>
        </div>
      )}
      {...form.getInputProps('accentColor')}
    />
  );
}
