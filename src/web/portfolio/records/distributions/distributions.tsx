import type { ReactNode } from 'react';
import type { Distribution } from '#api/portfolio/distributions';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { useUndo } from '../../../platform/toast/use-undo.ts';
import {
  useDistributions,
  useRemoveDistribution,
  useRestoreDistribution,
  type DistributionHolding,
} from '../../../platform/queries/portfolio/distributions.ts';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { distributionsTexts } from '../../../platform/texts/portfolio/distributions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { DistributionTable } from './distribution-table.tsx';
import type { DistributionHandlers } from './opened-distribution.tsx';

interface DistributionsProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
  readonly handlers: DistributionHandlers;
}

/** The distributions of an ETF or share. Each can be edited, or deleted with Undo. */
export function Distributions({ portfolio, item, handlers: { open, showMessage } }: DistributionsProps) {
  const texts = useTexts(distributionsTexts);
  const holding = { ...portfolio, id: item.id };
  const remove = useRemoval(holding, showMessage);
  return (
    <section className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-[12.5px]/4 font-medium text-soft">{texts.title}</h3>
        <Button
          className="h-8! px-2.5! no-print"
          aria-label={texts.addTo(item.isin)}
          onClick={() => open({ item, distribution: null })}
        >
          {texts.add}
        </Button>
      </div>
      <LoadedDistributions holding={holding}>
        {(distribution) => (
          <Actions
            distribution={distribution}
            onEdit={() => open({ item, distribution })}
            onRemove={remove}
          />
        )}
      </LoadedDistributions>
    </section>
  );
}

interface LoadedDistributionsProps {
  readonly holding: DistributionHolding;
  readonly children: (distribution: Distribution) => ReactNode;
}

function LoadedDistributions({ holding, children }: LoadedDistributionsProps) {
  const texts = useTexts(distributionsTexts);
  const { data, error, isFetching, refetch } = useDistributions(holding);
  if (data !== undefined && data.length > 0)
    return <DistributionTable distributions={data} actions={children} />;
  if (data !== undefined) return <p className="text-soft">{texts.none}</p>;
  if (error === null) return <SkeletonRows label={texts.loading} rows={2} />;
  return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
}

function useRemoval(holding: DistributionHolding, showMessage: (message: MessageContent) => void) {
  const texts = useTexts(distributionsTexts);
  const withCause = useWithCause();
  const undo = useUndo(showMessage);
  const { mutateAsync: remove } = useRemoveDistribution(holding);
  const { mutateAsync: restore } = useRestoreDistribution(holding);
  // Awaits the promise: callbacks of a mutation do not run after the table unmounts, as it does with its last row.
  async function removeAndReport(distribution: Distribution): Promise<void> {
    try {
      await remove(distribution);
      const back = undo({ act: () => restore(distribution), done: texts.restored });
      showMessage({ kind: 'success', text: texts.removed, undo: back });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showMessage({ kind: 'error', text: withCause(texts.removeFailed, error) });
    }
  }
  return (distribution: Distribution) => void removeAndReport(distribution);
}

interface ActionsProps {
  readonly distribution: Distribution;
  readonly onEdit: () => void;
  readonly onRemove: (distribution: Distribution) => void;
}

function Actions({ distribution, onEdit, onRemove }: ActionsProps) {
  const texts = useTexts(distributionsTexts);
  const { locale } = useDisplayPreferences();
  const day = formatDay(distribution.payDay, locale);
  const look = { kind: 'quiet', className: 'h-8! px-2!' } as const;
  return (
    <div className="flex justify-end gap-1">
      <Button {...look} aria-label={texts.editLabel(day)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button {...look} aria-label={texts.deleteLabel(day)} onClick={() => onRemove(distribution)}>
        {texts.remove}
      </Button>
    </div>
  );
}
