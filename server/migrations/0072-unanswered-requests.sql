-- A request for vacation that nobody answered in two weeks stands (BW 7:638, 2).

alter table leave_requests
  drop constraint leave_requests_state_check,
  add constraint leave_requests_state_check check (state in ('requested', 'approved', 'refused', 'withdrawn', 'unanswered')),
  add column overlap_told_at timestamptz;
comment on column leave_requests.overlap_told_at is
  'When the office was told that an unanswered request cannot stand, because other leave is on its days.';
