-- The yield to maturity that terms and market price give (src/domain/bonds/computed-yield.ts), written with each change of
-- the bond and once a day; null where they give none.
alter table bonds
  add column computed_yield_percent numeric(9, 4),
  -- The settlement day that it was computed for, also where there is none.
  add column computed_yield_on date;
