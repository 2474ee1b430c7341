-- A slip that was made by mistake leaves the lists.
alter table slips
  drop constraint slips_state_check,
  add constraint slips_state_check
    check (state in ('draft', 'waiting', 'signed', 'refused', 'disputed', 'invoiced', 'withdrawn'));
