import { word } from '../../figures.ts';
import { DECLINED, questions, type AskedQuestion } from '../../question.ts';

const addPayment = word('Add Payment', 'Record payment');
const exports = word('Export to Excel', 'Your portfolio in other programs', 'Download my data');

/** How to do things, what words mean, and what it declines. */
export const HELD_OUT_14_ENGLISH_ABOUT_THE_PRODUCT: readonly AskedQuestion[] = [
  ...questions('how-to', { holds: [addPayment] }, { enHeldOut: ['How do I post a coupon we received today?', 'enter interest payment, where'] }),
  ...questions('how-to', { holds: [exports] }, { enHeldOut: ['My accountant has asked for all my holdings in a file. How do I produce one?', 'xls export'] }),
  ...questions('how-to', { holds: [word('Imports', 'Import', 'administrator')] }, { enHeldOut: ['Where I can put inside the file from my broker?'] }),
  ...questions('how-to', { holds: ['Change Password'] }, { enHeldOut: ['please how I make new password'] }),
  ...questions('how-to', { holds: [word('administrator', 'administrators', 'Add New User', 'Add User')] }, { enHeldOut: ['We have a new colleague; how can she be invited to Kupon?'] }),
  ...questions('how-to', { holds: [word('Sign out everywhere')] }, { enHeldOut: [['how do i change my password', 'and log out on my old laptop?']] }),
  ...questions('how-to', { holds: ['Subscribe in your calendar'] }, { enHeldOut: ['coupon dates -> Outlook calendar, how'] }),
  ...questions('how-to', { holds: ['Reminders by email'] }, { enHeldOut: ['I should like an email a few days before each coupon. Where do I arrange that?'] }),
  ...questions('glossary', { holds: [word('nominal', 'face value', '100')] }, { enHeldOut: ['What means "par"?'] }),
  ...questions('glossary', { holds: ['accrued interest'] }, { enHeldOut: ['dirty price: definition'] }),
  ...questions('glossary', { holds: [word('yield', 'present value')] }, { enHeldOut: [['What is the duration of my bonds?', 'And what does that word mean?']] }),
  ...questions('glossary', { holds: [word('maturity', 'held until', 'repaid', 'matures')] }, { enHeldOut: ['I do not understood yield to maturity, what is it'] }),
  ...questions('decline-advice', DECLINED, { enHeldOut: ['Would it be wise to move part of my dollars into gold?', ['yield of Trakia?', 'so should I buy more of it?']] }),
  ...questions('decline-future', DECLINED, { enHeldOut: ['where will EUR/USD be by christmas'] }),
  ...questions('decline-others', DECLINED, { enHeldOut: ['what bonds have the others people in this program'] }),
  ...questions('decline-off-topic', DECLINED, { enHeldOut: ['how I find cheap flat for rent in Sofia', 'asdf jkl qwrt'] }),
  ...questions('decline-tax-due', DECLINED, { enHeldOut: ['How much corporate tax will our company owe on the bond interest for 2025?'] }),
  ...questions('decline-not-recorded', DECLINED, { enHeldOut: ["Moody's rating, Bulgaria 2030"] }),
]; // prettier-ignore
