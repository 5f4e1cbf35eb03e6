import { useState } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import { DateInput } from '../../platform/forms/date-field/date-input.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { formatDay } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { AUDIT_FIELDS, type AuditInAddress } from './audit-in-address.ts';

interface AuditSearchProps {
  readonly search: AuditInAddress;
  readonly onSearch: (search: AuditInAddress) => void;
}

/** Describes the search above a printed list: 'Who: ivan', 'From: 1 Sept 2026'. */
export function useAuditFacts(search: AuditInAddress): string[] {
  const { targets, actions, ...texts } = useTexts(auditTexts);
  const { locale } = useDisplayPreferences();
  const kinds = Object.entries(targets).map(([value, { kind }]) => [value, kind] as const);
  const chosen = new Map<string, string>([...Object.entries(actions), ...kinds]);
  const labels = { ...texts, target: texts.kind };
  return AUDIT_FIELDS.flatMap((name) => {
    const value = search[name];
    if (value === undefined) return [];
    const isDay = name === 'from' || name === 'to';
    return [`${labels[name]}: ${isDay ? formatDay(value, locale) : (chosen.get(value) ?? value)}`];
  });
}

/** Filters by actor, holder, action, target and date. */
export function AuditSearch({ search, onSearch }: AuditSearchProps) {
  const texts = useTexts(auditTexts);
  const field = (name: keyof AuditInAddress) => ({
    id: `audit-${name}`,
    value: search[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onSearch({ ...search, [name]: target.value }),
  });
  const day = (name: 'from' | 'to') => ({
    id: `audit-${name}`,
    day: search[name] ?? '',
    onDay: (chosen: string) => onSearch({ ...search, [name]: chosen }),
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
      <DayFilter {...day('from')} label={texts.from} />
      <DayFilter {...day('to')} label={texts.to} />
    </search>
  );
}

interface DayFilterProps {
  readonly id: string;
  readonly label: string;
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Filters only once the typed text is a date. */
function DayFilter({ day, onDay, ...field }: DayFilterProps) {
  const [noDay, setNoDay] = useState('');
  return (
    <DateInput
      {...field}
      value={day === '' ? noDay : day}
      onChange={(typed) => {
        const isDay = isCalendarDate(typed);
        setNoDay(isDay ? '' : typed);
        onDay(isDay ? typed : '');
      }}
    />
  );
}
