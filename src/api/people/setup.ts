import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import { email, password, username } from '../platform/fields.ts';
import { Language } from './users.ts';

export const SetupState = z.object({
  /** True while there is no administrator: the one-time link leads to the first one. */
  open: z.boolean(),
  demoData: z.boolean(),
});

export const findSetupState = endpoint({
  method: 'GET',
  path: '/setup',
  access: 'anyone',
  summary: 'Whether the first administrator has yet to be created',
  answer: SetupState,
});

export const setUp = endpoint({
  method: 'POST',
  path: '/setup',
  access: 'anyone',
  summary: 'Creates the first administrator with the code of the one-time link, and signs them in',
  body: z.object({
    code: z
      .string(ruleMessage('setup_code'))
      .min(1, ruleMessage('setup_code'))
      .max(200, ruleMessage('setup_code')),
    username,
    email,
    password,
    /** Default: the language of Accept-Language. */
    language: Language.optional(),
    /** True if the administrator also keeps a portfolio of their own. */
    keepsOwnPortfolio: z.boolean().default(false),
    demoData: z.boolean().default(false),
  }),
  answer: SignedIn,
});

export const removeDemoData = endpoint({
  method: 'DELETE',
  path: '/admin/demo-data',
  access: 'administrator',
  summary: 'Removes the demo users and their data, and nothing else',
});
