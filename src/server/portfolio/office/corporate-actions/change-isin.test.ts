import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import {
  actOnInstrument,
  listInstrumentActions,
  undoInstrumentAction,
} from '#api/portfolio/instruments/instrument-actions';
import { findInstrument, findInstrumentDetails } from '#api/portfolio/instruments/instruments';
import { listMyPositions } from '#api/portfolio/figures/positions';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aPriceDesk } from '../../../../testing/factories/a-price-desk.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import { aCsvFile } from '../../../../testing/factories/imports/an-import.ts';
import {
  anImportDesk,
  BG,
  BOND_HEADER,
  bondLine,
} from '../../../../testing/factories/imports/an-import-desk.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof aPriceDesk>>;

beforeAll(async () => {
  app = await startTestApp();
  desk = await aPriceDesk(app);
});
afterAll(() => app.stop());

const DAY = '2026-02-02';

const sent = (isin: string, body: object, token = desk.admin.token) => ({
  token,
  params: { isin },
  body: { kind: 'isin_change', day: DAY, ...body },
});

async function change(isin: string, to: string, rest: object = {}) {
  const answer = await app.answer(actOnInstrument, sent(isin, { newIsin: to, ...rest }));
  if (answer.kind === 'redenomination') expect.fail(answer.kind);
  return answer;
}

const undo = (batch: number | null) =>
  app.request(undoInstrumentAction, { token: desk.admin.token, params: { batch: batch ?? 0 } });

async function refused(isin: string, body: object) {
  const { code, errors } = await app.refusal(actOnInstrument, sent(isin, body));
  return [code, ...(errors ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
}

/** All rows stored under these ISINs, without their version numbers. */
async function stored(...known: readonly string[]) {
  const tables = ['bonds', 'etfs_and_shares', 'prices', 'instruments', 'earlier_isins'] as const;
  const all = tables.map(async (table) => {
    const rows = await app.db.selectFrom(table).selectAll().where('isin', 'in', known).execute();
    return rows.map((row) => JSON.stringify({ ...row, version: null, computed_fields: null })).sort();
  });
  return Promise.all(all);
}

const instrument = (isin: string) =>
  app.answer(findInstrumentDetails, { token: desk.admin.token, params: { isin } });
const positions = async () =>
  (await app.answer(listMyPositions, { token: desk.owner.token })).map(({ isin, cost, quantity }) => [
    isin,
    quantity,
    cost,
  ]);

describe('a change of ISIN', () => {
  it('moves holdings, including deleted ones, prices and earlier actions; Undo restores every row', async () => {
    const [before, after] = [aNewIsin(), aNewIsin()];
    const bond = await aBond(app, desk.owner.userId, { isin: before, nominal: '1000' });
    await aPayment(app, bond);
    await aBond(app, desk.owner.userId, { isin: before, nominal: '70', deleted_at: app.clock.now() });
    await aBond(app, (await aUser(app)).userId, { isin: before, nominal: '500' });
    await desk.save([{ isin: before, price: 99, day: '2026-01-30' }]);
    const partial = { kind: 'partial_redemption', percent: 10, day: '2026-01-31' };
    await app.answer(actOnInstrument, sent(before, partial));
    const rows = await stored(before, after);
    const held = await positions();

    const preview = await change(before, after, { preview: true });
    expect(await stored(before, after)).toEqual(rows);
    const { batch, ...done } = await change(before, after);
    expect({ ...done, batch: null }).toEqual(preview);
    expect(done).toMatchObject({ isin: before, newIsin: after, holders: 2, paid: [] });
    const asNew = JSON.stringify(held).replaceAll(before, after);
    expect(await positions()).toEqual(JSON.parse(asNew));
    // This query would find deleted rows, too.
    const bondsOfOldIsin = app.db.selectFrom('bonds').select('id').where('isin', '=', before);
    expect(await bondsOfOldIsin.execute()).toEqual([]);
    const page = await instrument(after);
    expect(page).toMatchObject({ isin: after, holders: 2, earlierIsins: [{ isin: before, changedOn: DAY }] });
    expect(page.prices.map(({ day, price }) => [day, price])).toEqual([['2026-01-30', 99]]);
    expect(await instrument(before)).toEqual(page);
    // The outstanding part of the original nominal is known under the new ISIN, too.
    expect(await refused(after, { kind: 'partial_redemption', percent: 95 })).toEqual([
      'invalid_fields',
      'percent: more_than_outstanding',
    ]);
    const query = { isin: after };
    const listed = await app.answer(listInstrumentActions, { token: desk.admin.token, query });
    expect(listed.map(({ kind }) => kind)).toEqual(['isin_change', 'partial_redemption']);
    expect(listed[0]).toMatchObject({ isin: before, newIsin: after, holdings: done.holdings });

    expect((await undo(batch)).status).toBe(204);
    expect(await stored(before, after)).toEqual(rows);
    expect(await positions()).toEqual(held);
  });

  it('after two changes an earlier ISIN still finds the security, and the answer says so', async () => {
    const [first, second, third] = [BG, aNewIsin(), aNewIsin()];
    const id = await aBond(app, desk.owner.userId, { isin: first });
    await change(first, second);
    const { batch } = await change(second, third, { day: '2026-02-03' });
    expect((await instrument(first)).earlierIsins.map(({ isin }) => isin)).toEqual([second, first]);
    const { rows } = await desk.save([{ isin: first, price: 97, day: '2026-03-02' }], { source: 'file' });
    expect(rows).toMatchObject([{ isin: first, currentIsin: third, warnings: ['earlier_isin'] }]);
    expect(await desk.find(id)).toMatchObject({ isin: third, marketPrice: 97 });
    expect(
      await desk.refused([
        { isin: first, price: 98 },
        { isin: third, price: 98 },
      ]),
    ).toEqual(['invalid_fields', 'prices.1.isin: repeated_price']);
    const typed = { isin: second, bank: 'Fibank', buyPrice: 98.5, nominal: 100, buyDate: '2025-03-14' };
    const params = { id: desk.owner.userId };
    const added = await app.answer(addBond, { token: desk.admin.token, params, body: typed });
    expect(added.isin).toBe(third);
    const imports = anImportDesk(app, desk.admin);
    const holder = await aUser(app);
    const read = await imports.preview(aCsvFile(BOND_HEADER, bondLine(first, '1000')), holder);
    expect(await imports.rowsOf(read)).toMatchObject([{ isin: third, earlierIsin: first, kind: 'new' }]);
    await imports.confirm(read);
    expect((await imports.bondsOf(holder)).map(({ isin }) => isin)).toEqual([third]);
    const { token } = holder;
    expect((await app.answer(findInstrument, { token, params: { isin: first } })).isin).toBe(third);

    // Purchases made since then go back with it: it is the same security.
    expect((await undo(batch)).status).toBe(204);
    expect((await imports.bondsOf(holder)).map(({ isin }) => isin)).toEqual([second]);
    expect((await instrument(second)).prices.map(({ price }) => price)).toEqual([97]);
  });

  it('counts for a file that was compared before it', async () => {
    const [before, after] = [aNewIsin(), aNewIsin()];
    await anEtfOrShare(app, desk.owner.userId, { isin: before, kind: 'etf' });
    const imports = anImportDesk(app, desk.admin);
    const holder = await aUser(app);
    const line = `${before};etf;buy;10;80;EUR;2025-03-14;Fibank;`;
    const shown = await imports.preview(aCsvFile(BOND_HEADER, line), holder);
    await change(before, after);
    await imports.confirm(shown);
    const rows = await app.db
      .selectFrom('etfs_and_shares')
      .select('isin')
      .where('user_id', '=', holder.userId)
      .execute();
    expect(rows).toEqual([{ isin: after }]);
  });

  it('does not prevent the undo of earlier saves', async () => {
    const [before, after] = [aNewIsin(), aNewIsin()];
    const id = await anEtfOrShare(app, desk.owner.userId, {
      isin: before,
      kind: 'share',
      market_price: '50',
    });
    const first = await desk.save([{ isin: before, price: 51, day: '2026-01-30' }]);
    const second = await desk.save([{ isin: before, price: 52, day: '2026-01-31' }]);
    await change(before, after);
    const price = async () => {
      const rows = await app.db.selectFrom('etfs_and_shares').selectAll().where('id', '=', id).execute();
      return rows.map(({ isin, market_price }) => [isin, Number(market_price)]);
    };
    for (const [{ batch }, left] of [
      [second, 51],
      [first, 50],
    ] as const) {
      expect((await desk.undo(batch)).status).toBe(204);
      expect(await price()).toEqual([[after, left]]);
    }
  });

  it('and a simultaneous save of prices leave one security with that price', async () => {
    const [before, after] = [aNewIsin(), aNewIsin()];
    await aBond(app, desk.owner.userId, { isin: before });
    const price = { isin: before, price: 99, kind: 'clean', currency: 'EUR' };
    await Promise.all([change(before, after), desk.save([price])]);
    expect((await instrument(after)).prices).toMatchObject([{ price: 99 }]);
    const instrumentsOfOldIsin = app.db.selectFrom('instruments').select('isin').where('isin', '=', before);
    expect(await instrumentsOfOldIsin.execute()).toEqual([]);
  });

  it('that is impossible is refused at its field, and nothing is changed', async () => {
    const [before, after, other] = [aNewIsin(), aNewIsin(), aNewIsin()];
    await aBond(app, desk.owner.userId, { isin: before });
    await aBond(app, desk.owner.userId, { isin: other });
    const rows = await stored(before, after, other);
    const cases: readonly [object, string][] = [
      [{ newIsin: 'BG0000000000' }, 'newIsin: isin_check_digit'],
      [{}, 'newIsin: isin'],
      [{ newIsin: before }, 'newIsin: same_isin'],
      [{ newIsin: other }, 'newIsin: isin_of_another'],
      [{ newIsin: after, day: '2026-03-03' }, 'day: day_in_future'],
    ];
    for (const [body, error] of cases) expect(await refused(before, body)).toEqual(['invalid_fields', error]);
    expect(await stored(before, after, other)).toEqual(rows);
    await change(before, after);
    expect(await refused(before, { newIsin: after })).toEqual(['invalid_fields', 'day: action_done_already']);
    expect(await refused(after, { newIsin: before, day: '2026-02-03' })).toEqual([
      'invalid_fields',
      'newIsin: isin_of_before',
    ]);
    expect(await refused(other, { newIsin: before })).toEqual(['invalid_fields', 'newIsin: isin_of_before']);
  });
});

describe('an action that two administrators apply at once', () => {
  it.each([
    ['redemption', { price: 100 }, 'bond'],
    ['split', { newUnits: 2, oldUnits: 1 }, 'share'],
    ['isin_change', {}, 'bond'],
  ] as const)('is applied once and refused once: %s', async (kind, fields, holding) => {
    const other = await anAdministrator(app);
    const isin = aNewIsin();
    const bought = { isin, buy_date: '2025-01-10' };
    if (holding === 'bond') await aBond(app, desk.owner.userId, bought);
    else await anEtfOrShare(app, desk.owner.userId, { ...bought, kind: holding });
    const body = { kind, ...fields, ...(kind === 'isin_change' && { newIsin: aNewIsin() }) };
    const answers = await Promise.all(
      [desk.admin.token, other.token].map((token) => app.request(actOnInstrument, sent(isin, body, token))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const errors = answers.flatMap(({ problem }) => problem?.errors ?? []);
    expect(errors.map(({ path, rule }) => `${path}: ${rule}`)).toEqual(['day: action_done_already']);
  });
});
