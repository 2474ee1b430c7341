-- Hours that the office takes come from the kind that it names: such a line has a kind and no lot.

alter table leave_lines
  drop constraint lots_have_a_kind,
  add constraint lots_have_a_kind check (lot is null or lot_kind is not null);
comment on column leave_lines.lot_kind is 'Of the lot; without a lot: of those that the hours come from, null where those of all kinds may.';
