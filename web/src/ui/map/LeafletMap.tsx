import 'leaflet/dist/leaflet.css';
import type { Point } from '@ploegplan/contract/values/points';
import { CircleMarker, control, GridLayer, LayerGroup, Map as Leaflet, TileLayer } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './MapPicker.module.css';
import type { View } from './start.ts';

const MAX_ZOOM = 19;
/** The wait for a map without any picture ends after this time. */
const TILES_TIMEOUT_MS = 8_000;

/** Draws squares where a picture of the map is not there yet, or does not come. */
class Squares extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = classes.square ?? '';
    return tile;
  }
}

function createMap(element: HTMLElement, { lat, lon, zoom }: View): Leaflet {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new Leaflet(element, {
    center: [lat, lon],
    zoom,
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: 'Inzoomen', zoomOutTitle: 'Uitzoomen' }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  new Squares({ maxZoom: MAX_ZOOM, updateWhenIdle: false }).addTo(map);
  return map;
}

/** A place with its name. */
export interface Mark extends Point {
  label: string;
}

interface Props {
  start: View;
  /** The view to move to; a new object each time. */
  target: View | null;
  /** Null when no tiles are configured. */
  tilesUrl: string | null;
  markers: readonly Mark[];
  onMove: (centre: Point) => void;
  /** Called with true when any picture came, and with false when none does for long. */
  onPictures: (areThere: boolean) => void;
}

/** A map that is moved below a pin in its middle. */
export function LeafletMap({ start, target, tilesUrl, markers, onMove, onPictures }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const own = useRef<Leaflet | null>(null);
  const moved = useEffectEvent(onMove);
  const onPicturesKnown = useEffectEvent(onPictures);
  const begin = useEffectEvent((on: HTMLElement) => createMap(on, start));
  useEffect(() => {
    if (!element.current) return;
    const map = begin(element.current);
    own.current = map;
    let isResizing = false;
    map.on('moveend', () => {
      if (isResizing) return;
      const { lat, lng } = map.getCenter().wrap();
      moved({ lat, lon: lng });
    });
    map.on('click', ({ latlng }) => map.panTo(latlng));
    // The pin stays where it is on the map while the dialog grows or a message takes room.
    const watch = new ResizeObserver(() => {
      isResizing = true;
      map.invalidateSize({ animate: false });
      isResizing = false;
    });
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      own.current = null;
      map.remove();
    };
  }, []);
  useEffect(() => {
    const map = own.current;
    if (!map || tilesUrl === null) return;
    // The service of a map wants to know which site shows it.
    const tiles = new TileLayer(tilesUrl, {
      maxZoom: MAX_ZOOM,
      attribution: '© OpenStreetMap',
      referrerPolicy: 'origin',
    });
    let areThere = false;
    tiles.on('tileload', () => {
      areThere = true;
      onPicturesKnown(true);
    });
    tiles.on('tileerror', () => areThere || onPicturesKnown(false));
    tiles.addTo(map);
    const late = setTimeout(() => areThere || onPicturesKnown(false), TILES_TIMEOUT_MS);
    return () => {
      clearTimeout(late);
      tiles.remove();
    };
  }, [tilesUrl]);
  useEffect(() => {
    if (!own.current) return;
    const drawn = new LayerGroup(
      markers.map(({ lat, lon, label }) =>
        new CircleMarker([lat, lon], {
          radius: 5,
          interactive: false,
          className: classes.mark,
        }).bindTooltip(label, {
          permanent: true,
          direction: 'right',
          offset: [6, 0],
          className: classes.label,
        }),
      ),
    ).addTo(own.current);
    return () => void drawn.remove();
  }, [markers]);
  useEffect(() => {
    if (target) own.current?.setView([target.lat, target.lon], target.zoom);
  }, [target]);
  return (
    <div
      ref={element}
      className={classes.map}
      data-autofocus
      role="application"
      aria-label="Kaart: verschuif met de pijltjestoetsen, zoom met plus en min"
    />
  );
}
