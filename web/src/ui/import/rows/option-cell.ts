import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { normaliseName } from '@ploegplan/contract/values/text';
import type { Option } from '../../form/fields.ts';

/** Options by name, made once for the thousands of cells of a file. */
const known = new WeakMap<readonly Option[], ReadonlyMap<string, readonly Option[]>>();

function groupByLabel(options: readonly Option[]) {
  const made =
    known.get(options) ??
    Map.groupBy(
      options.filter(({ gone }) => !gone),
      ({ label }) => normaliseName(label),
    );
  known.set(options, made);
  return made;
}

interface Choice {
  label: string;
  options: readonly Option[] | undefined;
  /** True when a missing option can be added. */
  allowsNew?: boolean;
}

/** The value of the option with this name, or why there is none. */
export function readOptionCell({ label, options = [], allowsNew }: Choice, text: string): unknown {
  const labels = groupByLabel(options);
  const [option, ...others] = labels.get(normaliseName(text)) ?? [];
  const noun = toLowerCase(label);
  if (others.length > 0) {
    return {
      fault: `Er is meer dan één ${noun} met de naam ‘${text}’: geef ze eerst elk een eigen naam`,
    };
  }
  if (option) return option.value;
  const orAdd = allowsNew ? ', of voeg die eerst toe' : '';
  return { fault: `Er is geen ${noun} ‘${text}’: kies een andere${orAdd}` };
}
