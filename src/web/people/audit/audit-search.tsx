import { useCallback, useState } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import { DateInput } from '../../platform/forms/date-field/date-input.tsx';
import { SelectField } from '../../platform/forms/fields/select-field.tsx';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useSearchText } from '../../platform/lists/use-search-text.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { formatDay } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { AUDIT_FIELDS, type AuditInAddress } from './audit-in-address.ts';

interface AuditSearchProps {
  readonly search: AuditInAddress;
  /** Called with what changed; an empty text filters no more. */
  readonly onSearch: (change: AuditInAddress) => void;
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
  const choice = (name: 'what' | 'target') => ({
    id: `audit-${name}`,
    value: search[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onSearch({ [name]: target.value }),
  });
  const day = (name: 'from' | 'to') => ({
    id: `audit-${name}`,
    day: search[name] ?? '',
    onDay: (chosen: string) => onSearch({ [name]: chosen }),
  });
  const any = { value: '', label: texts.anything };
  const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }));
  const kinds = Object.entries(texts.targets).map(([value, { kind }]) => ({ value, label: kind }));
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-6">
      <PersonFilter name="who" label={texts.who} search={search} onSearch={onSearch} />
      <PersonFilter name="whose" label={texts.whose} search={search} onSearch={onSearch} />
      <SelectField {...choice('what')} label={texts.what} options={[any, ...actions]} />
      <SelectField {...choice('target')} label={texts.kind} options={[any, ...kinds]} />
      <DayFilter {...day('from')} label={texts.from} />
      <DayFilter {...day('to')} label={texts.to} />
    </search>
  );
}

interface PersonFilterProps extends AuditSearchProps {
  readonly name: 'who' | 'whose';
  readonly label: string;
}

function PersonFilter({ name, label, search, onSearch }: PersonFilterProps) {
  const { personHint } = useTexts(auditTexts);
  const searchFor = useCallback((text: string) => onSearch({ [name]: text }), [name, onSearch]);
  const [typed, setTyped] = useSearchText(search[name] ?? '', searchFor);
  return (
    <TextField
      id={`audit-${name}`}
      label={label}
      placeholder={personHint}
      type="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
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
