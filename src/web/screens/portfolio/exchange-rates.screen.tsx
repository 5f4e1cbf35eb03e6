import { Benchmarks } from '../../portfolio/market/benchmarks/benchmarks.tsx';
import { LoadRates } from '../../portfolio/market/exchange-rates/load-rates.tsx';
import { LoadedRates } from '../../portfolio/market/exchange-rates/loaded-rates.tsx';
import { FixingsSheet } from '../../portfolio/office/fixings/fixings-sheet.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { exchangeRatesTexts } from '../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';

export function ExchangeRatesScreen() {
  const texts = useTexts(exchangeRatesTexts);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Sheet className="grid items-start gap-x-8 gap-y-5 p-5 lg:grid-cols-[1fr_26rem]">
        <LoadedRates />
        <LoadRates />
      </Sheet>
      <FixingsSheet />
      <Benchmarks />
    </Page>
  );
}
