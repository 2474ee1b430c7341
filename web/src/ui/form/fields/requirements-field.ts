import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { formatRules } from '@ploegplan/contract/rules/requirements/texts';
import type { FieldOfKind } from '../fields.ts';
import { createOptions } from '../select/options.ts';

/** The field of the sets of requirements that a project or material names; undefined while they are loading. */
export const createRequirementsField = (
  requirements: readonly Requirement[] | undefined,
  help: string,
) =>
  ({
    kind: 'multiselect',
    name: 'requirementIds',
    label: 'Eisen',
    help,
    nothingFound: 'Geen eisen gevonden',
    options:
      requirements &&
      createOptions(requirements, {
        label: ({ name }) => name,
        detail: ({ rules }) => ({ detail: formatRules(rules) }),
      }),
  }) satisfies FieldOfKind<{ requirementIds: string[] }, 'multiselect'>;
