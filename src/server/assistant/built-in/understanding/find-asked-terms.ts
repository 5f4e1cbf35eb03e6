const TERM_WAYS = {
  'modified-duration': 'modified duration|модифицирана дюрация|модифицираната дюрация|модифицирана дурация',
  duration: 'duration|macaulay duration|дюрация|дюрацията|дурация|дюрация на маколи',
  'current-yield': 'current yield|running yield|текуща доходност|текущата доходност',
  ytm: 'ytm|yield to maturity|yield|доходност до падежа|доходност до падеж|доходност|доходността',
  coupon: 'coupon|coupons|coupon rate|купон|купона|купонът|купони|купонна лихва',
  nominal: 'nominal|nominal value|face value|par|par value|номинал|номиналът|номинала|номинална стойност',
  'below-par':
    'below par|under par|above par|at a discount|at a premium|под номинал|под номинала|над номинал|над номинала|с отбив|с премия',
  maturity: 'maturity|maturity date|падеж|падежът|падежа',
  'market-price': 'market price|пазарна цена|пазарната цена',
  'buy-price': 'buy price|purchase price|покупна цена|покупната цена|цена на покупка',
  'clean-price': 'clean price|чиста цена|чистата цена',
  'dirty-price':
    'dirty price|full price|брутна цена|брутната цена|мръсна цена|мръсната цена|пълна цена|пълната цена',
  accrued:
    'accrued interest|accrual|accrued|interest accrued|натрупана лихва|натрупаната лихва|начислена лихва|начислената лихва',
  convexity: 'convexity|изпъкналост|изпъкналостта|конвексност',
  concentration: 'concentration|concentrations|концентрация|концентрацията',
  'realised-gain':
    'realised|realized|realised gain|realized gain|realised gains|realized gains|realised profit|realized profit|реализирана печалба|реализираната печалба|реализирани печалби',
  'unrealised-gain':
    'unrealised|unrealized|нереализирана|нереализираната|нереализиран|нереализираният|нереализирания|unrealised gain|unrealized gain|unrealised gains|unrealized gains|unrealised profit|unrealized profit|нереализирана печалба|нереализираната печалба',
  'ex-dividend':
    'ex dividend|ex dividend date|ex dividend day|ex date|ex day|екс дивидент|екс дивидентна дата|дата без право на дивидент|датата без право на дивидент|без право на дивидент',
  'yield-to-worst':
    'yield to worst|ytw|доходност в най лошия случай|доходността в най лошия случай|доходност до най лошия случай',
  call: 'call date|call dates|callable bond|callable bonds|callable|call option|early redemption|предсрочно погасяване|предсрочното погасяване|право на предсрочно погасяване',
  outstanding:
    'factor|pool factor|фактор|факторът|outstanding principal|outstanding nominal|outstanding amount|непогасена главница|непогасената главница|остатъчна главница|остатъчен номинал',
  principal: 'principal|главница|главницата',
  redemption: 'redemption|redemption price|погасяване|погасяването|изплащане на падежа',
  benchmark: 'benchmark|benchmarks|еталон|еталонът|показател за сравнение|бенчмарк',
  'average-life': 'average life|weighted average life|среден срок до погасяване',
  floating:
    'floating coupon|floating coupons|floating rate|floating rate note|floater|плаващ купон|плаващият купон|плаваща лихва',
  fixing: 'fixing|fixings|фиксинг|фиксингът|фиксинги',
  instalment:
    'instalment|instalments|installment|installments|amortisation|amortization|amortising bond|amortizing bond|погасителна вноска|погасителни вноски|амортизация|амортизация на облигация',
  'coupon-steps': 'coupon steps|step up coupon|step up bond|стъпки на купона|стъпаловиден купон',
  fifo: 'fifo|first in first out|фифо',
  'average-cost': 'average cost|average cost method|средна цена на придобиване|средната цена на придобиване',
  settlement:
    'settlement|settlement date|settlement day|сетълмент|сетълментът|дата на сетълмент|датата на сетълмент',
  'day-count':
    'day count|day count convention|30 360|act act|act 365|act 360|лихвена конвенция|лихвената конвенция|конвенция за дните|конвенция за броене на дните|конвенцията за дните',
  exposure: 'exposure|експозиция|експозицията',
  allocation: 'allocation|asset allocation|разпределение на активите',
  distribution: 'distribution|distributions|разпределение на фонд|разпределения на фондове',
  withholding: 'withholding tax|данък при източника|данъкът при източника',
  ladder: 'maturity ladder|bond ladder|ladder|стълба на падежите|стълбица',
  redenomination: 'redenomination|превалутиране|превалутирането',
  'corporate-action': 'corporate action|corporate actions|корпоративно действие|корпоративни действия',
  split: 'split|stock split|share split|reverse split|сплит|обратен сплит',
  lot: 'lot|lots|партида|партидата|партиди',
  overdue:
    'overdue payment|missed payment|missing payment|просрочено плащане|неполучено плащане|липсващо плащане',
  'key-rate': 'key rate duration|key rate durations|дюрация по срокове',
  contribution: 'contribution|contributions|принос|приносът',
  issuer: 'issuer|issuers|емитент|емитентът|емитенти',
  direction: 'direction|посока|посоката',
  cost: 'value at cost|cost|стойност по цена на придобиване|цена на придобиване',
  'market-value': 'market value|пазарна стойност|пазарната стойност',
  profit: 'profit|печалба|печалбата',
  dividend: 'dividend|dividends|дивидент|дивидентът|дивиденти',
  isin: 'isin|исин',
  'clean-and-dirty':
    'clean and dirty price|clean and dirty prices|clean and dirty|clean vs dirty price|clean vs dirty|clean and full price|чиста и мръсна цена|чистата и мръсната цена|чиста и брутна цена|чистата и брутната цена|чиста и мръсна|чиста и брутна',
  'basis-point':
    'basis point|basis points|bp|bps|базисен пункт|базисния пункт|базисният пункт|базисни пункта|базисни пунктове|базисните пунктове|базисна точка|базисни точки',
  dv01: 'dv01|pvbp|bpv',
  'money-weighted':
    'money weighted|money weighted return|mwr|irr|xirr|претеглена по пари|парично претеглена|парично претеглена възвръщаемост|претеглената по пари|доходност претеглена по пари|претеглена по пари доходност|претеглена по пари възвръщаемост|по пари',
  'time-weighted':
    'time weighted|time weighted return|twr|twrr|претеглена по време|претеглената по време|претеглена по времето|възвръщаемост претеглена по време|доходност претеглена по време|претеглена по време доходност|претеглена по време възвръщаемост',
  hhi: 'hhi|herfindahl|herfindahl index|herfindahl hirschman index|индекс на херфиндал|херфиндал',
  etf: 'etf|etfs|exchange traded fund|exchange traded funds|борсово търгуван фонд|борсово търгувани фондове',
  'zero-coupon':
    'zero coupon bond|zero coupon bonds|zero coupon|zero bond|безкупонна облигация|безкупонни облигации|безкупонните облигации|безкупонната облигация',
  expired: 'expired bond|expired bonds|expired|изтекла облигация|изтекла|изтекли облигации',
} as const;
export type GlossaryTerm = keyof typeof TERM_WAYS;

const isTerm = (text: string): text is GlossaryTerm => Object.hasOwn(TERM_WAYS, text);
const WAYS = Object.entries(TERM_WAYS)
  .flatMap(([term, ways]) => ways.split('|').flatMap((way) => (isTerm(term) ? [{ way, term }] : [])))
  .sort((one, other) => other.way.length - one.way.length);

const WITHOUT_FIGURE: readonly GlossaryTerm[] = [
  'below-par', 'clean-price', 'dirty-price', 'clean-and-dirty', 'basis-point', 'isin', 'zero-coupon', 'benchmark', 'fifo', 'average-cost', 'settlement', 'day-count', 'fixing', 'ex-dividend', 'coupon-steps', 'corporate-action', 'withholding',
]; // prettier-ignore
export const isWithoutFigure = (term: GlossaryTerm) => WITHOUT_FIGURE.includes(term);

interface TermsFound {
  readonly terms: readonly GlossaryTerm[];
  /** The question with {word} for each. */
  readonly pattern: readonly string[];
}

/** The same ways as a lexicon spells them, spelled once. */
const spelledWays = new Map<(word: string) => string, typeof WAYS>();

function waysIn(spelled: (word: string) => string): typeof WAYS {
  const known =
    spelledWays.get(spelled) ??
    WAYS.map(({ way, term }) => ({ way: ` ${way.split(' ').map(spelled).join('  ')} `, term }));
  spelledWays.set(spelled, known);
  return known;
}

/** The terms of the glossary that a question has, in their order; of 'modified duration' not 'duration' as well. */
export function findTerms(words: readonly string[], spelled: (word: string) => string): TermsFound {
  let text = ` ${words.map(spelled).join('  ')} `;
  const found: { readonly at: number; readonly term: GlossaryTerm }[] = [];
  for (const { way: wanted, term } of waysIn(spelled)) {
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    found.push({ at, term });
    text = text.replace(wanted, ` {word} `);
  }
  const terms = found.sort((one, other) => one.at - other.at).map(({ term }) => term);
  return { terms: [...new Set(terms)], pattern: text.trim().split(/ +/) };
}
