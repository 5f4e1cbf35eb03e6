import { expect, it } from 'vitest';
import { redenominateCashFlows, type CashFlowAmounts } from './redenominate-cash-flows.ts';

const NOTHING: CashFlowAmounts = {
  position: null,
  interim: null,
  principal: null,
  total: null,
  cumulative: null,
  real: null,
  diff: null,
};

const texts = (rows: readonly CashFlowAmounts[]) =>
  redenominateCashFlows(rows).map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, value.toFixed(2)]])),
    ),
  );

it('what adds up in lev adds up in euro', () => {
  const first = {
    position: 1000,
    interim: '0.01',
    principal: '-985',
    total: '-984.99',
    cumulative: '-984.99',
  };
  const second = { position: 0, interim: '10', principal: '1000', total: '1010', cumulative: '25.01' };
  const received = { real: '1000', diff: '-10' };
  expect(
    texts([
      { ...NOTHING, ...first },
      { ...NOTHING, ...second, ...received },
    ]),
  ).toEqual([
    { position: '511.29', interim: '0.01', principal: '-503.62', total: '-503.61', cumulative: '-503.61' },
    // Converted separately, 1,010 is 516.40 and 25.01 is 12.79.
    {
      position: '0.00',
      ...{
        interim: '5.11',
        principal: '511.29',
        total: '516.40',
        cumulative: '12.79',
        real: '511.29',
        diff: '-5.11',
      },
    },
  ]);
});

it('what does not add up in lev is converted by itself, and what is missing stays missing', () => {
  expect(texts([{ ...NOTHING, interim: '100', total: '200', cumulative: '1' }, NOTHING])).toEqual([
    { interim: '51.13', total: '102.26', cumulative: '0.51' },
    {},
  ]);
});
