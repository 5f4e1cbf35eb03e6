import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { InstrumentDetails } from '#api/portfolio/instruments/instruments';
import { CorporateActions } from '../../portfolio/office/corporate-actions/corporate-actions.tsx';
import { InstrumentDifferences } from '../../portfolio/office/instruments/instrument-differences.tsx';
import { InstrumentFacts } from '../../portfolio/office/instruments/instrument-facts.tsx';
import { InstrumentPrices } from '../../portfolio/office/instruments/instrument-prices.tsx';
import { InstrumentSummary } from '../../portfolio/office/instruments/instrument-summary.tsx';
import { RedenominationLink } from '../../portfolio/office/redenomination/redenomination-link.tsx';
import { LoadPriceHistory } from '../../portfolio/market/price-history/load-price-history.tsx';
import { BackButton } from '../../platform/layout/back-button.tsx';
import { NotFound } from '../../platform/layout/not-found.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { isinInAddress } from '../../platform/navigation/id-in-address.ts';
import { Toast } from '../../platform/toast/toast.tsx';
import { useToast } from '../../platform/toast/use-toast.ts';
import {
  invalidateInstruments,
  useInstrumentDetails,
} from '../../platform/queries/portfolio/instruments/instruments.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import { lazyPart } from '../../platform/ui/lazy-part.ts';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';

const InstrumentDialog = lazyPart(
  async () => (await import('../../portfolio/office/instruments/instrument-dialog.tsx')).InstrumentDialog,
);

const route = getRouteApi('/queries/signed-in/administrator/admin/instruments/$isin');

export function InstrumentScreen() {
  const isin = isinInAddress(route.useParams().isin);
  return isin === null ? <NotFound /> : <InstrumentPage isin={isin} />;
}

function InstrumentPage({ isin }: { readonly isin: string }) {
  const texts = useTexts(instrumentsTexts);
  const { data: instrument, error, refetch } = useInstrumentDetails(isin);
  return (
    <Page
      title={instrument?.name ?? instrument?.isin ?? isin}
      kicker={texts.security}
      intro={instrument?.issuer}
      actions={<Actions isin={instrument?.isin ?? isin} instrument={instrument} />}
    >
      {error !== null && instrument === undefined && (
        <LoadFailure title={texts.loadOneFailed} error={error} onRetry={refetch} />
      )}
      {error === null && instrument === undefined && (
        <Sheet>
          <SkeletonRows label={texts.loadingOne} />
        </Sheet>
      )}
      {instrument !== undefined && <LoadedInstrument instrument={instrument} />}
    </Page>
  );
}

interface ActionsProps {
  readonly isin: string;
  readonly instrument: InstrumentDetails | undefined;
}

function Actions({ isin, instrument }: ActionsProps) {
  const { title } = useTexts(instrumentsTexts);
  return (
    <>
      <BackButton otherwise={{ to: '/admin/instruments' }} />
      {instrument?.currency === 'BGN' && <RedenominationLink isin={isin} />}
      {instrument !== undefined && <LoadPriceHistory security={instrument} />}
      <Link to="/admin/instruments" className={buttonLook()}>
        {title}
      </Link>
    </>
  );
}

function LoadedInstrument({ instrument }: { readonly instrument: InstrumentDetails }) {
  const texts = useTexts(instrumentsTexts);
  const [isEditing, setEditing] = useState(false);
  const { message, showMessage, dismiss } = useToast();
  return (
    <>
      <InstrumentSummary instrument={instrument} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <InstrumentFacts instrument={instrument} onEdit={() => setEditing(true)} />
        <InstrumentPrices instrument={instrument} />
      </div>
      <InstrumentDifferences differences={instrument.differences} />
      <CorporateActions instrument={instrument} />
      {isEditing && (
        <Suspense>
          <InstrumentDialog
            instrument={instrument}
            onClose={() => setEditing(false)}
            onSaved={async ({ isin }) => {
              await invalidateInstruments();
              setEditing(false);
              showMessage({ kind: 'success', text: texts.saved(isin) });
            }}
          />
        </Suspense>
      )}
      <Toast message={message} onGone={dismiss} />
    </>
  );
}
