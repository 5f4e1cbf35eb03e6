import type { Asked } from './ask.ts';
import type { Case } from './questions-1.ts';
import {
  active,
  bonds,
  expired,
  isinsOf,
  mean,
  paid,
  paidEuro,
  profit,
  profitOf,
  taxEuro,
  two,
} from './reckon.ts';

const priced = active(({ market }) => market > 0);

/** What was asked later, and was answered with a figure of something else at first. */
export const LATER: readonly Case[] = [
  { asked: 'total profit including expired bonds', holds: [two(profitOf(bonds()))], not: [two(profitOf(active()))] },
  { asked: 'Обща печалба от облигации, включително изтеклите', holds: [two(profitOf(bonds()))] },
  { asked: 'Which bank holds most of my bonds?', holds: ['KBC Securities', '80188.50'] },
  { asked: 'Which currency do I have the most in?', holds: ['EUR', '193172.50'] },
  { asked: 'What is the oldest bond I have?', holds: ['BG2040123454'], not: ['US912810TV08'] },
  { asked: 'Newest bond?', holds: ['FR0013407236'] },
  { asked: 'bonds sorted by yield', holds: isinsOf(active(({ ytm }) => ytm !== null)) },
  { asked: 'Microsoft or SAP: which made more?', holds: ['DE0007164600', '3117.50', '1432.50'] },
  { asked: 'Do I have more USD or EUR bonds?', holds: ['178802.50', '49302.80'] },
  { asked: 'which bonds pay coupon in June?', holds: ['XS2536817211', '1625.00', 'BG2040015211'], not: ['DE0001102614'] },
  { asked: 'колко печеливши облигации имам', holds: [String(priced.filter((bond) => profit(bond) > 0).length)] },
  { asked: 'Which is my most profitable bond?', holds: ['DE0001102614', '1206.00'] },
  { asked: 'Какъв данък съм платил върху BG2040210218?', holds: ['92.04'] },
  { asked: 'average yield of expired euro bonds', holds: [mean(expired(({ currency }) => currency === 'EUR').map(({ ytm }) => ytm)).toFixed(2)] },
  { asked: 'what did I receive after tax so far', holds: [two(paidEuro(paid()) - taxEuro(paid()))] },
]; // prettier-ignore

export const REFUSED_LATER: readonly Asked[] = [
  'which bonds pay quarterly?',
  'What is the coupon frequency of BG2040019213?',
  'Do I have any bonds from Germany?',
  'bonds rated AAA',
];
