import { useState, type Ref } from 'react';
import { formsTexts } from '../../texts/platform/forms.ts';
import { useTexts } from '../../texts/texts.ts';
import { Field, fieldAria, type FieldProps } from './field.tsx';

interface FileFieldProps extends FieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Endings and media types, separated by commas, as in HTML. */
  readonly accept: string;
  readonly onChange: () => void;
}

/** A field for one file. The browser’s own input lies transparent over it, because its words are in the language of the browser. */
export function FileField({ ref, accept, onChange, ...field }: FileFieldProps) {
  const texts = useTexts(formsTexts);
  const [name, setName] = useState<string>();
  return (
    <Field {...field}>
      <div className="relative flex h-10 items-center gap-3 rounded-control border border-edge bg-sheet pr-3 pl-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-aria-invalid:border-loss">
        <span
          aria-hidden="true"
          className="grid h-7 place-items-center rounded-sm bg-hair px-2.5 font-medium whitespace-nowrap"
        >
          {texts.chooseFile}
        </span>
        <span aria-hidden="true" className="truncate text-soft">
          {name ?? texts.noFile}
        </span>
        <input
          {...fieldAria(field)}
          ref={ref}
          type="file"
          accept={accept}
          title={name ?? ''}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            setName(target.files?.[0]?.name);
            onChange();
          }}
        />
      </div>
    </Field>
  );
}
