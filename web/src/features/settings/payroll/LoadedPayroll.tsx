import type { PayrollSettings } from '@ploegplan/contract/payroll/schemas';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { payrollSettingsQuery } from '../../../data/company/payroll.ts';
import { PageSection } from '../../../ui/form/PageSection.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';

interface Props {
  about: { id: string; title: string; text: string };
  children: (settings: PayrollSettings) => ReactNode;
}

/** A section of the settings of the payroll, once they are there. */
export function LoadedPayroll({ about, children }: Props) {
  const titleId = useId();
  const { data, error, refetch } = useQuery(payrollSettingsQuery);
  if (data) return children(data);
  return (
    <PageSection {...about} titleId={titleId}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </PageSection>
  );
}
