import type { RatesUsed } from '#domain/money/rates-used';
import type { Say } from './say.ts';

/** By which rates the amounts before it became euro; nothing where all of them were in euro. */
export const ratesWriter =
  (say: Say) =>
  ({ source, day, factors: used, countedAtOne }: RatesUsed): string => {
    const list = (rates: RatesUsed['factors']) =>
      rates.map(({ currency, euro }) => say('oneUnit', { currency, units: euro })).join('; ');
    const isFixed = source === 'specification';
    // The rate of the lev is fixed by law, whatever the source of the others.
    const [factors, lev] = isFixed
      ? [list(used), '']
      : [
          list(used.filter(({ currency }) => currency !== 'BGN')),
          list(used.filter(({ currency }) => currency === 'BGN')),
        ];
    return [
      factors !== '' &&
        (day === null || isFixed
          ? say(isFixed ? 'ratesFixed' : 'ratesEcb', { factors })
          : say('ratesEcbOf', { day, factors })),
      lev !== '' && say('levFixed', { factors: lev }),
      countedAtOne.length > 0 && say('countedAtOne', { currencies: countedAtOne.join(', ') }),
    ]
      .filter((one) => one !== false)
      .join(' ');
  };
