import { useEffect, useRef, useState } from 'react';
import { addCalendarFeed } from '#api/portfolio/calendar-feeds';
import { CheckboxField } from '../../../platform/forms/fields/checkbox-field.tsx';
import { CopyButton } from '../../../platform/forms/copy-button.tsx';
import { EndpointForm } from '../../../platform/forms/endpoint-form.tsx';
import { TextField } from '../../../platform/forms/fields/text-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { invalidateCalendarFeeds } from '../../../platform/queries/portfolio/calendar-feeds.ts';
import { calendarFeedsTexts } from '../../../platform/texts/portfolio/calendar-feeds.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';

/** Creates an address and shows it once, because only its hash is stored. */
export function NewCalendarFeed() {
  const [url, setUrl] = useState<string | null>(null);
  const close = () => {
    setUrl(null);
    // The title of the section: the button that had the focus is gone.
    document.getElementById('feed')?.focus();
  };
  return url === null ? <FeedForm onMade={setUrl} /> : <NewAddress url={url} onDone={close} />;
}

function FeedForm({ onMade }: { readonly onMade: (url: string) => void }) {
  const texts = useTexts(calendarFeedsTexts);
  const withCause = useWithCause();
  const form = useEndpointForm({
    endpoint: addCalendarFeed,
    initial: { name: '', withAmounts: false },
    labels: { name: texts.name, withAmounts: texts.withAmounts },
    toBody: (fields) => fields,
    failure: (error) => withCause(texts.makeFailed, error),
    onSaved: ({ url }) => {
      void invalidateCalendarFeeds();
      onMade(url);
    },
  });
  return (
    <div className="my-4">
      <EndpointForm frame={form.frame} submitLabel={texts.make}>
        <TextField {...form.field('name')} hint={texts.nameHint} maxLength={60} />
        <CheckboxField {...form.field('withAmounts')} hint={texts.withAmountsHint} />
      </EndpointForm>
    </div>
  );
}

function NewAddress({ url, onDone }: { readonly url: string; readonly onDone: () => void }) {
  const texts = useTexts(calendarFeedsTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="my-4 grid gap-3 rounded-control bg-paper p-4">
      <h3 ref={title} tabIndex={-1} className="font-medium outline-none">
        {texts.madeTitle}
      </h3>
      <p>{texts.shownOnce}</p>
      <p className="font-mono text-sm wrap-anywhere">{url}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={url} />
        <a className="font-medium text-accent underline" href={`webcal:${url.slice(url.indexOf('//'))}`}>
          {texts.open}
        </a>
        <Button kind="primary" className="ml-auto" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
