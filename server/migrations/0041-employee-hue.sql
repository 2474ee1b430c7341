-- By which the office tells its people apart, as by magnets on a board: a hue in degrees of OKLCH; null for none.
alter table employees add column hue smallint check (hue between 0 and 359);
