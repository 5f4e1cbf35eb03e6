import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { expect, it } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import { changePassword } from '#api/people/account';
import { actOnInstrument } from '#api/portfolio/instruments/instrument-actions';
import { emptyAction, toBody } from '../../portfolio/office/corporate-actions/action-form-values.ts';
import { bondBody, EMPTY_BOND } from '../../portfolio/records/bonds/form/bond-form-values.ts';
import { BY_SERVER, findStaleErrors } from './form-errors.ts';

const errorsOf = (type: string, ...names: readonly string[]): FieldErrors =>
  Object.fromEntries(names.map((name) => [name, { type, message: 'required' }]));
const loaded =
  <B extends z.ZodType>({ body }: { readonly body: B }) =>
  () =>
    Promise.resolve(body);

const ACTION = {
  loadBody: loaded(actOnInstrument),
  toBody: (values: Parameters<typeof toBody>[0]) => toBody(values, true),
};

it('an error is stale as soon as another choice has no such field, and only then', async () => {
  const errors = errorsOf('custom', 'day', 'newIsin', 'costPercent', 'newUnits');
  expect(await findStaleErrors(ACTION, emptyAction('spin_off'), errors)).toEqual([]);
  expect(await findStaleErrors(ACTION, emptyAction('split'), errors)).toEqual(['newIsin', 'costPercent']);
  const dated = { ...emptyAction('isin_change'), day: '2026-02-01' };
  expect(await findStaleErrors(ACTION, dated, errors)).toEqual(['day', 'costPercent', 'newUnits']);
});

it('what the server refused is stale only when the body no longer has it', async () => {
  const errors = errorsOf(BY_SERVER, 'day', 'newIsin');
  const action = { ...emptyAction('isin_change'), day: '2026-02-01', newIsin: 'BG1100099263' };
  expect(await findStaleErrors(ACTION, action, errors)).toEqual([]);
  expect(await findStaleErrors(ACTION, { ...action, kind: 'split' }, errors)).toEqual(['newIsin']);
});

it('a rule between two fields is no longer broken when either of them is corrected', async () => {
  const values = { currentPassword: 'an old one', newPassword: 'a new one', confirmPassword: 'another one' };
  const rules = {
    loadBody: loaded(changePassword),
    toBody: ({ currentPassword, newPassword }: typeof values) => ({ currentPassword, newPassword }),
    check: ({ newPassword, confirmPassword }: typeof values) =>
      newPassword === confirmPassword ? {} : { confirmPassword: 'not the same' },
  };
  const errors = errorsOf('custom', 'confirmPassword');
  expect(await findStaleErrors(rules, values, errors)).toEqual([]);
  const corrected = { ...values, newPassword: values.confirmPassword };
  expect(await findStaleErrors(rules, corrected, errors)).toEqual(['confirmPassword']);
});

it('a floating coupon that is no longer stated needs no margin', async () => {
  const rules = { loadBody: loaded(addBond), toBody: bondBody };
  const errors = errorsOf('custom', 'isin', 'margin');
  expect(await findStaleErrors(rules, { ...EMPTY_BOND, index: 'EURIBOR 6M' }, errors)).toEqual([]);
  expect(await findStaleErrors(rules, EMPTY_BOND, errors)).toEqual(['margin']);
  const refused = errorsOf(BY_SERVER, 'index');
  expect(await findStaleErrors(rules, { ...EMPTY_BOND, index: 'EURIBOR 6M' }, refused)).toEqual([]);
});
