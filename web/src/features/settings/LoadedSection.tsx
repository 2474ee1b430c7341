import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { PageSection } from '../../ui/form/PageSection.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';

interface Props<T> {
  about: { id: string; title: string; text: string };
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A section of the settings that is a form, once they are there. */
export function LoadedSection<T>({ about, query, children }: Props<T>) {
  const titleId = useId();
  if (query.data !== undefined) return children(query.data);
  return (
    <PageSection {...about} titleId={titleId}>
      <Loaded query={query} rows={3}>
        {children}
      </Loaded>
    </PageSection>
  );
}
