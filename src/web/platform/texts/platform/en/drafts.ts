/** About what was typed when the session ended. */
export const en = {
  signInAgain: 'Your session has ended. Sign in again: what you typed is kept.',
  kept: 'What you typed before your session ended is kept. Open the form again to continue.',
  restored: 'This is what you typed before your session ended. It is not saved yet.',
  discard: 'Discard',
};
