import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { UserId } from '#api/platform/ids';
import { groupBy } from '#domain/group-by';
import { insertUser } from '../../../server/people/accounts/users.store.ts';
import { connect } from '../../../server/platform/database/connection/connect.ts';
import { startEmbeddedPostgres } from '../../../server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import type { Database } from '../../../server/platform/database/schema.ts';
import { prepareDataKeys } from '../../../server/platform/encryption/prepare-data-keys.ts';
import { testDataKeys } from '../../app/test-data-keys.ts';
import { askFollowUp, HELD_OUT_FOLLOW_UPS } from '../follow-ups/ask-follow-ups.ts';
import { askHolder } from './ask-holder.ts';
import { evaluate, type Judged } from './evaluate.ts';
import { faults } from './judge.ts';
import { QUESTIONS, SETS } from './questions/questions.ts';
import { seedHolder } from './seed-holder.ts';
import { tally } from './tally.ts';

/**
 * npm run assistant-questions [-- --show] [--set NAME] [--intent NAME]: asks the built-in assistant every follow-up and question, or the
 * questions of one set or intent, and prints how it did, of the questions that were held out and of all. --show prints each that is not
 * right too. --ask QUESTION, once or more, prints the answers to these questions instead; parts of a conversation are separated by ' → '.
 */
const { values } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    set: { type: 'string' },
    intent: { type: 'string' },
    ask: { type: 'string', multiple: true, default: [] },
  },
});

const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A user of a database that is gone afterwards. */
async function withHolder<T>(work: (db: Database, userId: UserId) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kupon-questions-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT });
  const db = connect(postgres.address);
  try {
    await migrate(db);
    const dataKeys = testDataKeys();
    await prepareDataKeys(db, { dataKeys, log: SILENT });
    const userId = await addUser(db, dataKeys);
    await seedHolder({ db }, userId);
    return await work(db, userId);
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function addUser(db: Database, dataKeys: ReturnType<typeof testDataKeys>): Promise<UserId> {
  const user = await insertUser(
    db,
    {
      ...{ username: 'holder', email: 'holder@example.com', phone_number: '+359 88 123 4567', role: 'user' },
      ...{
        person_or_company: 'person',
        bulstat_or_egn: '7523169263',
        password_hash: '',
        created_at: new Date(),
      },
    },
    dataKeys,
  );
  if (user === undefined) throw new Error('the database is not empty');
  return user.id;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

function show({ question: { intent, language, asked, heldOut, expected }, content, outcome }: Judged): void {
  const text = [asked].flat().join(' → ');
  print(
    `\n${outcome}: ${text}  [${intent}, ${language}${heldOut ? ', held out' : ''}]  ${faults(content, expected).join('; ')}`,
  );
  print(content.replaceAll(/^/gm, '    '));
}

async function answer(db: Database, userId: UserId, questions: readonly string[]): Promise<void> {
  for (const question of questions) {
    const { content, suggestions = [] } = await askHolder({ db }, userId, question.split(' → '));
    print(`\n${question}`);
    print([content, ...suggestions.map((one) => `(${one})`)].join('\n').replaceAll(/^/gm, '    '));
  }
}

function selectQuestions({ set, intent }: { set?: string; intent?: string }) {
  const own = set === undefined ? QUESTIONS : SETS[set];
  if (own === undefined) throw new Error(`--set: one of ${Object.keys(SETS).join(', ')}`);
  const asked = own.filter((one) => intent === undefined || one.intent === intent);
  if (asked.length === 0) throw new Error(`--intent: there are no questions of ${intent ?? 'any'}`);
  return asked;
}

/** Of the follow-ups: what they are understood as, by language. */
function evaluateFollowUps(): void {
  for (const language of ['en', 'bg'] as const) {
    const asked = HELD_OUT_FOLLOW_UPS.filter((one) => one.language === language);
    const outcomes = asked.map((followUp) => ({ followUp, outcome: askFollowUp(followUp) }));
    const counts = [...groupBy(outcomes, ({ outcome }) => outcome)].map(
      ([outcome, ones]) => `${ones.length} ${outcome}`,
    );
    print(
      `\nFollow-ups held out of the examples, ${language}: ${asked.length}, of them ${counts.join(', ')}`,
    );
    if (!values.show) continue;
    for (const { followUp, outcome } of outcomes)
      if (outcome !== 'right')
        print(`${outcome}: ${followUp.before} → ${followUp.text}  [${followUp.intent}]`);
  }
}

async function evaluateAll(db: Database, userId: UserId): Promise<void> {
  const asked = selectQuestions(values);
  const judged: Judged[] = [];
  for await (const one of evaluate({ db }, userId, asked)) {
    judged.push(one);
    if (values.show && one.outcome !== 'right') show(one);
  }
  const heldOut = judged.filter(({ question }) => question.heldOut);
  if (heldOut.length > 0) print(`\nHeld out of the examples:\n\n${tally(heldOut)}`);
  print(`\nAll:\n\n${tally(judged)}`);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  print(
    `\nAn answer takes ${times[Math.floor(times.length / 2)]?.toFixed(0) ?? ''} ms, at most ${times.at(-1)?.toFixed(0) ?? ''} ms.`,
  );
}

if (values.ask.length === 0 && values.set === undefined && values.intent === undefined) evaluateFollowUps();
await withHolder((db, userId) =>
  values.ask.length > 0 ? answer(db, userId, values.ask) : evaluateAll(db, userId),
);
