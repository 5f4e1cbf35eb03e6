import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface LoadFileFormProps {
  readonly texts: { readonly load: string; readonly reading: string; readonly storing: string };
  readonly isReading: boolean;
  readonly isStoring: boolean;
  /** Not called while the last file is read or stored. */
  readonly onLoad: () => void;
  /** The fields and what came of the last file. */
  readonly children: ReactNode;
}

/** A form that loads a file: the browser reads it, the server stores it. */
export function LoadFileForm({ texts, isReading, isStoring, onLoad, children }: LoadFileFormProps) {
  const isBusy = isReading || isStoring;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onLoad();
      }}
      className="grid max-w-xl gap-3 border-hair max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8"
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" busy={isBusy}>
          {texts.load}
        </Button>
        <span role="status" className="text-soft">
          {isReading && texts.reading}
          {isStoring && texts.storing}
        </span>
      </div>
    </form>
  );
}
