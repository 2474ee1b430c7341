import classes from './HueMark.module.css';

interface Props {
  /** Degrees in OKLCH; null: grey. */
  hue: number | null;
  /** The label; absent for the mark alone. */
  children?: string;
}

/** A word with a coloured mark before it. */
export const HueMark = ({ hue, children }: Props) => (
  <span className={classes.mark} style={createHueStyle(hue)} title={children}>
    {children && <span className="truncate">{children}</span>}
  </span>
);

/** The custom properties by which styles draw a hue. */
export function createHueStyle(hue: number | null) {
  const chroma = hue === null ? 0 : 1;
  return {
    '--hue': hue ?? 0,
    '--chroma': chroma,
    '--hue-color': `light-dark(oklch(64% ${0.14 * chroma} ${hue ?? 0}), oklch(72% ${0.13 * chroma} ${hue ?? 0}))`,
  };
}
