import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  search: string;
  /** In what was searched. */
  text: string;
  onClear: () => void;
}

/** What stands where a search found no rows. */
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
