const TERM_WAYS = {
  ytm: 'ytm|yield to maturity|yield|доходност до падежа|доходност до падеж|доходност|доходността',
  'current-yield': 'current yield|running yield|текуща доходност|текущата доходност',
  coupon: 'coupon|coupons|coupon rate|купон|купона|купонът|купони|купонна лихва',
  nominal: 'nominal|nominal value|face value|par|par value|номинал|номиналът|номинала|номинална стойност',
  maturity: 'maturity|maturity date|падеж|падежът|падежа',
  'market-price': 'market price|пазарна цена|пазарната цена',
  'buy-price': 'buy price|purchase price|покупна цена|покупната цена|цена на покупка',
  'clean-price': 'clean price|чиста цена|чистата цена',
  'dirty-price':
    'dirty price|full price|брутна цена|брутната цена|мръсна цена|мръсната цена|пълна цена|пълната цена',
  accrued: 'accrued interest|accrual|натрупана лихва|натрупаната лихва',
  duration: 'duration|macaulay duration|дюрация|дюрацията|дюрация на маколи',
  'modified-duration': 'modified duration|модифицирана дюрация|модифицираната дюрация',
  convexity: 'convexity|изпъкналост|изпъкналостта|конвексност',
  cost: 'value at cost|cost|стойност по цена на придобиване|цена на придобиване',
  'market-value': 'market value|пазарна стойност|пазарната стойност',
  profit: 'profit|печалба|печалбата',
  isin: 'isin|исин',
  expired: 'expired bond|expired bonds|expired|изтекла облигация|изтекла|изтекли облигации',
} as const;
export type GlossaryTerm = keyof typeof TERM_WAYS;

const TERM = '(?:an? |the )?(.+?)';
const ASKED: readonly RegExp[] = [
  `^(?:what (?:is|are|s)|define|explain|explain to me)(?: meant by| the meaning of)? (?:an? )?(.+?)(?: mean)?$`,
  `^what do(?:es)? ${TERM} mean$`,
  `^(?:what (?:is|s) )?(?:the )?difference between ${TERM} and ${TERM}$`,
  `^how do(?:es)? ${TERM} differ from ${TERM}$`,
  `^(?:а )?(?:какво (?:е|са|означава|значи|представлява)(?: това)?|що е|обясни(?: ми)?(?: какво е)?)(?: термин[ъа]т?)? (.+?)$`,
  `^(?:каква е )?разликата между (.+?) и (.+?)$`,
].map((pattern) => new RegExp(pattern));
const WAYS = Object.entries(TERM_WAYS).flatMap(([, ways], index) =>
  ways.split('|').map((way) => ({ way, index })),
);
const isTerm = (text: string): text is GlossaryTerm => Object.hasOwn(TERM_WAYS, text);
const TERMS = Object.keys(TERM_WAYS).filter(isTerm);

function findTerm(text: string): GlossaryTerm | undefined {
  const found = WAYS.find(({ way }) => way === text);
  return found && TERMS[found.index];
}

/** The terms that a question asks the meaning of; undefined where it asks anything else, such as one's own figures. */
export function findAskedTerms(words: readonly string[]): readonly GlossaryTerm[] | undefined {
  const text = words.join(' ');
  for (const pattern of ASKED) {
    const [, ...named] = pattern.exec(text) ?? [];
    const terms = named.map(findTerm).filter((term) => term !== undefined);
    if (terms.length > 0 && terms.length === named.length) return terms;
  }
  return undefined;
}
