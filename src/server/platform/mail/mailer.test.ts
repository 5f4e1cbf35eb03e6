import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anSmtpServer, type SmtpServer } from '../../../testing/processes/an-smtp-server.ts';
import { newMailer } from './mailer.ts';

const mail = { to: 'anna@example.com', subject: 'Парола', text: 'Първи ред\n\nВтори ред <b>\n' };

describe('without a mail server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'kupon-mail-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('each email is a file in DATA_DIR/outbox that only its owner can read', async () => {
    const mailer = newMailer({ mail: undefined, dataDir });
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

  it('the file has the plain text, so that links can be copied from it', async () => {
    const link = `https://kupon.example.com/reset-password?token=${'x'.repeat(43)}`;
    await newMailer({ mail: undefined, dataDir }).send({ ...mail, text: `Нова парола:\n\n${link}\n` });
    const [name = ''] = readdirSync(path.join(dataDir, 'outbox'));
    const file = readFileSync(path.join(dataDir, 'outbox', name), 'utf8');
    expect(file).toMatch(/^Content-Transfer-Encoding: 8bit$/m);
    expect(file.split('\n\n').slice(1).join('\n\n')).toBe(`Нова парола:\n\n${link}\n`);
  });
});

describe('with a mail server', () => {
  const impatient = { connectionMs: 5_000, silenceMs: 200 };
  const mailerTo = (server: SmtpServer) => newMailer({ mail: server.mail, dataDir: '/nowhere' }, impatient);

  it('an email goes to its only recipient, from the configured sender', async () => {
    const server = await anSmtpServer();
    await mailerTo(server).send(mail);
    expect(server.taken.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'kupon@example.com', to: ['anna@example.com'] },
    ]);
    expect(server.taken[0]!.text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  });

  it('an email that can be unsubscribed from has the headers for one click (RFC 8058)', async () => {
    const server = await anSmtpServer();
    const unsubscribeUrl = 'https://kupon.example.com/unsubscribe/abc';
    await mailerTo(server).send({ ...mail, unsubscribeUrl });
    await mailerTo(server).send(mail);
    const [stoppable, other] = server.taken.map(({ text }) => text);
    expect(stoppable).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('texts of users never become headers or further recipients (SEC-82, SEC-91)', async () => {
    const server = await anSmtpServer();
    await mailerTo(server).send({ ...mail, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(server.taken[0]!.to).toEqual(['anna@example.com']);
    expect(server.taken[0]!.text).not.toMatch(/^Bcc:/im);
  });

  it.each(['refuses', 'hangs', 'drops'] as const)(
    'an email is not sent if the server %s, and the next one is once it accepts (REL-09)',
    async (manner) => {
      const server = await anSmtpServer();
      const mailer = mailerTo(server);
      server.behave(manner);
      await expect(mailer.send(mail)).rejects.toThrow();
      server.behave('accepts');
      await mailer.send(mail);
      expect(server.taken).toHaveLength(1);
    },
  );

  it('an email is not sent if no server listens (REL-09)', async () => {
    const mailTo = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Kupon <kupon@example.com>' };
    await expect(newMailer({ mail: mailTo, dataDir: '/nowhere' }).send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
