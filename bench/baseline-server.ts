import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { z } from 'zod';

/**
 * The baseline for the server: node:http and a pool of `pg`, with no checks, logs or hidden fields. It prints its
 * address and uses the server's database; DATABASE_HOST is the folder of the socket.
 */
const pool = new pg.Pool({
  host: process.env['DATABASE_HOST'],
  user: 'kupon',
  database: 'kupon',
  max: 10,
});
// Server and database restart for each group. Idle connections are lost then, and replaced.
pool.on('error', () => undefined);

/** The JSON that json_agg makes of the same rows, with the same names. */
const LIST = `select coalesce(json_agg(bond), '[]')::text as body from (
  select id, isin, notes as data, bank, direction, currency, buy_price as "buyPrice", market_price as "marketPrice",
    clean_price as "cleanPrice", result, nominal, amount_paid as "amountPaid", profit, buy_date as "buyDate",
    settlement_date as "settlementDate", taxes_paid as "taxesPaid", coupon_percent as cupon, yield_percent as ytm,
    computed_yield_percent as "computedYtm", computed_yield_on as "computedYtmOn",
    expired, maturity_date as "maturityDate", coupon_frequency as "couponFrequency", day_count as "dayCount",
    issue_date as "issueDate", first_coupon_date as "firstCouponDate", redemption, version
  from bonds where user_id = $1 and deleted_at is null order by isin, id) bond`;

const INDEXED = 'select user_id from sessions where token_hash = $1';

const INSERT = `insert into bare_payments (user_id, bond_id, profit, taxes_paid, payment_date)
  values ($1, $2, $3, $4, $5) returning id, profit, taxes_paid, payment_date, version`;

const Body = z.object({ profit: z.number(), taxesPaid: z.number(), paymentDate: z.string() });

async function answerList(user: number): Promise<string> {
  const { rows } = await pool.query<{ body: string }>(LIST, [user]);
  return rows[0]?.body ?? '[]';
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return JSON.parse(text);
}

async function findSession(request: IncomingMessage): Promise<void> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  await pool.query(INDEXED, [createHash('sha256').update(token).digest()]);
}

async function insertPayment(request: IncomingMessage, user: number, bond: number): Promise<string> {
  const { profit, taxesPaid, paymentDate } = Body.parse(await readBody(request));
  const { rows } = await pool.query(INSERT, [user, bond, profit, taxesPaid, paymentDate]);
  return JSON.stringify(rows[0]);
}

const INSERT_BOND = `insert into bare_bonds (user_id, isin, bank, notes, direction, currency, buy_price, market_price, nominal,
    result, amount_paid, profit, buy_date, coupon_percent, yield_percent, maturity_date, coupon_frequency, day_count, issue_date)
  values ($1, $2, $3, $4, 'Buy', 'EUR', $5, $6, $7, 0.028, 9845, 280, $8, $9, $10, $11, $12, $13, $14)
  returning id, isin, bank, notes, buy_price, market_price, nominal, result, amount_paid, profit, buy_date, version`;

const BondBody = z.record(z.string(), z.union([z.string(), z.number()]));

async function insertBond(request: IncomingMessage, user: number): Promise<string> {
  const bond = BondBody.parse(await readBody(request));
  const fields = ['isin', 'bank', 'data', 'buyPrice', 'marketPrice', 'nominal', 'buyDate', 'cupon', 'ytm'];
  const terms = ['maturityDate', 'couponFrequency', 'dayCount', 'issueDate'];
  const { rows } = await pool.query(INSERT_BOND, [user, ...[...fields, ...terms].map((name) => bond[name])]);
  return JSON.stringify(rows[0]);
}

/** /list/USER · /unchanged · /bonds/USER · /payments/USER/BOND */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, what = '', user = '', bond = ''] = (request.url ?? '').split('/');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  switch (what) {
    case 'list':
      response.end(await answerList(Number(user)));
      return;
    case 'unchanged':
      await findSession(request);
      response.statusCode = 304;
      response.end();
      return;
    case 'bonds':
      response.statusCode = 201;
      response.end(await insertBond(request, Number(user)));
      return;
    default:
      response.statusCode = 201;
      response.end(await insertPayment(request, Number(user), Number(bond)));
  }
}

const server = http.createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
