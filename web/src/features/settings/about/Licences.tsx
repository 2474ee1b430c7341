import licences from 'virtual:licences';
import { Folded } from '../../../ui/page/Folded.tsx';
import classes from './about.module.css';

const getText = (text: number) => licences.texts[text] ?? '';

/** Each package that is built in, with its licence. Default export for lazy loading. */
export default function Licences() {
  return (
    <ul className="border-t text-sm" aria-label="Licenties">
      {licences.packages.map(([name, version, licence, text]) => (
        <li className="border-b" key={`${name} ${version}`}>
          {getText(text) === '' ? (
            <span className="block py-2 wrap-anywhere">
              {name} {version} <span className="text-quiet">{licence}</span>
            </span>
          ) : (
            <Folded
              label={
                <span className="block py-2 wrap-anywhere">
                  {name} {version} <span className="text-quiet">{licence}</span>
                </span>
              }
            >
              <pre className={classes.text}>{getText(text)}</pre>
            </Folded>
          )}
        </li>
      ))}
    </ul>
  );
}
