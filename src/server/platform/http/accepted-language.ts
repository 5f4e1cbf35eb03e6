import { LANGUAGES, type Language } from '#domain/language';

const RANGE = /^([a-z]{1,8})(?:-[a-z\d-]*)?(?:\s*;\s*q=(\d(?:\.\d*)?))?$/i;

/** The supported language that Accept-Language prefers; English if it names none. */
export function acceptedLanguage(headers: Readonly<Record<string, string | string[] | undefined>>): Language {
  const ranges = String(headers['accept-language'] ?? '').split(',');
  const accepted = ranges.flatMap((range) => {
    const [, name = '', weight = '1'] = RANGE.exec(range.trim()) ?? [];
    const language = LANGUAGES.find((each) => each === name.toLowerCase());
    return language !== undefined && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
  });
  return accepted.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}
