import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  search: string;
  /** The text that says what was searched. */
  text: string;
  onClear: () => void;
}

/** Stands in the place of the rows where a search found none. */
export const NothingFound = ({ search, text, onClear }: Props) => (
  <EmptyState
    icon={<IconSearchOff size={32} stroke={1.5} aria-hidden />}
    title={`Niets gevonden voor ‘${search.trim()}’`}
    text={text}
  >
    <Button variant="default" onClick={onClear}>
      Wis zoekopdracht
    </Button>
  </EmptyState>
);
