/**
 * For V8, in browsers and servers: a test needs them for seconds, in which compiling functions again for speed takes more
 * processor time than it saves, a fifth of what they take.
 */
export const COMPILE_ONCE = ['--no-opt', '--no-maglev'];
