import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Return } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatPercent } from '../../../platform/ui/format.ts';
import { CellBar } from '../../../platform/ui/tables/cell-bar.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { returnInAddress } from './return-in-address.ts';
import { ReturnFigure } from './return-figure.tsx';

const FIRST_ROWS = 20;

type Contribution = Return['contributions'][number];

const points = ({ percent }: Contribution) => (typeof percent === 'number' ? percent : 0);

/** The contribution of each security, largest profit first; each links to its own return. */
export function ContributionTable({ found }: { readonly found: Return }) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  const printing = usePrinting();
  const [isWhole, setWhole] = useState(false);
  const { contributions, modifiedDietz } = found;
  const shown = isWhole || printing ? contributions : contributions.slice(0, FIRST_ROWS);
  const longest = Math.max(0, ...contributions.map((each) => Math.abs(points(each))));
  const whole = typeof modifiedDietz === 'number' ? formatPercent(modifiedDietz, locale, { places: 2 }) : '—';
  const hidden = contributions.length - shown.length;
  return (
    <SheetSection title={texts.contributions} note={texts.contributionsNote(whole)}>
      <TableFrame label={texts.contributions} className="-mx-4 rounded-none! border-0! shadow-none! md:-mx-5">
        <thead>
          <tr>
            <HeaderCell pinned>{texts.security}</HeaderCell>
            <HeaderCell className="w-1/4 max-md:hidden">
              <span className="sr-only">{texts.contributions}</span>
            </HeaderCell>
            <HeaderCell numeric>{texts.contribution}</HeaderCell>
            <HeaderCell numeric className="max-md:pr-4!">
              {texts.profitEur}
              <span className="block font-normal md:hidden">{texts.ownReturn}</span>
            </HeaderCell>
            <HeaderCell numeric className="max-md:hidden">
              {texts.ownReturn}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <ContributionRow
              key={`${each.kind} ${each.key} ${each.currency}`}
              each={each}
              longest={longest}
            />
          ))}
        </tbody>
      </TableFrame>
      {hidden > 0 && (
        <Button className="mt-2" onClick={() => setWhole(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </SheetSection>
  );
}

function ContributionRow({ each, longest }: { readonly each: Contribution; readonly longest: number }) {
  return (
    <tr>
      <RowHeaderCell>
        <Link
          to="."
          search={(address: object) => returnInAddress({ ...address, kind: '', isin: each.key })}
          className="text-accent"
        >
          {each.key}
        </Link>
        {each.name !== null && (
          <span className="block max-w-40 text-xs/4 whitespace-normal text-soft md:max-w-64">
            {each.name}
          </span>
        )}
      </RowHeaderCell>
      <Cell className="max-md:hidden">
        <CellBar value={points(each)} longest={longest} />
      </Cell>
      <Cell numeric>
        <ReturnFigure figure={each.percent}>
          {(value) => <Quantity value={value} places={2} neutral />}
        </ReturnFigure>
      </Cell>
      <Cell numeric className="max-md:pr-4!">
        <Amount value={each.profit} signed />
        <span className="block text-xs/4 text-soft md:hidden">
          <Percent value={each.timeWeighted} neutral />
          <InCurrency each={each} />
        </span>
      </Cell>
      <Cell numeric className="max-md:hidden">
        <Percent value={each.timeWeighted} neutral />
        <InCurrency each={each} />
      </Cell>
    </tr>
  );
}

/** The own return, split into that in the security's currency and that of the exchange rate. */
function InCurrency({ each: { currency, inCurrency } }: { readonly each: Contribution }) {
  const texts = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  if (inCurrency === null) return null;
  const percent = (value: number) => formatPercent(value, locale, { places: 2, signed: true });
  return (
    <span className="block text-xs/4 text-soft">
      <span className="max-md:block">
        {currency} {percent(inCurrency.local)}
      </span>
      <span className="max-md:hidden"> · </span>
      <span className="max-md:block">{texts.ofRate(percent(inCurrency.exchangeRate))}</span>
    </span>
  );
}
