import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** The emails to this address so far, in the order of sending. */
function mailsTo({ dataDir }: Site, email: string): string[] {
  const folder = path.join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\n`));
}

/** The newest email to this address with this text; waits for it. */
export async function mailWith(site: Site, email: string, sign: RegExp): Promise<RegExpExecArray> {
  const found = () => mailsTo(site, email).flatMap((mail) => sign.exec(mail) ?? []);
  await expect.poll(found).not.toEqual([]);
  const match = sign.exec(mailsTo(site, email).findLast((mail) => sign.test(mail)) ?? '');
  if (match === null) throw new Error(`no mail to ${email} holds ${sign}`);
  return match;
}
