import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  reached: number;
  count: number;
  onGo: (page: number) => void;
}

/** Go to the pages before and after the current one. */
export function PageButtons({ reached, count, onGo }: Props) {
  const to = (page: number) => (page < 1 || page > count ? undefined : () => onGo(page));
  return (
    <>
      <ToolButton label="Vorige pagina" Icon={IconChevronUp} onClick={to(reached - 1)} />
      <ToolButton label="Volgende pagina" Icon={IconChevronDown} onClick={to(reached + 1)} />
    </>
  );
}
