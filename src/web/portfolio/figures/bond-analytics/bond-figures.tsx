import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import {
  useBondAnalytics,
  useMyBondAnalytics,
} from '../../../platform/queries/portfolio/figures/bond-analytics.ts';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Bar } from '../../../platform/ui/skeleton.tsx';
import { DuePayments } from './due-payments.tsx';
import { MainFigures } from './main-figures.tsx';

/** Calculated figures and payments of the user's own bond, shown next to its details. */
export function OwnerFigures({ bondId }: { readonly bondId: BondId }) {
  const { allFigures } = useTexts(bondAnalyticsTexts);
  const query = useMyBondAnalytics(bondId);
  return (
    <FigureSections query={query} isOwn>
      <Link to="/bond/$bondId" params={{ bondId: String(bondId) }} className="text-accent underline">
        {allFigures}
      </Link>
    </FigureSections>
  );
}

interface AdministratorFiguresProps {
  readonly bondId: BondId;
  /** Changes whenever an input of the figures changes. */
  readonly basis: string;
}

/** Calculated figures and payments of any user's bond, for administrators. */
export function AdministratorFigures({ bondId, basis }: AdministratorFiguresProps) {
  return <FigureSections query={useBondAnalytics(bondId, basis)} isOwn={false} />;
}

interface FigureSectionsProps {
  readonly query: Pick<UseQueryResult<BondAnalytics>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly isOwn: boolean;
  readonly children?: ReactNode;
}

const HEADING = 'mb-2 text-[12.5px]/4 font-medium text-soft';

function FigureSections({ query, isOwn, children }: FigureSectionsProps) {
  const { computed, sections } = useTexts(bondAnalyticsTexts);
  const { data } = query;
  return (
    <>
      <section className="max-w-lg min-w-0">
        <h3 className={HEADING}>{computed}</h3>
        {data === undefined ? <LoadingOrError query={query} /> : <MainFigures analytics={data} />}
        {children !== undefined && <p className="mt-2.5 text-sm">{children}</p>}
      </section>
      {data?.payments.known === true && (
        <section className="max-w-lg min-w-0">
          <h3 className={HEADING}>{sections.payments}</h3>
          <DuePayments analytics={data} isOwn={isOwn} />
        </section>
      )}
    </>
  );
}

function LoadingOrError({ query }: Pick<FigureSectionsProps, 'query'>) {
  const texts = useTexts(bondAnalyticsTexts);
  if (query.error === null) {
    return (
      <div role="status" className="grid gap-3.5 py-1">
        <span className="sr-only">{texts.loading}</span>
        {['w-52', 'w-44', 'w-56', 'w-40', 'w-52', 'w-48'].map((width, row) => (
          <Bar key={row} width={width} />
        ))}
      </div>
    );
  }
  return <LoadFailureLine sentence={texts.failed} query={query} />;
}
