import { Skeleton } from '@mantine/core';

/** Takes the room of the card, so that nothing below it moves when it comes. */
export const CardSkeleton = () => <Skeleton height={160} radius="sm" />;
