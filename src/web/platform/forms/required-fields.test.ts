import { expect, it } from 'vitest';
import { addBond } from '#api/portfolio/bonds';
import { addMyPayment } from '#api/portfolio/payments';
import { bondBody, EMPTY_BOND } from '../../portfolio/records/bonds/form/bond-form-values.ts';
import { paymentBody, NO_PAYMENT } from '../../portfolio/records/payments/payment-values.ts';
import { requiredFields } from './required-fields.ts';

it('the required fields are those without which the schema refuses the body', () => {
  expect([...requiredFields(addBond.body, bondBody, EMPTY_BOND)].sort()).toEqual([
    'buyPrice',
    'currency',
    'direction',
    'isin',
    'nominal',
    'redemption',
  ]);
  expect([...requiredFields(addMyPayment.body, paymentBody, NO_PAYMENT)]).toEqual(['profit']);
});
