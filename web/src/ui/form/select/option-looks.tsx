import { CheckIcon, type ComboboxLikeRenderOptionInput } from '@mantine/core';
import classes from './option-looks.module.css';
import type { ShownOption } from './options.ts';

const tones = { for: 'text-good', against: 'text-warning' };

/** Shows one option: its label, and below it its details. */
function OptionView({
  option: { label, detail, tone },
  checked,
}: ComboboxLikeRenderOptionInput<ShownOption>) {
  return (
    <>
      <span className="flex-1 min-w-0">
        <span className="block wrap-anywhere">{label}</span>
        {detail && (
          <>
            {' '}
            <span className={`${classes.detail} ${tone ? tones[tone] : 'text-quiet'}`}>
              {detail}
            </span>
          </>
        )}
      </span>
      {checked && <CheckIcon className={classes.check} />}
    </>
  );
}

/** The props of a select by which its options look the same everywhere. */
export const optionLooks = {
  withScrollArea: false,
  // The options are in the form, so that screen readers meet them there.
  comboboxProps: { withinPortal: false },
  renderOption: OptionView,
  classNames: {
    dropdown: classes.dropdown ?? '',
    option: classes.option ?? '',
    options: classes.options ?? '',
  },
} as const;
