import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { BarLink } from './BarButton.tsx';

/** Where a screen is gone back to when nobody came from anywhere. */
export interface Back {
  to: string;
  /** The whole words, such as 'Terug naar de klanten'. */
  label: string;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Back to where one came from on this site; with no such place, to where the screen belongs. */
export function BackButton({ to, label }: Back) {
  const { history } = useRouter();
  return (
    <BarLink
      label={label}
      Icon={IconArrowLeft}
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event) || !history.canGoBack()) return;
        event.preventDefault();
        history.back();
      }}
    />
  );
}
