import type { Language } from '#domain/language';
import { isIntentId, type IntentId } from './intent-ids.ts';

/** The intent and the language that a file of examples is named by, and its lines. Throws if it belongs to no intent. */
export function readExampleFile(
  path: string,
  text: string,
): { readonly intent: IntentId; readonly language: Language; readonly lines: readonly string[] } {
  const [, intent = '', language = ''] = /\/([a-z-]+)\.(en|bg)\.txt$/.exec(path) ?? [];
  if (!isIntentId(intent) || (language !== 'en' && language !== 'bg'))
    throw new Error(`${path} belongs to no intent`);
  return { intent, language, lines: text.split('\n').filter((line) => line.trim() !== '') };
}
