import { Suspense, useState } from 'react';
import type { Overview } from '#api/portfolio/figures/overview';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure, formatPercent } from '../../../platform/ui/format.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { shareName } from './share-names.ts';
import { TextButton } from './text-button.tsx';

const LimitsDialog = lazyPart(async () => (await import('./limits-dialog.tsx')).LimitsDialog);

interface ConcentrationProps {
  readonly concentration: Overview['concentration'];
  readonly owner: Owner;
}

/** Describes every concentration above its limit. */
export function Concentration({ concentration, owner }: ConcentrationProps) {
  const texts = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const { flags, sovereigns, equalHoldings } = concentration;
  const percent = (value: number) => formatPercent(value, locale, { places: 1 });
  const limit = (value: number) => formatPercent(value, locale, { maxPlaces: 2 });
  const states = sovereigns.map(
    ({ key, percent: part }) =>
      `${shareName({ by: 'country', key }, texts.allocation, locale)} ${percent(part)}`,
  );
  return (
    <div className="grid gap-1 pt-3 text-sm wrap-anywhere text-soft">
      <div aria-hidden="true" className="mb-2 border-t border-hair" />
      {flags.length === 0 && <p>{texts.noFlags}</p>}
      {flags.map((flag) => (
        <p key={`${flag.kind} ${flag.key}`} className="text-ink">
          <span aria-hidden="true" className="mr-2 inline-block size-1.75 rounded-full bg-warn" />
          {texts.flags[flag.kind](flag.key, percent(flag.percent), limit(flag.limit))}
        </p>
      ))}
      {states.length > 0 && <p>{texts.sovereigns(states.join(', '))}</p>}
      {typeof equalHoldings === 'number' && (
        <p>{texts.equalHoldings(formatFigure(equalHoldings, locale, { places: 1 }))}</p>
      )}
      {owner === 'me' && <OwnLimits />}
    </div>
  );
}

function OwnLimits() {
  const { limits: texts } = useTexts(overviewTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton label={texts.title} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <LimitsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
