import { useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  readonly label: string;
  /** Endings and media types, separated by commas, as in HTML. */
  readonly accept: string;
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that lets a file be chosen. The same file can be chosen again, as it may have changed. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
