import { lines, saidRates, type Skill } from './skill.ts';

const MOST_RANKED = 3;
const MOST_MATURITIES = 5;

const WORST = /\bworst|\blowest|\bleast|\bpoorest|\bloser|\bweakest|най-(?:лош|слаб|ниск|губещ|малк)/;
const BEST =
  /\bbest|\bhighest|\btop\b|\bmost\b|\bstrongest|\bwinner|най-(?:добр|силн|висок|печел|доход|голям)/;

export const ranking: Skill = {
  recognises: ({ text, isOfPortfolio }) => isOfPortfolio && (WORST.test(text) || BEST.test(text)),
  answer: async ({ text, kinds }, tools, speech) => {
    const { texts, figures } = speech;
    const by = /\bytm\b|\byield|доходност/.test(text) ? 'yield' : 'profit';
    const order = WORST.test(text) ? 'worst' : 'best';
    const { ranked, leftOut, rates } = await tools.rankHoldings.run({
      by,
      order,
      kinds: [...kinds],
      most: MOST_RANKED,
    });
    const figure = (one: (typeof ranked)[number]) => {
      if (by === 'yield') return figures.percent(one.figure);
      const inEuro = figures.profit(one.figure, 'EUR');
      return one.currency === 'EUR' ? inEuro : `${figures.profit(one.profit, one.currency)} (${inEuro})`;
    };
    return lines(
      ranked.length === 0 ? texts.nothingToRank : texts.ranked[by][order],
      ...ranked.map((one) => texts.line(`${one.isin} (${texts.kind[one.kind]})`, figure(one))),
      leftOut === 0 ? undefined : texts.leftOut[by](figures.count(leftOut)),
      by === 'yield' ? undefined : saidRates(rates, speech),
    );
  },
};

export const maturities: Skill = {
  recognises: ({ text }) => /\bmatur|падеж/.test(text) && !/\bytm\b|\byield|доходност/.test(text),
  answer: async ({ year }, tools, { texts, figures }) => {
    const { next, count, withoutDate } = await tools.listMaturities.run({ year, most: MOST_MATURITIES });
    const none = year === undefined ? texts.noMaturity : texts.noMaturityIn(String(year));
    const title = year === undefined ? texts.maturities : texts.maturitiesIn(String(year));
    return lines(
      next.length === 0 ? none : title,
      ...next.map(({ day, isin, nominal, currency }) =>
        texts.line(figures.day(day), texts.maturity(isin, figures.money(nominal, currency))),
      ),
      count > next.length ? texts.more(figures.count(count - next.length)) : undefined,
      withoutDate === 0 ? undefined : texts.withoutMaturity(figures.count(withoutDate)),
    );
  },
};

export const payments: Skill = {
  recognises: ({ text }) =>
    /\bpayments?\b|\bcoupons? (?:did|have|received|income)|\btax|\breceived?\b|плащан|данъ|получи/.test(text),
  answer: async ({ year }, tools, speech) => {
    const { texts, figures } = speech;
    const { count, byCurrency, total, taxes, undated, rates } = await tools.sumPayments.run({ year });
    const missing = year === undefined || undated === 0 ? undefined : texts.undated(figures.count(undated));
    if (count === 0)
      return lines(year === undefined ? texts.noPayments : texts.noPaymentsIn(String(year)), missing);
    const title = year === undefined ? texts.payments : texts.paymentsIn(String(year));
    return lines(
      texts.line(title, figures.count(count)),
      ...byCurrency.map(({ amount, currency }) => figures.money(amount, currency)),
      texts.line(texts.beforeTax, figures.money(total, 'EUR')),
      texts.line(texts.taxes, figures.money(taxes, 'EUR')),
      missing,
      saidRates(rates, speech),
    );
  },
};
