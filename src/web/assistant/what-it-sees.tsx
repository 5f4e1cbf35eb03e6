import { useQuery } from '@tanstack/react-query';
import { findModelInput, type ModelInput } from '#api/assistant/chat';
import { call } from '../platform/api-client/call.ts';
import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Dialog } from '../platform/ui/dialog.tsx';
import { Message } from '../platform/ui/message.tsx';

/** A dialog that shows exactly what data a question would send from the server, and where to. */
export function WhatItSeesDialog({ onClose }: { readonly onClose: () => void }) {
  const { sees, close } = useTexts(chatTexts);
  const { data, isError } = useQuery({
    queryKey: ['what-the-assistant-sees'],
    queryFn: ({ signal }) => call(findModelInput, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog title={sees.title} closeLabel={close} onClose={onClose} wide>
      {isError && <Message kind="error" text={sees.failed} />}
      {data === undefined && !isError && <p className="text-soft">{sees.loading}</p>}
      {data !== undefined && <Seen {...data} />}
    </Dialog>
  );
}

function Seen({ host, sent }: ModelInput) {
  const { sees } = useTexts(chatTexts);
  if (host === null || sent === null) return <p className="max-w-[68ch]">{sees.nothing}</p>;
  return (
    <div className="grid gap-4">
      <div className="grid max-w-[68ch] gap-2">
        <p>{sees.leaves(host, sent.model)}</p>
        <p>{sees.never}</p>
        <p>{sees.checked}</p>
      </div>
      <Verbatim title={sees.instructions} text={sent.instructions} />
      <Verbatim title={sees.question} text={sent.question} />
      <section>
        <h3 className="font-bold">{sees.tools}</h3>
        <ul className="mt-1 list-disc pl-5">
          {sent.tools.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code>: {description}
            </li>
          ))}
        </ul>
      </section>
      {sent.examples.map(({ tool, given }) => (
        <Verbatim key={tool} title={`${sees.examples}: ${tool}`} text={given} />
      ))}
    </div>
  );
}

function Verbatim({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <pre
        tabIndex={0}
        className="mt-1 max-h-64 overflow-auto rounded-control bg-hair p-3 text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  );
}
