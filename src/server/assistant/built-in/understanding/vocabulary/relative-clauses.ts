/** What 'that' after it points at: 'is that in euro?', 'explain that', 'of that bond'. */
const BEFORE_POINTER =
  'is|was|are|were|be|do|does|did|has|had|have|would|will|can|could|should|isn|wasn|doesn|didn|of|in|on|at|to|from|for|with|without|by|about|before|after|since|than|like|and|but|or|then|just|also|why|how|what|explain|show|get|got';
const SUBJECT_OR_VERB =
  'i|we|you|he|she|it|they|my|our|the|a|an|no|none|nothing|nobody|anybody|something|some|all|each|there|is|are|was|were|isn|aren|has|have|had|do|does|did|don|doesn|didn|will|would|can|could|should|may|might|must|ought|never|already|still|pays?|paid|came|comes?|matured?|matures|ends?|ended|expired?s?|f[ae]lls?|rose|rises?|lost|loses?|yields?|yielded|gave|gives?|earns?|earned|got|gets|arrived?|needs?|made|makes?|costs?|brings?|brought';
const NOUN =
  'ones?|those|bonds?|shares?|stocks?|etfs?|funds?|holdings?|positions?|coupons?|payments?|interest|dividends?|money|amounts?|sums?|everything|anything|something|all';
/** 'My interest that month'. */
const POINTED_AT = 'month|year|quarter|half|week|day|date|time|period|ones?|bond|holding|fund|share|bank';

const RELATIVE = [
  String.raw`(?<=\p{L} )(?<!(?:^|[^\p{L}])(?:${BEFORE_POINTER}) )that (?=(?:${SUBJECT_OR_VERB})(?!\p{L}))`,
  String.raw`(?<=(?:^|[^\p{L}])(?:${NOUN}) )that (?=\p{L})(?!(?:${POINTED_AT})(?!\p{L}))`,
].map((form) => new RegExp(form, 'gu'));

/** 'Coupons that came', 'is it true that I lost': that points at nothing said before. */
export const withoutRelatives = (text: string): string =>
  RELATIVE.reduce((left, one) => left.replaceAll(one, ''), text);
