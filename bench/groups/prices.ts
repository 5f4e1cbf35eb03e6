import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { addDays, calendarDate, type CalendarDate } from '#domain/calendar-date';
import { connect } from '../../src/server/platform/database/connection/connect.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { listLastPrices } from '../../src/server/portfolio/market/price-history/price-history.store.ts';
import { figureRow, type BenchRow } from '../bench-row.ts';
import type { Kupon } from '../kupon.ts';
import type { Size } from '../load-comparison.ts';
import { seedKupon } from '../seed-users.ts';
import type { Bench, Rows } from '../stage.ts';
import { measureTime } from '../times.ts';

const FULL = { holders: 10_000, isins: 5_000, history: 1_000, months: 120 };
const SMALL = { holders: 100, isins: 50, history: 20, months: 12 };
const HELD_BY_ALL = 'BG2040015211';
/** The number of other bonds of each holder. */
const BONDS_EACH = 10;
const ROUNDS = 3;
const TODAY = calendarDate(new Date().toISOString().slice(0, 10));

/** A thousandth more each time: always a change, but never one that needs a confirmation. */
const nextPrice = (step: number) => 101 + step / 10;
const nthIsin = (n: number) => `XS${String(n).padStart(10, '0')}`;

/** Bonds with terms, so that their yields are computed: one that everybody holds, and this many other ISINs. */
async function seedBonds(kupon: Kupon, isins: number): Promise<void> {
  const columns = `user_id, isin, direction, currency, buy_price, market_price, clean_price, nominal, result, amount_paid, profit,
    buy_date, coupon_percent, maturity_date, coupon_frequency, day_count`;
  const values = `'Buy', 'EUR', 98.45, 101.25, 101.25, 10000, 0.028, 9845, 280,
    date '2024-03-01', 4.5, date '2031-01-15', 2, 'ACT/ACT-ICMA'`;
  const seeded = `select id, row_number() over (order by id) - 1 as n from users where email like 'seeded%'`;
  await kupon.query(`insert into bonds (${columns}) select id, $1, ${values} from (${seeded}) as holder`, [
    HELD_BY_ALL,
  ]);
  await kupon.query(
    `insert into bonds (${columns})
     select id, 'XS' || lpad(((n * $1::int + g) % $2::int)::text, 10, '0'), ${values}
     from (${seeded}) as holder, generate_series(0, $1::int - 1) as g`,
    [BONDS_EACH, isins],
  );
  await kupon.query(
    `insert into instruments (isin, kind, currency, price_basis)
     select distinct isin, 'bond', 'EUR', 'percent' from bonds where isin = $1 or isin like 'XS%' on conflict do nothing`,
    [HELD_BY_ALL],
  );
  await kupon.query('vacuum analyze bonds');
}

type Save = (prices: readonly { readonly isin: string; readonly price: number }[]) => Promise<void>;

function saver(kupon: Kupon, token: string): Save {
  return async (prices) => {
    const response = await fetch(`${kupon.url()}/api/admin/prices`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ prices: prices.map((price) => ({ ...price, day: TODAY })) }),
    });
    const answer = await response.text();
    if (!response.ok)
      throw new Error(`saving prices was answered ${response.status}: ${answer.slice(0, 500)}`);
  };
}

/** Updates the same columns of the same rows, with the triggers of the table. */
async function updateBare(db: Database, price: number): Promise<void> {
  await sql`
    update bonds set market_price = ${price}, clean_price = ${price}, market_price_on = ${TODAY},
      result = round((${price}::numeric - buy_price) / 100, 5), profit = round(nominal * round((${price}::numeric - buy_price) / 100, 5), 2),
      computed_yield_percent = 4.1, computed_yield_on = ${TODAY}, version = version + 1
    where isin = ${HELD_BY_ALL}`.execute(db);
}

/** Measures the peak resident memory of the process from now on, in MiB. Works only on Linux. */
function peakMemory(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function seedHistory(kupon: Kupon, { history, months }: typeof FULL): Promise<readonly string[]> {
  await kupon.query(
    `insert into prices (isin, day, price, kind, currency, source)
     select 'XS' || lpad(n::text, 10, '0'), $1::date - 30 * month, 95 + (month * 7 + n) % 100 / 10.0, 'clean', 'EUR', 'file'
     from generate_series(0, $2::int - 1) as n, generate_series(1, $3::int) as month`,
    [TODAY, history, months],
  );
  await kupon.query('vacuum analyze prices');
  return Array.from({ length: history }, (_, n) => nthIsin(n));
}

const YEARS_BACK: readonly CalendarDate[] = [1, 3, 5].map((years) => addDays(TODAY, -365 * years));

async function* historyRows(db: Database, kupon: Kupon, scale: typeof FULL): Rows {
  const isins = await seedHistory(kupon, scale);
  const values: number[] = [];
  const ratios: number[] = [];
  const wanted = JSON.stringify(isins.map((isin) => ({ isin })));
  for (const day of [...YEARS_BACK, ...YEARS_BACK]) {
    const bare = await measureTime(() =>
      sql`select instruments.* from instruments
        join json_to_recordset(${wanted}::json) as asked (isin text) using (isin)`.execute(db),
    );
    const ours = await measureTime(() => listLastPrices(db, isins, day));
    values.push(ours);
    ratios.push(ours / bare);
  }
  yield figureRow({
    name: `prices of ${scale.history.toLocaleString('en')} securities on a day, of ${scale.months} each, in one query`,
    baseline: 'reading their instruments by key',
    unit: 'ms',
    values,
    ratios,
    limit: undefined,
  });
}

async function oneIsinRow(save: Save, db: Database, holders: number): Promise<BenchRow> {
  const values: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await measureTime(() => save([{ isin: HELD_BY_ALL, price: nextPrice(2 * round) }]));
    values.push(ours);
    ratios.push(ours / (await measureTime(() => updateBare(db, nextPrice(2 * round + 1)))));
  }
  return figureRow({
    name: `price of one ISIN with ${holders.toLocaleString('en')} holders`,
    baseline: 'one update of the same rows, with its triggers',
    unit: 'ms',
    values,
    ratios,
    limit: { atMost: 1.5 },
  });
}

/** An administrator saves the price of one ISIN that ten thousand users hold, and a file of five thousand prices. */
export async function* savedPrices({ kupon }: Bench, size: Size): Rows {
  const scale = size.rounds === 1 ? SMALL : FULL;
  await kupon.start();
  await seedKupon(kupon, { users: scale.holders, bonds: 0 });
  await seedBonds(kupon, scale.isins);
  const administrator = await kupon.holder(1);
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  const save = saver(kupon, administrator.token);
  const db = connect({ host: kupon.socket, port: 5432, user: 'kupon', database: 'kupon' });
  try {
    yield await oneIsinRow(save, db, scale.holders);
    const file = Array.from({ length: scale.isins }, (_, n) => ({
      isin: nthIsin(n),
      price: nextPrice(n % 2),
    }));
    const peak = process.platform === 'linux' ? peakMemory(kupon.pid()) : undefined;
    const seconds = (await measureTime(() => save(file))) / 1_000;
    const held = (scale.holders * BONDS_EACH).toLocaleString('en');
    const name = `file of ${scale.isins.toLocaleString('en')} prices, taken by ${held} holdings in one transaction`;
    const common = { name, limit: undefined, ratios: [1] };
    yield figureRow({ ...common, baseline: 'nothing', unit: 's', values: [seconds] });
    if (peak !== undefined) {
      yield figureRow({
        ...common,
        baseline: 'nothing',
        unit: 'MiB at most in the server',
        values: [peak()],
      });
    }
    yield* historyRows(db, kupon, scale);
  } finally {
    await db.destroy();
  }
}
