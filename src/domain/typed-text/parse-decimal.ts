const BLANKS = /[\s\u00a0\u202f]/g;

/**
 * What a person typed for a number, as decimal text ('1234.56'): '1,234.56' and '1 234,56' alike. Null if it is not a number. A
 * single comma or point separates the decimals, except an English comma before exactly three digits ('1,234'), which groups them.
 */
export function parseDecimal(typed: string, locale: string): string | null {
  const text = typed.replace(BLANKS, '').replace('\u2212', '-');
  const match = /^([+-]?)([\d.,']+)$/.exec(text);
  if (match === null) return null;
  const [, sign = '', digits = ''] = match;
  const plain = withPoint(digits.replaceAll("'", ''), locale);
  return plain === null ? null : normalised(plain, sign === '-');
}

/** The digits with a decimal point and without groups. */
function withPoint(digits: string, locale: string): string | null {
  const lastComma = digits.lastIndexOf(',');
  const lastPoint = digits.lastIndexOf('.');
  if (lastComma >= 0 && lastPoint >= 0) {
    return lastComma > lastPoint ? ungrouped(digits, '.', ',') : ungrouped(digits, ',', '.');
  }
  const mark = lastComma >= 0 ? ',' : '.';
  const count = digits.split(mark).length - 1;
  const groups = count > 1 || (mark === ',' && locale.startsWith('en') && GROUPED_BY_COMMA.test(digits));
  return groups ? ungrouped(digits, mark, mark === ',' ? '.' : ',') : digits.replace(mark, '.');
}

const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/** Removes the group marks, if the groups have three digits. */
function ungrouped(digits: string, group: ',' | '.', decimal: ',' | '.'): string | null {
  const [whole = '', ...fractions] = digits.split(decimal);
  const form = group === ',' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/;
  if (fractions.length > 1 || !form.test(whole)) return null;
  return [whole.replaceAll(group, ''), ...fractions].join('.');
}

function normalised(plain: string, negative: boolean): string | null {
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const number = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return negative && /[1-9]/.test(number) ? `-${number}` : number;
}
