-- What an issuer repays by a corporate action is recorded as a sale to the issuer: it repays every bond and not the oldest
-- (src/domain/portfolio/positions/position-ledger.ts).
alter table bonds add column by_issuer boolean not null default false;

-- The audit tells of the action.
drop trigger audit on bonds;
update bonds set by_issuer = true
from batch_holdings
join corporate_actions using (batch_id)
where batch_holdings.target = 'bonds' and batch_holdings.before ? 'deleted_at'
  and bonds.user_id = batch_holdings.user_id and bonds.id = batch_holdings.target_id and bonds.direction = 'Sell';
create trigger audit after insert or update or delete on bonds
  for each row execute function write_audit_entry(
    'bond',
    '{id,user_id,created_at,version,deleted_at,result,amount_paid,profit,by_issuer}',
    '{isin,bank,direction,currency,buy_price,market_price,market_price_on,has_own_price,clean_price,nominal,buy_date,settlement_date,taxes_paid,coupon_percent,yield_percent,expired,closed_on,closed_on_assumed,maturity_date,coupon_frequency,day_count,issue_date,first_coupon_date,redemption}'
  );
