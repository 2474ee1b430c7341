import { IconArrowLeft } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { BarLink } from './BarButton.tsx';

/** True when a click on a link is left to the browser, which opens it in another tab or window. */
const isOpeningElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

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
