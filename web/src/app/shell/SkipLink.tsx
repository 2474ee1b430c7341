import classes from './SkipLink.module.css';

const toContent = () => document.getElementById('inhoud')?.focus();

/** The first focusable element: skips the menu to the content. */
export function SkipLink() {
  return (
    <button type="button" className={classes.link} onClick={toContent}>
      Naar de inhoud
    </button>
  );
}
