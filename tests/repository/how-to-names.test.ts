import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOW_TO } from '../../src/server/assistant/built-in/texts/how-to-texts.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../src/web/platform/texts');
const QUOTED = { en: /“([^”]+)”/g, bg: /„([^“]+)“/g } as const;

/** Every text of the screens that is a plain sentence or word; those with figures are functions. */
function plainTexts(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(plainTexts) : [];
}

async function shownIn(language: 'en' | 'bg'): Promise<ReadonlySet<string>> {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file.split(path.sep).includes(language),
  );
  const modules: unknown[] = await Promise.all(files.map((file) => import(path.join(TEXTS, file))));
  return new Set(modules.flatMap(plainTexts));
}

test.each(['en', 'bg'] as const)(
  'screens, buttons and fields that answers mention exist, in %s',
  async (language) => {
    const shown = await shownIn(language);
    expect(shown.size).toBeGreaterThan(500);
    const named = Object.values(HOW_TO).flatMap((act) => [...act[language].matchAll(QUOTED[language])]);
    expect(named.length).toBeGreaterThan(Object.keys(HOW_TO).length);
    expect(named.flatMap(([, name = '']) => (shown.has(name) ? [] : [name]))).toEqual([]);
  },
);

test('each names a screen of a holder', () => {
  const routes = readFileSync(path.join(TEXTS, '../../routes.tsx'), 'utf8');
  for (const { screen } of Object.values(HOW_TO)) expect(routes).toContain(`path: '${screen}'`);
});
