import type { Mail, Mailer } from '../../server/platform/mail/mailer.ts';

/** A mail server that keeps the emails it accepts, until a test makes it refuse. */
export interface TestMailer extends Mailer {
  readonly mails: readonly Mail[];
  refuse(refuses: boolean): void;
}

export function aMailer(): TestMailer {
  const mails: Mail[] = [];
  let refuses = false;
  return {
    mails,
    refuse: (now) => {
      refuses = now;
    },
    send: (mail) => {
      if (refuses) return Promise.reject(new Error('the mail server refuses'));
      mails.push(mail);
      return Promise.resolve();
    },
  };
}
