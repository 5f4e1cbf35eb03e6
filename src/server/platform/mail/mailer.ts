import type * as nodemailer from 'nodemailer';
import type { UserId } from '#api/platform/ids';
import type { Config } from '../config/config.ts';
import { writeOutboxFile } from './outbox-files.ts';

export interface Mail {
  /** The recipient; undefined: an address that belongs to no user. */
  readonly userId?: UserId | undefined;
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The link with which mail programs unsubscribe in one click (RFC 8058); undefined: the email has none. */
  readonly unsubscribeUrl?: string | undefined;
}

function listHeaders({ unsubscribeUrl }: Mail) {
  if (unsubscribeUrl === undefined) return undefined;
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends an email; it is done once the mail server has accepted it. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** How long a mail server may take to answer at all, and between its answers. */
interface MailTimeouts {
  readonly connectionMs: number;
  readonly silenceMs: number;
}

const MAIL_TIMEOUTS: MailTimeouts = { connectionMs: 10_000, silenceMs: 20_000 };
const FILE_SENDER = 'Kupon <kupon@localhost>';

/** Sends by SMTP if a mail server is configured, otherwise writes files DATA_DIR/outbox/*.eml. */
export function newMailer(config: Pick<Config, 'mail' | 'dataDir'>, timeouts = MAIL_TIMEOUTS): Mailer {
  return config.mail === undefined ? fileMailer(config.dataDir) : smtpMailer(config.mail, timeouts);
}

/** Loads the library for the first email. */
function lazily<T>(make: (library: typeof nodemailer) => T): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= import('nodemailer').then(make));
}

function smtpMailer({ smtpUrl, from }: NonNullable<Config['mail']>, timeouts: MailTimeouts): Mailer {
  const transport = lazily(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: timeouts.connectionMs,
      greetingTimeout: timeouts.connectionMs,
      socketTimeout: timeouts.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    send: async (mail) => {
      const { to, subject, text } = mail;
      const message = { from, to: { name: '', address: to }, subject, text };
      await (await transport()).sendMail({ ...message, headers: listHeaders(mail) });
    },
  };
}

/** The same email with its text unencoded, because the operator copies links and passwords out of the file. */
function readable(message: string, text: string): string {
  const [head = ''] = message.split('\n\n', 1);
  return `${head.replace(/^(Content-Transfer-Encoding): .+$/m, '$1: 8bit')}\n\n${text}`;
}

function fileMailer(dataDir: string): Mailer {
  const transport = lazily(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    send: async (mail) => {
      const { userId, to, subject, text } = mail;
      const { message } = await (
        await transport()
      ).sendMail({
        from: FILE_SENDER,
        to: { name: '', address: to },
        subject,
        text,
        headers: listHeaders(mail),
      });
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not made whole');
      await writeOutboxFile(dataDir, { userId, text: readable(message.toString(), text) });
    },
  };
}

/** Where emails go: to a mail server, or to files if there is none. */
export function mailDelivery({ mail }: Pick<Config, 'mail'>): 'smtp' | 'outbox' {
  return mail === undefined ? 'outbox' : 'smtp';
}
