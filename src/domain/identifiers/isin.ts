/** ISO 3166-1 alpha-2, and the additional prefixes that numbering agencies use. */
export const ISIN_PREFIXES: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW ' +
    'EU QS QT XA XB XC XD XF XK XS'
  ).split(' '),
);

type IsinFault = 'format' | 'country' | 'checksum';

/** What is wrong with an ISIN (ISO 6166), if anything: two letters, nine letters or digits, a check digit. */
export function isinFault(text: string): IsinFault | undefined {
  const isin = text.trim().toUpperCase();
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) return 'format';
  if (!ISIN_PREFIXES.has(isin.slice(0, 2))) return 'country';
  return luhnSum(isin) % 10 === 0 ? undefined : 'checksum';
}

/** The warning that a form shows next to an ISIN without refusing it. An empty field has none. */
export function isinWarning(text: string): `isin-${IsinFault}` | undefined {
  const fault = text.trim() === '' ? undefined : isinFault(text);
  return fault === undefined ? undefined : `isin-${fault}`;
}

/** Luhn's sum: every second digit from the right counts double, as the sum of its own digits. A is 10, Z is 35. */
function luhnSum(isin: string): number {
  const digits = isin.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const counted = Number(digits.at(-place)) * (place % 2 === 0 ? 2 : 1);
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum;
}
