import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFigureFormat } from '../../figures/bond-analytics/use-figure-format.ts';

/** 'to worst: called on 1 Sep 2026'; undefined unless the bond is callable. */
export function useToWorst({ market, currency }: BondAnalytics): string | undefined {
  const { features: texts } = useTexts(bondAnalyticsTexts);
  const { day } = useFigureFormat(currency);
  if (!market.known || market.calls === null) return undefined;
  const { kind, date } = market.calls.worst;
  return texts.toWorst(texts.ends[kind](day(date)));
}

/** The assumptions behind a yield: the worst of the calls, and future rates of a floating coupon. */
export function useYieldNotes({ market, running, currency }: BondAnalytics): string[] {
  const { features: texts } = useTexts(bondAnalyticsTexts);
  const { day, percent } = useFigureFormat(currency);
  const calls = market.known ? market.calls : null;
  const assumed = running.known ? (running.floating?.assumed ?? null) : null;
  return [
    ...(calls === null
      ? []
      : [
          texts.worst(
            percent(calls.worst.yieldPercent, 2),
            texts.ends[calls.worst.kind](day(calls.worst.date)),
          ),
        ]),
    ...(assumed === null ? [] : [texts.assumed(day(assumed.from), percent(assumed.couponPercent, 2))]),
  ];
}
