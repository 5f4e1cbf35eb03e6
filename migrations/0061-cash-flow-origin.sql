-- Where a cash flow comes from: entered, generated from the bond's terms, or generated and changed by a person afterwards.
alter table cash_flows
  add column origin text not null default 'entered' check (origin in ('entered', 'generated', 'edited'));
