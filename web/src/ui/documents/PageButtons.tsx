import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';

interface Props {
  reached: number;
  count: number;
  onGo: (page: number) => void;
}

/** To the pages before and after the one that is reached. */
export function PageButtons({ reached, count, onGo }: Props) {
  const button = (label: string, Icon: typeof IconChevronUp, page: number) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={48}
      aria-label={label}
      title={label}
      disabled={page < 1 || page > count}
      onClick={() => onGo(page)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      {button('Vorige pagina', IconChevronUp, reached - 1)}
      {button('Volgende pagina', IconChevronDown, reached + 1)}
    </>
  );
}
