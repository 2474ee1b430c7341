import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatPoint, type Point, parsePoint } from '@ploegplan/contract/values/points';
import { IconCurrentLocation, IconMapPinFilled } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { recall, useRemembered } from '../../lib/remembered/remembered.ts';
import { formatLocation } from '../../lib/values/location.ts';
import { knownAddresses, useAddresses } from '../../lib/values/useAddresses.ts';
import { useOverlay } from '../drawer/useOverlay.ts';
import { useIsPhone } from '../page/viewport.ts';
import { LeafletMap, type Mark } from './LeafletMap.tsx';
import classes from './MapPicker.module.css';
import { chooseView, createStreetView, lastPicked, type View } from './start.ts';
import { usePosition } from './usePosition.ts';

/** While the map still moves, no address is asked for. */
const STILL_MS = 700;

const NO_PICTURES = 'De kaart laadt niet. Typ het adres, of kies ‘Mijn locatie’.';
const NO_MAP = 'Er is geen kaart ingesteld. Begin bij ‘Mijn locatie’, en verschuif van daar.';

interface Props {
  /** The location as it is: coordinates begin there. */
  value: string;
  /** Locations that it belongs to, the nearest first: the map begins there while it has no coordinates. */
  near: readonly string[];
  /** The pictures of the map; without them it is a grid with the places that are known. */
  tilesUrl: string | null;
  onPick: (place: string) => void;
  onClose: () => void;
}

const NONE: readonly Mark[] = [];

const listMarkers = (addresses: Record<string, string>): Mark[] =>
  Object.entries(addresses).flatMap(([place, label]) => {
    const point = parsePoint(place);
    return point ? [{ ...point, label }] : [];
  });

/** Chooses a point by moving the map below a pin. Default export for lazy loading. */
export default function MapPicker({ value, near, tilesUrl, onPick, onClose }: Props) {
  const close = useOverlay(true, onClose);
  const isPhone = useIsPhone();
  const [last, setLast] = useRemembered(lastPicked);
  const [addresses] = useState(() => recall(knownAddresses));
  const [start] = useState(() => chooseView({ value, near, last, others: Object.keys(addresses) }));
  const known = useMemo(() => listMarkers(addresses), [addresses]);
  const [at, setAt] = useState(() => parsePoint(value));
  const [target, setTarget] = useState<View | null>(null);
  const [isFailing, setFailing] = useState(false);
  const position = usePosition('schuif de kaart naar de plek', (point) =>
    setTarget(createStreetView(point)),
  );
  const isBare = isFailing || tilesUrl === null;
  const fault = position.fault || (isFailing ? NO_PICTURES : '');
  return (
    <Modal
      opened
      onClose={close}
      title="Kies de plek op de kaart"
      size="xl"
      fullScreen={isPhone}
      zIndex={300}
      transitionProps={{ duration: 120 }}
      classNames={{
        content: 'flex flex-col',
        body: 'flex flex-1 flex-col gap-3 min-h-0',
      }}
    >
      <div className={classes.frame}>
        <LeafletMap
          start={start}
          target={target}
          tilesUrl={tilesUrl}
          markers={isBare ? known : NONE}
          onMove={setAt}
          onPictures={(areThere) => setFailing(!areThere)}
        />
        <IconMapPinFilled className={classes.pin} size={40} aria-hidden />
      </div>
      {tilesUrl === null && !fault && <p>{NO_MAP}</p>}
      <Where at={at} fault={fault} />
      <div className="grid gap-2" style={{ gridTemplateColumns: '1fr 1fr' }}>
        <Button
          variant="default"
          mih={48}
          loading={position.isFinding}
          leftSection={<IconCurrentLocation size={18} stroke={1.5} aria-hidden />}
          onClick={() => void position.find()}
        >
          Mijn locatie
        </Button>
        <Button
          mih={48}
          disabled={at === null}
          onClick={() => {
            if (at) {
              onPick(formatPoint(at));
              setLast(at);
            }
            onClose();
          }}
        >
          Deze plek kiezen
        </Button>
      </div>
    </Modal>
  );
}

function Where({ at, fault }: { at: Point | null; fault: string }) {
  const place = at ? formatPoint(at) : '';
  const [still] = useDebouncedValue(place, STILL_MS);
  useAddresses([still]);
  return (
    <div style={{ minHeight: '1.5rem' }} role="status">
      {fault && <p className="text-error">{fault}</p>}
      <p>{place ? formatLocation(place) : 'Verschuif de kaart tot de pin op de plek staat.'}</p>
    </div>
  );
}
