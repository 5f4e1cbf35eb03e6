import { useState } from 'react';
import type { ColumnMapping, Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { keepEdits, proposedMapping, type MappingEdits } from './columns/proposed-mapping.ts';
import { holderOfUpload, type TypedHolder } from './typed-holder.ts';

/** What a person chooses about the whole file. It outlasts the forms, which are away while a long file is read again. */
export interface TypedChoices {
  readonly mapping: ColumnMapping;
  readonly onMapping: (mapping: ColumnMapping) => void;
  /** Whether the mapping is saved for later files. */
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  /** Of all rows. */
  readonly holder: TypedHolder;
  readonly onHolder: (holder: TypedHolder) => void;
  /** What was typed for the open questions, by their keys. */
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (key: string, text: string) => void;
}

export function useTypedChoices(owner: ImportOwner, upload: Import): TypedChoices {
  const [edits, setEdits] = useState<MappingEdits | null>(null);
  const [remember, onRemember] = useState(true);
  const [holder, onHolder] = useState<TypedHolder | null>(null);
  const proposed = proposedMapping(owner, upload);
  return {
    mapping: edits === null ? proposed : keepEdits(edits, proposed),
    onMapping: (chosen) => setEdits({ proposed, chosen }),
    remember,
    onRemember,
    holder: holder ?? holderOfUpload(upload),
    onHolder,
    ...useTypedAnswers(upload),
  };
}

function useTypedAnswers({ state, questions }: Import): Pick<TypedChoices, 'answers' | 'onAnswer'> {
  const [answers, setAnswers] = useState<TypedChoices['answers']>({});
  const onAnswer = (key: string, text: string) => setAnswers((before) => ({ ...before, [key]: text }));
  const open = Object.entries(answers).filter(([key]) => questions.some((question) => question.key === key));
  // An answered question is known to be gone once the file is read.
  if (state === 'previewed' && open.length < Object.keys(answers).length)
    setAnswers(Object.fromEntries(open));
  return { answers, onAnswer };
}
