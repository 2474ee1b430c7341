import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { isOpeningElsewhere } from '../facts/opens-elsewhere.ts';
import { BarLink } from './BarButton.tsx';

/** The parent page of a screen, used when there is no previous page. */
export interface Back {
  to: string;
  /** The full label, such as 'Terug naar de klanten'. */
  label: string;
}

/** Goes back to the previous page of this site; without one, to the screen's parent page. */
export function BackButton({ to, label }: Back) {
  const { history } = useRouter();
  return (
    <BarLink
      label={label}
      Icon={IconArrowLeft}
      to={to}
      onClick={(event) => {
        if (isOpeningElsewhere(event) || !history.canGoBack()) return;
        event.preventDefault();
        history.back();
      }}
    />
  );
}
