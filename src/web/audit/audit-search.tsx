import { DateField, TextField } from '../forms/text-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { auditTexts } from '../texts/audit.ts';
import { useTexts } from '../texts/texts.ts';
import type { AuditInAddress } from './audit-in-address.ts';

interface AuditSearchProps {
  readonly search: AuditInAddress;
  readonly onSearch: (search: AuditInAddress) => void;
}

/** By whom, whose, what and when. */
export function AuditSearch({ search, onSearch }: AuditSearchProps) {
  const texts = useTexts(auditTexts);
  const field = (name: keyof AuditInAddress) => ({
    id: `audit-${name}`,
    value: search[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onSearch({ ...search, [name]: target.value }),
  });
  const any = { value: '', label: texts.anything };
  const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }));
  const kinds = Object.entries(texts.targets).map(([value, { kind }]) => ({ value, label: kind }));
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-6">
      <TextField {...field('who')} label={texts.who} placeholder={texts.personHint} type="search" />
      <TextField {...field('whose')} label={texts.whose} placeholder={texts.personHint} type="search" />
      <SelectField {...field('what')} label={texts.what} options={[any, ...actions]} />
      <SelectField {...field('target')} label={texts.kind} options={[any, ...kinds]} />
      <DateField {...field('from')} label={texts.from} />
      <DateField {...field('to')} label={texts.to} />
    </search>
  );
}
