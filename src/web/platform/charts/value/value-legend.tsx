import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { PAYMENTS_DASHES } from './line-looks.ts';

/** The legend of the two lines in a value chart. */
export function ValueLegend() {
  const texts = useTexts(chartsTexts);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-soft">
      <span className="inline-flex items-center gap-2">
        <svg width="22" height="4">
          <path d="M0 2H22" className="fill-none stroke-accent stroke-2" />
        </svg>
        {texts.value}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg width="22" height="4">
          <path d="M1 2H22" className="fill-none stroke-soft stroke-[1.5]" {...PAYMENTS_DASHES} />
        </svg>
        {texts.withPayments}
      </span>
    </p>
  );
}
