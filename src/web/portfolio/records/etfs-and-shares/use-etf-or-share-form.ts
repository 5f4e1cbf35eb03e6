import { KIND_ENDPOINTS, officeCalls, ownCalls, type EtfOrShare } from '#api/portfolio/etfs-and-shares';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import {
  etfOrShareBody,
  EMPTY_ETF_OR_SHARE,
  etfOrShareLabels,
  etfOrShareFormValues,
  nextEtfOrShareValues,
} from './etf-or-share-form-values.ts';

interface Saving {
  readonly portfolio: Portfolio;
  readonly onSaved: (item: EtfOrShare) => Promise<void>;
}

interface NewOne extends Saving {
  /** One was added, and the form continues with another. */
  readonly onAdded: (item: EtfOrShare) => void;
}

/** The form for a new ETF or share of this owner. */
export function useNewForm({ portfolio: { kind, owner }, onSaved, onAdded }: NewOne) {
  const { wasAdded } = useTexts(etfsAndSharesTexts);
  return useEndpointForm({
    ...useShared(),
    ...(owner === 'me'
      ? { endpoint: KIND_ENDPOINTS[kind].addMine }
      : { endpoint: KIND_ENDPOINTS[kind].add, params: { id: owner } }),
    initial: EMPTY_ETF_OR_SHARE,
    onSaved,
    another: {
      next: nextEtfOrShareValues,
      focus: 'isin',
      savedMessage: ({ isin }) => wasAdded(isin),
      onSaved: onAdded,
    },
  });
}

/** The form for a change to a stored ETF or share. */
export function useChangeForm({ portfolio, item, onSaved }: Saving & { readonly item: EtfOrShare }) {
  return useEndpointForm({
    ...useShared(),
    endpoint: (portfolio.owner === 'me' ? ownCalls : officeCalls)(portfolio.kind).change,
    params: { id: item.id },
    version: item.version,
    initial: etfOrShareFormValues(item),
    onSaved,
  });
}

export type EtfOrShareForm = ReturnType<typeof useNewForm> | ReturnType<typeof useChangeForm>;

function useShared() {
  const { saveFailed, fields } = useTexts(etfsAndSharesTexts);
  const withCause = useWithCause();
  return {
    labels: etfOrShareLabels(fields),
    toBody: etfOrShareBody,
    fromAnswer: etfOrShareFormValues,
    marksRequired: true,
    failure: (error: CallError) => withCause(saveFailed, error),
  };
}
