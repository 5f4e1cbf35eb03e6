import { Suspense } from 'react';
import { isNotFound } from '../../../platform/api-client/call-error.ts';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useMyReminders } from '../../../platform/queries/portfolio/reminders.ts';
import { remindersTexts } from '../../../platform/texts/portfolio/reminders.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { RenderWhenNear } from '../../../platform/ui/rendering/render-when-near.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';

/** Far down the page, so its script is loaded after the rest. */
const RemindersForm = lazyPart(async () => (await import('./reminders-form.tsx')).RemindersForm);

/** The user's choice of reminders; nothing if they are switched off. */
export function Reminders() {
  const texts = useTexts(remindersTexts);
  const reminders = useMyReminders();
  if (isNotFound(reminders.error)) return null;
  return (
    <Sheet className="min-h-[470px] min-w-0 p-5 no-print">
      <h2 id="reminders" className="mb-1 scroll-mt-20 font-bold">
        {texts.title}
      </h2>
      <p className="mb-4 text-soft">{texts.intro}</p>
      <LoadFailureLine sentence={texts.failed} query={reminders} />
      {reminders.data !== undefined && (
        <RenderWhenNear className="min-h-96">
          <Suspense fallback={<div className="min-h-96" />}>
            <RemindersForm chosen={reminders.data} />
          </Suspense>
        </RenderWhenNear>
      )}
    </Sheet>
  );
}
