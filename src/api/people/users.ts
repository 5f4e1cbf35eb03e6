import { z } from 'zod';
import { LANGUAGES } from '#domain/language';
import { Bond } from '../portfolio/bonds.ts';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import {
  email,
  oneOf,
  phoneNumber,
  taxId,
  taxIdOrMask,
  text,
  trueOrFalse,
  username,
} from '../platform/fields.ts';
import { inPath, UserId, Version } from '../platform/ids.ts';
import { Payment } from '../portfolio/payments.ts';

export const Role = oneOf(['user', 'admin']);
export type Role = z.infer<typeof Role>;
export const PersonOrCompany = oneOf(['person', 'company']);
export type PersonOrCompany = z.infer<typeof PersonOrCompany>;

/** The language of emails to the user, and of the screens unless another is chosen in the browser. */
export const Language = oneOf(LANGUAGES);

export const User = z.object({
  userId: UserId,
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  role: Role,
  personOrCompany: PersonOrCompany,
  /** A person's number is masked in lists: '******9263'. Null if it cannot be decrypted. */
  bulstatOrEgn: z.string().nullable(),
  /** Set only if the stored number cannot be decrypted. */
  bulstatOrEgnUnreadable: z.literal(true).optional(),
  language: Language,
  /** True if the user adds, changes and deletes their own holdings; otherwise administrators do. */
  keepsOwnPortfolio: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Belongs to the demo data. */
  demo: z.boolean(),
  version: Version,
});
export type User = z.infer<typeof User>;

/** The part of a user that their own browser keeps: neither tax id nor phone. */
export const SessionUser = User.pick({
  userId: true,
  username: true,
  email: true,
  role: true,
  personOrCompany: true,
  language: true,
  keepsOwnPortfolio: true,
  mustChangePassword: true,
  demo: true,
}).extend({
  /** Set if the user may only set up a second factor. */
  mustAddSecondFactor: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The fields that users may set themselves; never their role. */
export const Profile = z.object({
  username,
  phoneNumber,
  personOrCompany: PersonOrCompany.default('person'),
  bulstatOrEgn: taxId,
  /** If it is not sent, a new user gets the language of Accept-Language, and an existing user keeps theirs. */
  language: Language.optional(),
});

export const UserFields = Profile.extend({
  email,
  role: Role.default('user'),
  keepsOwnPortfolio: trueOrFalse.default(false),
});

const params = z.object({ id: inPath.id(UserId) });

const MAX_PAGE = 1_000;
const PAGE = ruleMessage('whole_number_between', { min: 1, max: MAX_PAGE });
/** Long enough for the cursor of a name of 200 letters in any script. */
const MAX_CURSOR_LENGTH = 1_200;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'administrator',
  summary:
    'All users, in order of their names; `q` searches in name, email and phone number, `limit` and `cursor` page: ' +
    'the header `Link` names the next page. Without `limit` all of them, sent as they are read. ' +
    'The number of a person (EGN) is masked; GET /admin/users/{id} returns it in full, and the audit records that.',
  query: z.object({
    q: text().optional(),
    limit: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).optional(),
    cursor: z
      .string(ruleMessage('page_cursor'))
      .max(MAX_CURSOR_LENGTH, ruleMessage('page_cursor'))
      .optional(),
  }),
  answer: z.array(User),
});

/** How many users there are, and of which kinds. */
export const UserCounts = z.object({
  users: z.int(),
  administrators: z.int(),
  companies: z.int(),
  individuals: z.int(),
});
export type UserCounts = z.output<typeof UserCounts>;

export const countUsers = endpoint({
  method: 'GET',
  path: '/admin/user-counts',
  access: 'administrator',
  summary: 'How many users there are: all, administrators, companies, individuals',
  answer: UserCounts,
});

export const findUser = endpoint({
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'administrator',
  summary: 'One user with their full tax id; the audit records it',
  params,
  answer: User,
});

/** A user with all their bonds, each with its payments. */
export const UserDetails = User.extend({
  bonds: z.array(Bond.and(z.object({ payments: z.array(Payment) }))),
  secondFactor: z.boolean(),
});
export type UserDetails = z.output<typeof UserDetails>;

export const findUserDetails = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/details',
  access: 'administrator',
  summary: 'One user with their bonds, each with its payments',
  params,
  answer: UserDetails,
});

export const addUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  access: 'administrator',
  summary: 'Adds a user and emails a one-time password',
  body: UserFields,
  answer: User,
});

export const changeUser = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'administrator',
  summary: 'Changes a user; a change of role or email ends their sessions',
  params,
  /** A role, a type or a `keepsOwnPortfolio` that is not sent stays as it is; so does the number if its mask is sent. */
  body: UserFields.extend({
    bulstatOrEgn: taxIdOrMask,
    role: Role.optional(),
    keepsOwnPortfolio: trueOrFalse.optional(),
    personOrCompany: PersonOrCompany.optional(),
  }),
  answer: User,
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'administrator',
  summary: 'Removes a user with all their data',
  params,
});

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/reset-password',
  access: 'administrator',
  summary: 'Emails a one-time password and ends the sessions of the user',
  status: 204,
  params,
});

/** For an office without a mail server: the administrator passes the link on. It replaces the link in the unsent email. */
export const showOneTimeLink = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/one-time-link',
  access: 'administrator',
  summary:
    'Without a mail server: a link with which a user who has a one-time password sets their own; shown only once',
  params,
  answer: z.object({ link: z.url(), expiresAt: z.iso.datetime() }),
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/logout-all',
  access: 'administrator',
  summary: 'Ends every session of the user',
  status: 204,
  params,
});
