import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type DragEvent } from 'react';
import type { Import } from '#api/portfolio/imports/import-fields';
import {
  useDiscardImport,
  useUploadImport,
  type ImportOwner,
} from '../../../platform/queries/portfolio/imports.ts';
import { useNameAndEmail } from '../../../platform/queries/people/users.ts';
import { userIdInAddress } from '../../../platform/navigation/id-in-address.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { FileButton } from '../../../platform/ui/file-button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { holderInAddress } from './holder-in-address.ts';
import { HolderInput } from './holder-input.tsx';
import { holderLabel, type TypedHolder } from './typed-holder.ts';
import { readChosenFile } from './read-chosen-file.ts';
import { ReadingProgress } from './reading-progress.tsx';

interface UploadSheetProps {
  readonly owner: ImportOwner;
  /** The import in the list whose file is still being read. */
  readonly reading: Import | undefined;
  readonly onUploading: (isUploading: boolean) => void;
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xml,.json';

/** Takes a file by choosing or dropping, and shows the progress while it is read. */
export function UploadSheet({ owner, reading, onUploading }: UploadSheetProps) {
  const texts = useTexts(importsTexts);
  const [typed, setTyped] = useState<TypedHolder | undefined>(undefined);
  const asked = useHolderInAddress(owner);
  const holder = typed ?? asked;
  const { send, isSending, failure } = useSending(owner, onUploading);
  const discard = useDiscardImport(owner);
  const isWaiting = holder.text.trim() !== '' && holder.id === undefined;
  const take = (file: File | undefined) => {
    if (file !== undefined && !isWaiting && !isSending) void send(file, holder.id);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Sheet className="grid gap-4 p-4 md:p-5">
      {owner === 'office' && <HolderInput label={texts.holder} value={holder} onChange={setTyped} />}
      <div
        className="grid justify-items-center gap-2 rounded-control border border-dashed border-line px-4 py-8 text-center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
          <FileButton
            kind="primary"
            label={texts.choose}
            accept={ACCEPTED}
            busy={isSending}
            disabled={isWaiting}
            onFile={take}
          />
          <span className="text-soft">{texts.drop}</span>
        </div>
        <p className="max-w-xl text-xs text-balance text-soft">{texts.kinds}</p>
      </div>
      {isSending && reading !== undefined && (
        <ReadingProgress
          upload={reading}
          busy={discard.isPending}
          onCancel={() => discard.mutate(reading.id)}
        />
      )}
      {failure !== null && <Message kind="error" text={failure} />}
    </Sheet>
  );
}

/** The user named in the page's address: a file is for them even before their name is known. */
function useHolderInAddress(owner: ImportOwner): TypedHolder {
  const { holder } = holderInAddress(useSearch({ strict: false }));
  const asked = owner === 'office' ? userIdInAddress(holder?.toString()) : null;
  const id = asked ?? undefined;
  const { data } = useNameAndEmail(id);
  return { text: data === undefined ? '' : holderLabel(data), id };
}

function useSending(owner: ImportOwner, onUploading: (isUploading: boolean) => void) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const navigate = useNavigate();
  const uploading = useUploadImport(owner);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(file: File, holder: number | undefined): Promise<void> {
    setFailure(null);
    const read = await readChosenFile(file);
    if ('problem' in read) {
      setFailure(texts[read.problem]);
      return;
    }
    onUploading(true);
    uploading.mutate(
      { fileName: file.name, content: read.content, holder },
      {
        onSuccess: ({ id }) =>
          void navigate({
            to: owner === 'office' ? '/admin/imports/$id' : '/my/imports/$id',
            params: { id: String(id) },
          }),
        onError: (error) => setFailure(withCause(texts.uploadFailed, error)),
        onSettled: () => onUploading(false),
      },
    );
  }
  return { send, isSending: uploading.isPending, failure };
}
