import type * as nodemailer from 'nodemailer';
import type { UserId } from '#api/platform/ids';
import type { Config } from '../config/config.ts';
import { writeOutboxFile } from './outbox-files.ts';

export interface Mail {
  /** The user whom it is for; undefined: an address that nobody here has. */
  readonly userId?: UserId | undefined;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Where mail programs stop such mails with one click (RFC 8058); undefined: not a mail that can be stopped. */
  readonly unsubscribeUrl?: string | undefined;
}

function listHeaders({ unsubscribeUrl }: Mail) {
  if (unsubscribeUrl === undefined) return undefined;
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Sends a mail; done means that the mail server has taken it. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** How long a mail server may take until it answers at all, and between its answers. */
interface MailTimeouts {
  readonly connectionMs: number;
  readonly silenceMs: number;
}

const MAIL_TIMEOUTS: MailTimeouts = { connectionMs: 10_000, silenceMs: 20_000 };
const FILE_SENDER = 'Kupon <kupon@localhost>';

/** By SMTP where a mail server is configured, else as files DATA_DIR/outbox/*.eml. */
export function newMailer(config: Pick<Config, 'mail' | 'dataDir'>, patience = MAIL_TIMEOUTS): Mailer {
  return config.mail === undefined ? fileMailer(config.dataDir) : smtpMailer(config.mail, patience);
}

/** The library is loaded for the first mail. */
function lazily<T>(make: (library: typeof nodemailer) => T): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= import('nodemailer').then(make));
}

function smtpMailer({ smtpUrl, from }: NonNullable<Config['mail']>, patience: MailTimeouts): Mailer {
  const transport = lazily(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: patience.connectionMs,
      greetingTimeout: patience.connectionMs,
      socketTimeout: patience.silenceMs,
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

/** The same mail with its text unencoded: whoever runs the server copies links and passwords out of the file. */
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

/** Where emails go: to a mail server, or, without one, to files that nobody sends. */
export function mailDelivery({ mail }: Pick<Config, 'mail'>): 'smtp' | 'outbox' {
  return mail === undefined ? 'outbox' : 'smtp';
}
