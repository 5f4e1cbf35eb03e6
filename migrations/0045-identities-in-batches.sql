-- A row that an import added is known by the row of its batch (batch_holdings), which is kept as long as the identity: a table, two indexes
-- and a foreign key less. Every row that a line of a file has brought has its identity, where before only the first one had it.
alter table batch_holdings
  -- A SHA-256, and the number among equal rows of a file; null for rows that no import added.
  add column identity bytea,
  add column ordinal integer,
  -- Null for rows that the batch added.
  alter column before drop not null;

update batch_holdings set before = null where before ? 'deleted_at';
update batch_holdings as added set identity = known.identity, ordinal = known.ordinal
from import_identities as known
where added.user_id = known.user_id and added.target_id = known.target_id and added.before is null
  and added.target = case known.target
    when 'bond' then 'bonds' when 'payment' then 'payments' when 'distribution' then 'distributions' when 'cashFlow' then 'cash_flows'
    else 'etfs_and_shares' end;
drop table import_identities;

alter table batch_holdings drop constraint batch_holdings_pkey;
drop index batch_holdings_of_batch;
alter table batch_holdings add primary key (batch_id, target, user_id, target_id);
create index batch_holdings_of_row on batch_holdings (user_id, target, target_id);
create index batch_holdings_by_identity on batch_holdings (identity) where identity is not null;
