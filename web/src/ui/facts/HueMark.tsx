import classes from './HueMark.module.css';

interface Props {
  /** Degrees in OKLCH; null: grey. */
  hue: number | null;
  /** Without it the mark stands alone. */
  children?: string;
}

/** A word with a coloured mark before it. */
export const HueMark = ({ hue, children }: Props) => (
  <span className={classes.mark} style={createHueStyle(hue)} title={children}>
    {children && <span className={classes.word}>{children}</span>}
  </span>
);

/** The custom properties by which styles draw a hue. */
export const createHueStyle = (hue: number | null) => ({
  '--hue': hue ?? 0,
  '--chroma': hue === null ? 0 : 1,
});
