import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { CheckIcon } from '../../../platform/ui/icons/icons.tsx';

const STEPS = ['file', 'columns', 'preview', 'done'] as const;
export type ImportStep = (typeof STEPS)[number];

/** The steps of an import, with the current one marked. */
export function ImportSteps({ current }: { readonly current: ImportStep }) {
  const texts = useTexts(importsTexts).steps;
  const at = STEPS.indexOf(current);
  return (
    <ol
      aria-label={texts.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-soft"
    >
      {STEPS.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          className="flex items-center gap-1.5 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {i > 0 && <span aria-hidden="true" className="mr-1.5 h-px w-6 bg-line max-md:hidden" />}
          <span
            aria-hidden="true"
            className={`grid size-5 place-items-center rounded-full border text-[11px] ${i === at ? 'border-accent bg-accent text-paper' : i < at ? 'border-accent text-accent' : 'border-line'}`}
          >
            {i < at ? <CheckIcon size={12} /> : i + 1}
          </span>
          {texts[step]}
        </li>
      ))}
    </ol>
  );
}
