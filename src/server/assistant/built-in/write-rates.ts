import type { RatesUsed } from '#domain/money/rates-used';
import type { Say } from './say.ts';

/** By which rates the amounts before it became euro; nothing where all of them were in euro. */
export const ratesWriter =
  (say: Say) =>
  ({ source, day, factors: used, countedAtOne }: RatesUsed): string => {
    const factors = used.map(({ currency, euro }) => say('oneUnit', { currency, units: euro })).join('; ');
    const isFixed = source === 'specification';
    return [
      factors !== '' &&
        (day === null || isFixed
          ? say(isFixed ? 'ratesFixed' : 'ratesEcb', { factors })
          : say('ratesEcbOf', { day, factors })),
      countedAtOne.length > 0 && say('countedAtOne', { currencies: countedAtOne.join(', ') }),
    ]
      .filter((one) => one !== false)
      .join(' ');
  };
