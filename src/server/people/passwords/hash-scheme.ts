/** A way to hash passwords into texts of the PHC form: $name$parameters$salt$hash. */
export interface HashScheme {
  readonly name: 'argon2id' | 'scrypt';
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
  /** True for a hash of this scheme made with parameters at least as strong as today's. */
  readonly isStrong: (stored: string) => boolean;
}
