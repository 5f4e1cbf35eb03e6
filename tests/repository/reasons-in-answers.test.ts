import { expect, test } from 'vitest';
import { INTEREST_PROBLEMS } from '#api/portfolio/figures/positions';
import { PORTFOLIO_TEXTS } from '../../src/server/assistant/built-in/texts/portfolio-texts.ts';
import { leftOutFacts } from '../../src/server/assistant/tools/known-figure.ts';
import { bg } from '../../src/web/platform/texts/portfolio/bg/figures/interest-problems.ts';
import { en } from '../../src/web/platform/texts/portfolio/en/figures/interest-problems.ts';
import { bg as bgOverview } from '../../src/web/platform/texts/portfolio/bg/figures/overview.ts';
import { en as enOverview } from '../../src/web/platform/texts/portfolio/en/figures/overview.ts';
import { bg as bgRisk } from '../../src/web/platform/texts/portfolio/bg/figures/risk.ts';
import { en as enRisk } from '../../src/web/platform/texts/portfolio/en/figures/risk.ts';

test.each(INTEREST_PROBLEMS)(
  'screens and answers say in the same words why interest is unknown: %s',
  (reason) => {
    for (const [words, overview, risk] of [
      [en, enOverview, enRisk],
      [bg, bgOverview, bgRisk],
    ] as const) {
      expect(overview.attention.causes[reason].toLowerCase()).toBe(words[reason]);
      expect(risk.reasons[reason]).toContain(words[reason]);
    }
    const [fact] = leftOutFacts([{ isin: 'BG2040015211', reason }]);
    expect(fact?.why).toBe(en[reason]);
    expect(PORTFOLIO_TEXTS[`reason.${reason}`]).toEqual({ en: en[reason], bg: bg[reason] });
  },
);
