import { Modal } from '@mantine/core';
import { useOverlay } from '../../../ui/drawer/useOverlay.ts';
import classes from './keys.module.css';

/** Keys that are pressed together, or one of which is, and what they do. */
const keys: readonly (readonly [readonly string[], string])[] = [
  [['↑', '↓', '←', '→'], 'naar een ander vak'],
  [['Ctrl + ↑', 'Ctrl + ↓'], 'naar de vorige of volgende naam'],
  [['0 – 9'], 'vervangt wat er staat'],
  [['Enter', 'F2'], 'wijzigt wat er staat; op een naam opent het de week'],
  [['Enter', 'Shift + Enter'], 'bewaart en gaat omlaag of omhoog'],
  [['Tab', 'Shift + Tab'], 'bewaart en gaat naar rechts of links'],
  [['Esc'], 'laat staan wat er stond, of kiest weer één vak'],
  [['Delete'], 'maakt leeg; de uren van kantoor maken plaats voor die van de werknemer'],
  [['Shift + pijltje'], 'kiest meer vakken'],
  [['Ctrl + Enter'], 'vult alle gekozen vakken; in een week keurt het goed'],
  [['Shift + F2'], 'naar de reden van een wijziging'],
  [['Ctrl + C', 'Ctrl + V'], 'kopieert en plakt, ook uit een rekenblad'],
  [['Ctrl + Z', 'Ctrl + Y'], 'zet terug, of doet het opnieuw'],
  [['/'], 'naar het zoekveld'],
  [['Esc, Tab'], 'verlaat het rooster'],
  [['F8'], 'naar een vak dat niet is bewaard'],
  [['?'], 'opent deze lijst'],
];

/** Lists the keys of the grid. Default export for lazy loading. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const close = useOverlay(true, onClose);
  return (
    <Modal
      opened
      onClose={close}
      title="Toetsen in het rooster"
      centered
      transitionProps={{ duration: 120 }}
    >
      <dl className={classes.keys}>
        {keys.map(([pressed, does]) => (
          <div className="grid gap-3 items-baseline py-1" key={does}>
            <dt className="flex flex-wrap gap-1">
              {pressed.map((key) => (
                <kbd className="border bg-quiet font-inherit text-sm whitespace-nowrap" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
