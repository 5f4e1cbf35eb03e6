import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import type { Import, RowChanges } from '#api/portfolio/imports/import-fields';
import { myImports, officeImports } from '#api/portfolio/imports/imports';
import { findUser, listUsers, removeUser, resetUserPassword } from '#api/people/users';
import { login } from '#api/people/auth';
import { aCsvFile, uploadForOffice, uploadOwn } from '../../../../testing/factories/imports/an-import.ts';
import { BG } from '../../../../testing/factories/imports/an-import-desk.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { rowsWith } from '../../../../testing/factories/everything-stored.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const HEADER = 'Име;Имейл;Телефон;ЕГН/ЕИК;Вид;Език';
/** Of nobody: the check digits are right. */
const EGN = '6101057509';
const EIK = '175074752';

let counter = 0;
const anEmail = () => `client${(counter += 1)}@example.com`;
const line = (email: string, { name = 'Ана Иванова', phone = '+359 88 123', number = EGN, type = '' } = {}) =>
  `${name};${email};${phone};${number};${type};`;

const sent = ({ id }: Import) => ({ token: admin.token, params: { id } });

/** Uploads a list and says that its columns are what their names suggest. */
async function preview(...lines: readonly string[]): Promise<Import> {
  const uploaded = await uploadForOffice(app, admin, { text: aCsvFile(HEADER, ...lines) });
  expect(uploaded.mapping?.target).toBe('user');
  return app.answer(officeImports.map, { ...sent(uploaded), body: { mapping: uploaded.mapping } });
}
const rowsOf = (shown: Import) => app.answer(officeImports.listRows, sent(shown));
const confirm = (shown: Import) => app.answer(officeImports.confirm, { ...sent(shown), body: {} });
const undo = (done: Import) => app.answer(officeImports.undo, sent(done));
const changeRows = (shown: Import, body: Partial<RowChanges>) =>
  app.answer(officeImports.changeRows, { ...sent(shown), body });
const userWith = async (email: string) => {
  const [found] = await app.answer(listUsers, { token: admin.token, query: { q: email } });
  return found && app.answer(findUser, { token: admin.token, params: { id: found.userId } });
};

describe('a list of users', () => {
  it('is added without an email, and nobody on it can sign in before their password is reset', async () => {
    const [person, company] = [anEmail(), anEmail()];
    const shown = await preview(
      line(person),
      line(company, { name: 'Алфа ООД', number: EIK, type: 'юридическо лице' }),
    );
    expect(shown.counts).toMatchObject({ new: 2, error: 0, included: 2 });
    expect((await rowsOf(shown)).map(({ after }) => after)).toMatchObject([
      { username: 'Ана Иванова', email: person, personOrCompany: 'person', bulstatOrEgn: '******7509' },
      { username: 'Алфа ООД', email: company, personOrCompany: 'company', bulstatOrEgn: EIK },
    ]);
    expect(await userWith(person)).toBeUndefined();
    const before = app.mailer.mails.length;
    expect(await confirm(shown)).toMatchObject({ state: 'confirmed', counts: { included: 2 } });
    expect(await userWith(person)).toMatchObject({
      ...{
        username: 'Ана Иванова',
        role: 'user',
        bulstatOrEgn: EGN,
        language: 'en',
        phoneNumber: '+359 88 123',
      },
    });
    expect(await userWith(company)).toMatchObject({ personOrCompany: 'company', bulstatOrEgn: EIK });
    expect(app.mailer.mails).toHaveLength(before);
    const refused = await app.refusal(login, { body: { email: person, password: '' } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  it('that are all there already changes nothing, and shows field by field what differs', async () => {
    const [same, other] = [anEmail(), anEmail()];
    await confirm(await preview(line(same), line(other)));
    const again = await preview(
      line(same.toUpperCase()),
      line(other, { phone: '+359 2 999', number: '8032056031' }),
    );
    expect(again.counts).toMatchObject({ unchanged: 1, changed: 1, new: 0, included: 1 });
    const [, changed] = await rowsOf(again);
    expect(changed).toMatchObject({
      before: { phoneNumber: '+359 88 123', bulstatOrEgn: '******7509' },
      after: { phoneNumber: '+359 2 999', bulstatOrEgn: '******6031' },
      holder: { username: 'Ана Иванова' },
    });
    const done = await confirm(again);
    expect(await userWith(other)).toMatchObject({ phoneNumber: '+359 2 999', bulstatOrEgn: '8032056031' });
    expect(await undo(done)).toEqual({ undone: 1, left: [], leftUsers: [] });
    expect(await userWith(other)).toMatchObject({ phoneNumber: '+359 88 123', bulstatOrEgn: EGN });
  });

  it('names the row and the column of what is missing or unknown, and takes a correction', async () => {
    const [email, twice] = [anEmail(), anEmail()];
    const shown = await preview(
      line('', { type: 'ангел' }),
      line('nobody', { phone: 'call me' }),
      line(twice),
      line(twice),
    );
    expect(shown.counts).toMatchObject({ new: 1, error: 3 });
    const rows = await rowsOf(shown);
    expect(rows.map(({ after }) => after?.['username'])).toEqual([undefined, 'Ана Иванова', 'Ана Иванова', 'Ана Иванова']); // prettier-ignore
    const wrong = rows.map(({ row, errors }) => ({
      row,
      errors: errors.map((one) => [one.column, one.rule]),
    }));
    expect(wrong).toEqual([
      { row: 2, errors: [['Имейл', 'missing'], ['Вид', 'unknown_type']] },
      { row: 3, errors: [['email', 'email'], ['phoneNumber', 'phone_number']] },
      { row: 4, errors: [] },
      { row: 5, errors: [[null, 'same_email_above']] },
    ]); // prettier-ignore
    const corrections = [
      { sheet: null, row: 2, column: 1, text: email },
      { sheet: null, row: 2, column: 4, text: 'физическо лице' },
    ];
    expect((await changeRows(shown, { corrections })).counts).toMatchObject({ new: 2, error: 2 });
    const [rejected] = await app.answer(officeImports.listRejected, sent(shown));
    expect(rejected?.rows[0]?.cells.slice(0, 3)).toEqual(['Ана Иванова', 'nobody', 'call me']);
  });

  it('asks about a number with a wrong check digit, and recognises a company by its number', async () => {
    const [odd, company] = [anEmail(), anEmail()];
    const shown = await preview(line(odd, { number: '6101057500' }), line(company, { number: EIK }));
    expect(shown.counts).toMatchObject({ new: 2, included: 1 });
    const [asked, likely] = await rowsOf(shown);
    expect(asked).toMatchObject({
      isIncluded: false,
      errors: [{ column: 'bulstatOrEgn', rule: 'tax_id_check_digit' }],
    });
    expect(likely).toMatchObject({ after: { personOrCompany: 'company' } });
    await confirm(await changeRows(shown, { included: [{ place: 1, isIncluded: true }] }));
    expect(await userWith(odd)).toMatchObject({ bulstatOrEgn: '6101057500' });
  });

  it('is undone, except for users who have since been invited or hold something', async () => {
    const [plain, invited, holder] = [anEmail(), anEmail(), anEmail()];
    const done = await confirm(await preview(line(plain), line(invited), line(holder)));
    const [asInvited, asHolder] = [await userWith(invited), await userWith(holder)];
    await app.answer(resetUserPassword, { token: admin.token, params: { id: asInvited!.userId } });
    const body = { isin: BG, bank: 'Fibank', buyPrice: 98.5, nominal: 10_000, buyDate: '2025-03-14' };
    await app.answer(addBond, { token: admin.token, params: { id: asHolder!.userId }, body });
    const { undone, leftUsers } = await undo(done);
    expect(undone).toBe(1);
    expect(leftUsers.map(({ userId }) => userId)).toEqual([asInvited!.userId, asHolder!.userId]);
    expect(await userWith(plain)).toBeUndefined();
    expect((await app.answer(officeImports.find, sent(done))).state).toBe('undone');
  });

  it('is compared again if an email was taken in the meantime', async () => {
    const email = anEmail();
    const [one, other] = [await preview(line(email)), await preview(line(email))];
    await confirm(one);
    const problem = await app.refusal(officeImports.confirm, { ...sent(other), body: {} });
    expect(problem.code).toBe('edit_conflict');
  });

  it('is stored nowhere in plain text: numbers are encrypted from the upload on, and removed with the user', async () => {
    const email = anEmail();
    const shown = await preview(
      line(email, { number: '7501010010' }),
      line('nobody', { number: '7501010010' }),
    );
    expect(await rowsWith(app.db, '7501010010')).toEqual([]);
    expect((await rowsOf(shown))[1]?.cells?.[3]).toBe('7501010010');
    await app.answer(officeImports.confirm, { ...sent(shown), body: { onlyGoodRows: true } });
    expect(await rowsWith(app.db, '7501010010')).toEqual([]);
    const { userId } = (await userWith(email))!;
    await app.answer(removeUser, { token: admin.token, params: { id: userId } });
    const stored = await rowsWith(app.db, email);
    expect(stored.filter((row) => row.startsWith('import'))).toEqual([]);
  });

  it('is stored nowhere in plain text in another encoding either, where a line is shown for confirmation', async () => {
    // Windows-1251.
    const cyrillic = (text: string) =>
      Buffer.from(
        Array.from(text, (sign) =>
          sign < '\u0410' ? sign.charCodeAt(0) : sign.charCodeAt(0) - 0x410 + 0xc0,
        ),
      );
    const content = cyrillic('Name;Email;Phone;EGN\nАна;nobody;1;7501010029').toString('base64');
    const body = { fileName: 'list.csv', content };
    const uploaded = await app.answer(officeImports.upload, { token: admin.token, body });
    expect(uploaded.form).toMatchObject({
      ...{ encoding: 'windows-1251', sample: 'Ана;nobody;1;7501010029' },
    });
    expect(uploaded.mapping?.target).toBe('user');
    expect(await rowsWith(app.db, '7501010029')).toEqual([]);
  });

  it('is the office’s to import', async () => {
    const keeper = await aUser(app);
    await app.db
      .updateTable('users')
      .set({ keeps_own_portfolio: true })
      .where('id', '=', keeper.userId)
      .execute();
    const uploaded = await uploadOwn(app, keeper, { text: aCsvFile(HEADER, line(anEmail())) });
    const request = { token: keeper.token, params: { id: uploaded.id } };
    const shown = await app.answer(myImports.map, { ...request, body: { mapping: uploaded.mapping } });
    expect(shown.counts).toMatchObject({ new: 0, error: 1 });
    const [row] = await app.answer(myImports.listRows, request);
    expect(row?.errors).toMatchObject([{ rule: 'office_only' }]);
  });
});
