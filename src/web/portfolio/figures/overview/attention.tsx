import { useState, type ReactNode } from 'react';
import type { Overview } from '#api/portfolio/figures/overview';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { AttentionFix, MissedFix } from './attention-fix.tsx';
import { OverviewSection } from './overview-section.tsx';
import { ShowAll } from './show-all.tsx';

const SHOWN_AT_FIRST = 4;

interface AttentionProps {
  readonly overview: Overview;
  readonly owner: Owner;
  readonly className: string;
}

/** How many things need attention: missing payments and short ones count as one each. */
export function attentionCount({ attention, overdue, short }: Overview): number {
  return attention.length + (overdue.count > 0 ? 1 : 0) + (short.count > 0 ? 1 : 0);
}

/** Wrong or missing data of the holdings, each with a link to the page that fixes it. */
export function Attention({ overview, owner, className }: AttentionProps) {
  const { attention: texts, noRate } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const printing = usePrinting();
  const [all, setAll] = useState(false);
  const { attention, overdue, short } = overview;
  const shown = all || printing ? attention : attention.slice(0, SHOWN_AT_FIRST);
  const count = attentionCount(overview);
  const dayText = ({ cause, currency, day }: Overview['attention'][number]) => {
    if (day === null) return [];
    if (cause === 'no_rate') return [noRate(currency, formatDay(day, locale))];
    const priceDay = cause === 'purchase_price' ? texts.purchaseDay : texts.priceDay;
    return [priceDay(formatDay(day, locale))];
  };
  return (
    <OverviewSection
      title={texts.title}
      className={className}
      actions={
        count > 0 && (
          <span className="rounded-full bg-warn-wash px-2 text-xs font-medium text-warn">{count}</span>
        )
      }
    >
      {count === 0 && <p className="text-soft">{texts.none}</p>}
      <ul>
        {overdue.count > 0 && (
          <Item
            urgent
            title={texts.overdue(overdue.count)}
            text={overdue.oldestDay === null ? '' : texts.overdueText(formatDay(overdue.oldestDay, locale))}
            fix={<MissedFix owner={owner} />}
          />
        )}
        {short.count > 0 && (
          <Item
            title={texts.short(short.count)}
            text={short.oldestDay === null ? '' : texts.shortText(formatDay(short.oldestDay, locale))}
            fix={<MissedFix owner={owner} short />}
          />
        )}
        {shown.map((item) => (
          <Item
            key={`${item.cause} ${item.isin} ${item.currency}`}
            title={texts.causes[item.cause]}
            text={[item.name ?? item.isin, ...dayText(item)].join(', ')}
            fix={<AttentionFix owner={owner} item={item} />}
          />
        ))}
      </ul>
      {shown.length < attention.length && <ShowAll label={texts.more(count)} onClick={() => setAll(true)} />}
    </OverviewSection>
  );
}

interface ItemProps {
  readonly urgent?: boolean;
  readonly title: string;
  readonly text: string;
  readonly fix: ReactNode;
}

function Item({ urgent = false, title, text, fix }: ItemProps) {
  return (
    <li className="border-t border-hair py-2 first:border-t-0 first:pt-0">
      <p className="font-medium">
        <span
          aria-hidden="true"
          className={`mr-2 inline-block size-1.75 rounded-full ${urgent ? 'bg-loss' : 'bg-warn'}`}
        />
        {title}
      </p>
      <p className="text-sm wrap-anywhere text-soft">{text}</p>
      {fix}
    </li>
  );
}
