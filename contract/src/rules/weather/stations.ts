import { computeDistance, type Point } from '../../values/points.ts';

export interface Station extends Point {
  /** KNMI's number. */
  number: number;
  name: string;
}

const station = (number: number, name: string, lat: number, lon: number): Station => ({
  ...{ number, name, lat, lon },
});

/** KNMI's stations on land that measure temperature, wind and rain, with their places (rounded to about a kilometre). */
export const stations: readonly Station[] = [
  station(215, 'Voorschoten', 52.14, 4.44),
  station(235, 'De Kooy', 52.93, 4.78),
  station(240, 'Schiphol', 52.32, 4.79),
  station(249, 'Berkhout', 52.64, 4.98),
  station(251, 'Hoorn (Terschelling)', 53.39, 5.35),
  station(257, 'Wijk aan Zee', 52.51, 4.6),
  station(260, 'De Bilt', 52.1, 5.18),
  station(267, 'Stavoren', 52.9, 5.38),
  station(269, 'Lelystad', 52.46, 5.52),
  station(270, 'Leeuwarden', 53.22, 5.75),
  station(273, 'Marknesse', 52.7, 5.89),
  station(275, 'Deelen', 52.06, 5.87),
  station(277, 'Lauwersoog', 53.41, 6.2),
  station(278, 'Heino', 52.44, 6.26),
  station(279, 'Hoogeveen', 52.75, 6.57),
  station(280, 'Eelde', 53.12, 6.58),
  station(283, 'Hupsel', 52.07, 6.66),
  station(286, 'Nieuw Beerta', 53.2, 7.15),
  station(290, 'Twenthe', 52.27, 6.89),
  station(310, 'Vlissingen', 51.44, 3.6),
  station(319, 'Westdorpe', 51.23, 3.86),
  station(323, 'Wilhelminadorp', 51.53, 3.88),
  station(330, 'Hoek van Holland', 51.99, 4.12),
  station(340, 'Woensdrecht', 51.45, 4.34),
  station(344, 'Rotterdam', 51.96, 4.45),
  station(348, 'Cabauw', 51.97, 4.93),
  station(350, 'Gilze-Rijen', 51.57, 4.94),
  station(356, 'Herwijnen', 51.86, 5.15),
  station(370, 'Eindhoven', 51.45, 5.38),
  station(375, 'Volkel', 51.66, 5.71),
  station(377, 'Ell', 51.2, 5.76),
  station(380, 'Maastricht', 50.91, 5.76),
  station(391, 'Arcen', 51.5, 6.2),
];

export const findStation = (number: number | null): Station | undefined =>
  stations.find((one) => one.number === number);

/** The station that is nearest to a point. */
export function findNearestStation(point: Point): Station {
  const [first, ...others] = stations as [Station, ...Station[]];
  return others.reduce(
    (nearest, one) =>
      computeDistance(point, one) < computeDistance(point, nearest) ? one : nearest,
    first,
  );
}
