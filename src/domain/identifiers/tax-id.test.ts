import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { taxIdWarning } from './tax-id.ts';

const today = calendarDate('2026-11-20');

describe('the warning about the tax id of a person', () => {
  it.each([
    ['', undefined],
    ['4826150420', undefined],
    ['7111042925', undefined],
    ['12345', 'egn-format'],
    ['5524310011', 'egn-date'],
    ['4826150421', 'egn-checksum'],
    ['9952310084', 'egn-future'],
  ] as const)('for "%s" is %s', (text, warning) => {
    expect(taxIdWarning('person', text, today)).toBe(warning);
  });
});

describe('the warning about the tax id of a company', () => {
  it.each([
    [' ', undefined],
    ['BG 990000005', undefined],
    ['9900000050014', undefined],
    ['12345', 'bulstat-format'],
    ['990000006', 'bulstat-checksum'],
    ['482615 0420', 'bulstat-personal'],
  ] as const)('for "%s" is %s', (text, warning) => {
    expect(taxIdWarning('company', text, today)).toBe(warning);
  });
});
