import { IconFileText } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** Where a god edits the help. */
export function HelpEditorScreen() {
  return (
    <Screen title="Help-editor">
      <EmptyState
        icon={<IconFileText size={32} stroke={1.5} aria-hidden />}
        title="Er zijn nog geen helpartikelen."
        text="Er is dus nog niets om te bewerken."
      />
    </Screen>
  );
}
