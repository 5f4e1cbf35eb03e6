import { describe, expect, it } from 'vitest';

/** Every text of an area by its path ('login.title'); a function is listed as 'function of N'. */
function textsIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return new Map([[path, `function of ${value.length}`]]);
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsIn(inner, `${path}.${key}`)]));
}

const modules = import.meta.glob<Record<string, unknown>>('./*/{en,bg}/**/*.ts', { eager: true });
const listFiles = (language: string) =>
  Object.keys(modules).flatMap((path) =>
    path.includes(`/${language}/`) ? [path.replace(`/${language}/`, '/LANGUAGE/')] : [],
  );

function texts(language: string, file: string): Map<string, string> {
  return textsIn(modules[file.replace('LANGUAGE', language)]?.[language]);
}

describe.each(listFiles('en'))('the texts of %s', (area) => {
  it('exist in English and in Bulgarian under the same keys', () => {
    const [en, bg] = [texts('en', area), texts('bg', area)];
    expect([...bg.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('are never empty', () => {
    for (const language of ['en', 'bg']) {
      for (const [key, text] of texts(language, area)) expect(text.trim(), `${language}${key}`).not.toBe('');
    }
  });

  it('are translated: a Bulgarian sentence has Cyrillic letters', () => {
    const [en, bg] = [texts('en', area), texts('bg', area)];
    const untranslated = [...bg].filter(
      ([key, text]) =>
        text.split(' ').length > 2 &&
        !text.startsWith('function') &&
        text === en.get(key) &&
        /[a-z]/.test(text),
    );
    expect(untranslated).toEqual([]);
  });
});

it('every area has both languages', () => {
  expect(listFiles('en')).not.toEqual([]);
  expect(listFiles('bg').sort()).toEqual(listFiles('en').sort());
});
