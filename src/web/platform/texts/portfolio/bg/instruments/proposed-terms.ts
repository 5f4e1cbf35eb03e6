import type { en } from '../../en/instruments/proposed-terms.ts';

export const bg = {
  presets: {
    'bg-government': 'българските държавни облигации',
    'bg-government-zero': 'българските държавни облигации без купон',
    'bg-government-eurobond': 'българските държавни еврооблигации',
    'bg-corporate': 'българските корпоративни облигации',
    'corporate-eurobond': 'еврооблигациите',
    'eur-government': 'държавните облигации в евро',
    'de-government': 'германските държавни облигации',
    'nl-government': 'нидерландските държавни облигации',
    'fr-government': 'френските държавни облигации',
    'it-government': 'италианските държавни облигации',
    'us-treasury': 'американските държавни облигации',
    'us-treasury-official': 'американските държавни облигации на аукцион',
    'us-corporate': 'американските корпоративни облигации',
    'gb-government': 'британските държавни облигации',
    'ch-government': 'швейцарските облигации',
    'se-government': 'шведските държавни облигации',
  },
  elsewhere: (terms: string) => `Известни условия за този ISIN: ${terms}`,
  replaces: (fields: string) => `Това ще замени въведеното в: ${fields}.`,
  take: 'Използване на тези условия',
  conventions: (market: string, terms: string) => `Обичайно за ${market}: ${terms}`,
  fill: 'Попълване',
  coupon: (percent: string) => `купон ${percent}`,
  frequency: (times: number) =>
    times === 0 ? 'без купони' : times === 1 ? '1 купон годишно' : `${times} купона годишно`,
  matures: (day: string) => `падеж ${day}`,
} satisfies typeof en;
