import { Button } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useIsPhone } from '../page/viewport.ts';
import type { BarSection } from './actions.ts';
import { BarMenu } from './BarMenu.tsx';

interface Props {
  sections: readonly BarSection[];
  /** The active filters in words. */
  texts: readonly string[];
  onClear: () => void;
}

/** The menu by which a list is filtered, with what it is filtered by; a click on that removes the filter. */
export function FilterMenu({ sections, texts, onClear }: Props) {
  const isPhone = useIsPhone();
  const isActive = texts.length > 0;
  return (
    <>
      <BarMenu
        sections={sections}
        button={(opener) => (
          <Button
            variant={isPhone && isActive ? 'light' : 'default'}
            px="sm"
            aria-label={['Filteren', ...texts].join(', ')}
            title="Filteren"
            {...(!isPhone && { leftSection: <IconFilter size={18} stroke={1.5} aria-hidden /> })}
            {...opener}
          >
            {isPhone ? <IconFilter size={20} stroke={1.5} aria-hidden /> : 'Filteren'}
          </Button>
        )}
      />
      {!isPhone && isActive && (
        <Button
          variant="light"
          rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
          aria-label={`Niet filteren op ${texts.join(', ')}`}
          onClick={onClear}
        >
          {texts.join(' · ')}
        </Button>
      )}
    </>
  );
}
