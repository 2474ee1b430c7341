import type { HelpScope } from '@ploegplan/contract/help/schemas';
import { useQuery } from '@tanstack/react-query';
import { tenantsQuery } from '../../../data/company/tenants.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';

interface Props {
  scope: HelpScope;
  onChange: (scope: HelpScope) => void;
}

/** Lets a god choose which articles to edit: those of all tenants, or those of one. */
export function TenantChoice({ scope, onChange }: Props) {
  const { data: tenants, error, refetch } = useQuery(tenantsQuery);
  const options = tenants && [
    { value: 'generic', label: 'Alle bedrijven' },
    ...tenants.map(({ id, displayName, name }) => ({
      value: id,
      label: displayName,
      detail: name,
    })),
  ];
  return (
    <SelectField
      aria-label="Van wie"
      settings={{ options, ...(error && { onRetry: () => void refetch() }) }}
      required
      value={scope}
      onChange={(value) => onChange(value ?? 'generic')}
    />
  );
}
