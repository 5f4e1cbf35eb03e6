-- What an issuer did to a security, for all its holders at once (src/server/portfolio/corporate-actions): a batch, undone as one.
alter table batches
  drop constraint batches_act_check,
  add constraint batches_act_check check (act in ('prices', 'redenomination', 'import', 'corporate_action'));

create table corporate_actions (
  batch_id bigint primary key references batches (id) on delete cascade,
  isin text not null,
  kind text not null check (
    kind in ('redemption', 'partial_redemption', 'call', 'split', 'isin_change', 'spin_off')
  ),
  day date not null,
  -- Of a partial redemption: percent of the original nominal.
  percent numeric(11, 8),
  -- Of what makes a new security.
  new_isin text,
  undone boolean not null default false
);
-- None is applied twice.
create unique index corporate_actions_once on corporate_actions (isin, kind, day) where not undone;

-- A split replaces prices as well.
alter table prices rename column redenominated_from to made_from;
comment on column prices.made_from is
  'The price in lev, or of before a split, that this one was made from; that one is marked as undone meanwhile.';
