import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { Segments } from '../../ui/page/Segments.tsx';
import classes from './account.module.css';
import { Section } from './Section.tsx';

/** Light or dark on this device, or as the device itself is. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Section title="Weergave">
      <Segments<MantineColorScheme>
        isWide
        aria-label="Weergave"
        optionClass={classes.option}
        value={colorScheme}
        onChange={setColorScheme}
        options={[
          { value: 'light', label: 'Licht' },
          { value: 'dark', label: 'Donker' },
          { value: 'auto', label: 'Systeem' },
        ]}
      />
      <p className="text-quiet text-sm">
        Geldt op dit apparaat. Systeem volgt je telefoon of computer.
      </p>
    </Section>
  );
}
