import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailerOf } from './mailer.ts';

const mail = { to: 'anna@example.com', subject: 'Парола', text: 'Първи ред\n\nВтори ред <b>\n' };

describe('without a mail server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'kupon-mail-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('each mail is a file of its own in DATA_DIR/outbox that nobody else can read', async () => {
    const mailer = mailerOf({ mail: undefined, dataDir });
    await mailer.send(mail);
    await mailer.send(mail);
    const files = readdirSync(path.join(dataDir, 'outbox')).map((name) => path.join(dataDir, 'outbox', name));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain('To: anna@example.com');
      expect(text).toContain('From: Kupon <kupon@localhost>');
      expect(text).toContain('Content-Type: text/plain; charset=utf-8');
    }
  });

  it('its text stands in the file as it is, so that a link can be copied out of it', async () => {
    const link = `https://kupon.example.com/reset-password?token=${'x'.repeat(43)}`;
    await mailerOf({ mail: undefined, dataDir }).send({ ...mail, text: `Нова парола:\n\n${link}\n` });
    const [name = ''] = readdirSync(path.join(dataDir, 'outbox'));
    const file = readFileSync(path.join(dataDir, 'outbox', name), 'utf8');
    expect(file).toMatch(/^Content-Transfer-Encoding: 8bit$/m);
    expect(file.split('\n\n').slice(1).join('\n\n')).toBe(`Нова парола:\n\n${link}\n`);
  });
});

describe('with a mail server', () => {
  interface Taken {
    readonly from: string;
    readonly to: readonly string[];
    readonly text: string;
  }
  let taken: Taken[];
  let server: SMTPServer;
  let refuses: boolean;
  beforeEach(async () => {
    taken = [];
    refuses = false;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refuses) {
            done(new Error('refused'));
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
    await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  });
  afterEach(() => new Promise<void>((resume) => server.close(resume)));

  const mailer = () => {
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
    return mailerOf({
      mail: { smtpUrl: `smtp://127.0.0.1:${address.port}`, from: 'Kupon <kupon@example.com>' },
      dataDir: '/nowhere',
    });
  };

  it('a mail goes to its one recipient, from the configured sender', async () => {
    await mailer().send(mail);
    expect(taken.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'kupon@example.com', to: ['anna@example.com'] },
    ]);
    expect(taken[0]!.text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  });

  it('no text of a user becomes a header or a further recipient (SEC-82, SEC-91)', async () => {
    await mailer().send({ ...mail, subject: 'Hello\r\nBcc: evil@example.com', to: 'anna@example.com' });
    expect(taken[0]!.to).toEqual(['anna@example.com']);
    expect(taken[0]!.text).not.toMatch(/^Bcc:/im);
  });

  it('a mail that the server refuses has not been sent (SEC-88)', async () => {
    refuses = true;
    await expect(mailer().send(mail)).rejects.toThrow(/refused/);
  });
});
