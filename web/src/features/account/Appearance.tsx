import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import classes from './account.module.css';
import { Section } from './Section.tsx';

/** Light or dark on this device, or as the device itself is. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Section title="Weergave">
      <SegmentedControl<MantineColorScheme>
        fullWidth
        aria-label="Weergave"
        classNames={{ label: classes.option ?? '' }}
        value={colorScheme}
        onChange={setColorScheme}
        data={[
          { value: 'light', label: 'Licht' },
          { value: 'dark', label: 'Donker' },
          { value: 'auto', label: 'Systeem' },
        ]}
      />
      <p className={classes.quiet}>Geldt op dit apparaat. Systeem volgt je telefoon of computer.</p>
    </Section>
  );
}
