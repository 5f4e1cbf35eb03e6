-- A spin-off moves a part of the cost of a holding to another one on a day (src/domain/portfolio/corporate-actions/spin-off.ts).
alter table etfs_and_shares
  -- What went: [{"day": "2026-07-01", "percent": 20}, …]. The buy price is the one after that.
  add column cost_moves jsonb,
  -- What came: its cost where the oldest is sold first. By the weighted average it is units × buy price.
  add column fifo_cost numeric(20, 2);

-- The audit tells of the action, and of the buy price.
drop trigger audit on etfs_and_shares;
create trigger audit after insert or update or delete on etfs_and_shares
  for each row execute function write_audit_entry(
    'etf or share',
    '{id,user_id,kind,created_at,version,deleted_at,result,amount_paid,profit,cost_moves,fifo_cost}',
    'all'
  );
