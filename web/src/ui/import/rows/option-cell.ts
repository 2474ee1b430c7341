import { lowerCased } from '@ploegplan/contract/texts/terms';
import { comparableName } from '@ploegplan/contract/values/text';
import type { Option } from '../../form/fields.ts';

/** Options by name, made once for the thousands of cells of a file. */
const known = new WeakMap<readonly Option[], ReadonlyMap<string, readonly Option[]>>();

function byLabel(options: readonly Option[]) {
  const made =
    known.get(options) ??
    Map.groupBy(
      options.filter(({ gone }) => !gone),
      ({ label }) => comparableName(label),
    );
  known.set(options, made);
  return made;
}

interface Choice {
  label: string;
  options: readonly Option[] | undefined;
  /** One that is not there can be added. */
  allowsNew?: boolean;
}

/** The value of the option with this name, or why there is none. */
export function optionCell({ label, options = [], allowsNew }: Choice, text: string): unknown {
  const labels = byLabel(options);
  const [option, ...others] = labels.get(comparableName(text)) ?? [];
  const noun = lowerCased(label);
  if (others.length > 0) {
    return {
      fault: `Er is meer dan één ${noun} met de naam ‘${text}’: geef ze eerst elk een eigen naam`,
    };
  }
  if (option) return option.value;
  const orAdd = allowsNew ? ', of voeg die eerst toe' : '';
  return { fault: `Er is geen ${noun} ‘${text}’: kies een andere${orAdd}` };
}
