import { Language } from '#api/people/users';

const RANGE = /^([a-z]{1,8})(?:-[a-z\d-]*)?(?:\s*;\s*q=(\d(?:\.\d*)?))?$/i;

/** The supported language that Accept-Language prefers; English if it names none. */
export function acceptedLanguage(headers: Readonly<Record<string, string | string[] | undefined>>): Language {
  const ranges = String(headers['accept-language'] ?? '').split(',');
  const accepted = ranges.flatMap((range) => {
    const [, name = '', weight = '1'] = RANGE.exec(range.trim()) ?? [];
    const language = Language.safeParse(name.toLowerCase());
    return language.success && Number(weight) > 0 ? [{ name: language.data, weight: Number(weight) }] : [];
  });
  return accepted.sort((a, b) => b.weight - a.weight)[0]?.name ?? 'en';
}
