import { describe, expect, it } from 'vitest';
import { listInAddress, orderByHeader } from './list-state.ts';

const { readState: stateOf, toAddress: addressOf, validate } = listInAddress(['isin', 'bank', 'profit']);

describe('a list in the address', () => {
  it('shows what is active by default, by the first field upwards', () => {
    expect(stateOf({})).toEqual({
      search: '',
      sort: 'isin',
      direction: 'ascending',
      part: 'active',
      overdue: false,
    });
  });

  it('comes back as it was from its address', () => {
    const state = {
      search: 'dsk',
      sort: 'profit',
      direction: 'descending',
      part: 'expired',
      overdue: false,
    } as const;
    expect(addressOf(state)).toEqual({ q: 'dsk', sort: 'profit', direction: 'descending', show: 'expired' });
    expect(stateOf(validate(addressOf(state)))).toEqual(state);
  });

  it('leaves defaults out of the address', () => {
    expect(addressOf(stateOf({}))).toEqual({});
  });

  it('passes over what it does not know, and takes digits for a text', () => {
    expect(validate({ q: 2031, sort: 'colour', direction: 3, show: null, other: 'x' })).toEqual({
      q: '2031',
    });
  });

  it('is narrowed to what waits for a payment where its rows can, and nowhere else', () => {
    const paid = listInAddress(['isin'], { payments: true });
    expect(paid.validate({ overdue: true })).toEqual({ overdue: true });
    expect(paid.readState({ overdue: true }).overdue).toBe(true);
    expect(paid.validate({ overdue: 'yes' })).toEqual({});
    expect(validate({ overdue: true })).toEqual({});
  });

  it('turns the order on a second press of a header, and starts upwards with another one', () => {
    const byIsin = stateOf({});
    const down = orderByHeader(byIsin, 'isin');
    expect(down.direction).toBe('descending');
    expect(orderByHeader(down, 'isin').direction).toBe('ascending');
    expect(orderByHeader(down, 'bank')).toEqual({ sort: 'bank', direction: 'ascending' });
  });
});
