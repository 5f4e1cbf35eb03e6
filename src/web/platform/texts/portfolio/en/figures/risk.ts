import type { RiskReason } from '#api/portfolio/figures/risk';
import { en as positions } from './positions.ts';

const reasons: Record<RiskReason, string> = {
  ...positions.reasons,
  not_issued_yet: 'Not known: the bond has not been issued yet',
  no_yield: 'Not known: no yield gives this price',
};

export const en = {
  title: 'Risk',
  userTitle: (user: string) => `Risk – ${user}`,
  intro: 'What happens to the bonds when interest rates move.',
  loading: 'Loading the risk figures...',
  failed: 'The risk figures could not be loaded.',
  none: 'No bonds to measure',
  noneText: 'Risk figures need a bond with a price and its terms.',
  answer: 'If all yields rise by 1 percentage point',
  counted: (bonds: number) => (bonds === 1 ? '1 bond' : `${bonds} bonds`),
  toWorst: (bonds: number) =>
    bonds === 1
      ? '1 callable bond is measured to worst: to the call or the maturity that yields least.'
      : `${bonds} callable bonds are measured to worst: each to the call or the maturity that yields least.`,
  worth: 'worth',
  oldestPrice: (day: string) => `oldest price of ${day}`,
  rateDay: (currencies: readonly string[], day: string) =>
    `${currencies.join(', ')} at the ${currencies.length === 1 ? 'rate' : 'rates'} of ${day}`,
  cards: {
    modifiedDuration: 'Modified duration',
    convexity: 'Convexity',
    dv01: 'DV01',
    yield: 'Portfolio yield',
  },
  durationNote: 'Approximate loss in percent when yields rise by 1 percentage point, before convexity.',
  convexityNote: 'How much smaller losses and larger gains are when yields move a lot.',
  dv01Note: 'Loss when yields rise by 0.01 percentage points.',
  yieldNote: 'Of all payments in one currency together.',
  averageYtm: 'Average YTM',
  byValue: 'Weighted by value',
  keyRates: 'By maturity',
  keyRatesNote:
    'How much of the duration depends on the rate for each maturity. The parts add up to the duration.',
  years: 'Years',
  duration: 'Duration',
  total: 'Total',
  shifts: 'If all yields move',
  shiftsNote: 'Every bond is repriced at its own yield plus the change.',
  shift: 'Change of yields',
  change: 'Change of value',
  share: 'Of value',
  points: (points: string) => `${points} bp`,
  whatIf: 'What if',
  whatIfNote:
    'Every bond is repriced in full. Steeper and flatter: short and long rates move in opposite directions around 5 years. By maturity: each rate moves as you enter it, and rates between two maturities move in proportion.',
  shape: 'How rates move',
  shapes: { parallel: 'Parallel', steeper: 'Steeper', flatter: 'Flatter', own: 'By maturity' },
  slider: 'By how many basis points',
  ownShifts: 'Change of the rate for each maturity, in basis points',
  ofYears: (shown: string, years: number) => (years === 1 ? '1 year' : `${shown} years`),
  before: 'Value now',
  after: 'Value then',
  scenarioFailed: 'The change could not be computed.',
  perBond: 'Bond by bond',
  bond: 'Bond',
  value: 'Value in EUR',
  inEuro: 'Change in EUR',
  left: (bonds: number) => (bonds === 1 ? '1 bond is left out' : `${bonds} bonds are left out`),
  leftNote: 'Not counted in any figure on this page.',
  reasons,
};
