import { expect, test } from 'vitest';
import { chooseView } from './start.ts';

const last = { lat: 51.9, lon: 4.5 };
const others = ['52.1000,5.1000', '53.2000,6.6000', '52.2000,5.0000', 'Kade 1, Gouda'];

test('a map begins at the point of the field', () => {
  const known = { value: '52.5, 4.9', near: ['52.6,4.8'], last, others };
  expect(chooseView(known)).toEqual({ lat: 52.5, lon: 4.9, zoom: 17 });
});

test('without a point in the field, the map begins at the first point of what it belongs to', () => {
  const known = { value: 'Kade 1, Gouda', near: ['Hof 2', '52.6,4.8'], last, others };
  expect(chooseView(known)).toEqual({ lat: 52.6, lon: 4.8, zoom: 17 });
});

test('without either, the map begins at the place that was picked last', () => {
  expect(chooseView({ value: '', near: [], last, others })).toEqual({ ...last, zoom: 15 });
});

test('without a picked place, the map begins in the middle of the points that were shown, outliers left out', () => {
  const known = { value: '', near: [], last: null, others };
  expect(chooseView(known)).toEqual({ lat: 52.2, lon: 5.1, zoom: 10 });
});

test('without any point, the map shows the whole country', () => {
  expect(chooseView({ value: '', near: [], last: null, others: [] })).toMatchObject({ zoom: 7 });
});
