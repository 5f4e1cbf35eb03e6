import { describe, expect, it } from 'vitest';
import { readFixingsFile } from './fixings-file.ts';

const HEADER = 'KEY,FREQ,TITLE,TIME_PERIOD,OBS_VALUE,OBS_STATUS';
const row = (day: string, rate: string, key = 'EST.B.EU000A2X2A25.WT') =>
  `${key},B,"Euro short-term rate, weighted mean",${day},${rate},A`;

describe('a file of the ECB Data Portal', () => {
  it('is read by the names of its columns, despite quoted cells, in order of the days', () => {
    const file = [HEADER, row('2026-11-20', '1.929'), row('2026-11-19', '-0.5'), row('2026-11-18', 'NaN')];
    expect(readFixingsFile(`\ufeff${file.join('\r\n')}\r\n`)).toEqual({
      ok: true,
      value: [
        { day: '2026-11-19', rate: -0.5 },
        { day: '2026-11-20', rate: 1.929 },
      ],
    });
  });

  it('has nothing on a holiday', () => {
    expect(readFixingsFile('')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['not-a-fixings-file', ['Day,Rate', '2026-11-20,1.9']],
    ['several-series', [HEADER, row('2026-11-20', '1.9'), row('2026-11-20', '2.1', 'EST.B.OTHER.WT')]],
    ['no-days', [HEADER, row('2026-10', '2.1')]],
    ['wrong-rate', [HEADER, row('2026-11-20', '1,9'.replace(',', '·'))]],
    ['repeated-day', [HEADER, row('2026-11-20', '1.9'), row('2026-11-20', '1.8')]],
  ])('is refused as %s', (reason, lines) => {
    expect(readFixingsFile(lines.join('\n'))).toEqual({ ok: false, reason });
  });
});
