import { expect, it } from 'vitest';
import { addBond } from '#api/bonds';
import { addMyPayment } from '#api/payments';
import { bodyOfBond, EMPTY_BOND } from '../../portfolio/bonds/bond-form-values.ts';
import { bodyOfPayment, NO_PAYMENT } from '../../portfolio/payments/payment-values.ts';
import { requiredFields } from './required-fields.ts';

it('the required fields are those without which the schema refuses the body', () => {
  expect([...requiredFields(addBond.body, bodyOfBond, EMPTY_BOND)].sort()).toEqual([
    'buyPrice',
    'currency',
    'direction',
    'isin',
    'nominal',
    'redemption',
  ]);
  expect([...requiredFields(addMyPayment.body, bodyOfPayment, NO_PAYMENT)]).toEqual(['profit']);
});
