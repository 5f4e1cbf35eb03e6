export const en = {
  username: 'Username',
  usernamePlaceholder: 'Enter your username',
  register: {
    title: 'Create Account',
    intro: 'See what your bonds earn and yield, and what they will pay and when.',
    phoneNumber: 'Phone Number',
    phonePlaceholder: '+359 88 123 4567',
    accountType: 'Account Type',
    person: 'Individual Person',
    company: 'Company/Organization',
    egn: 'Personal EGN',
    egnPlaceholder: 'Enter your EGN',
    bulstat: 'Company Bulstat',
    bulstatPlaceholder: 'Enter company Bulstat',
    createPassword: 'Create a password',
    submit: 'Create Account',
    busy: 'Creating Account...',
    failed: 'Registration failed. Email may already be registered or form data is invalid.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in here',
  },
  forgot: {
    title: 'Forgot Password',
    intro:
      'If there is an account with your email, you will get a link to set a new password. It works for one hour.',
    submit: 'Send Reset Link',
    busy: 'Sending...',
    sent: 'Password reset link sent. Please check your email.',
    unsent:
      'No email was sent, because no mail server is set up. Ask your administrator for a one-time link.',
    failed: 'Failed to send reset email.',
    toLogin: 'Back to login',
  },
  reset: {
    title: 'Reset Password',
    intro: 'Choose the password you want to sign in with from now on.',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    mismatch: "Passwords don't match.",
    submit: 'Reset Password',
    busy: 'Resetting...',
    done: 'Password successfully reset. You can now log in.',
    failed: 'Failed to reset password.',
    noToken: 'This link is incomplete. Open it exactly as it is in the email, or ask for a new one.',
    askAgain: 'Ask for a new link',
    toLogin: 'Go to login',
  },
  notSetUp: {
    title: 'Kupon is not set up yet',
    intro: 'There is no administrator, so nobody can sign in or register.',
    ways: [
      'Open the set-up link. It is printed in the terminal where `npm start` runs. It works once, for one hour; the next start prints a new one.',
      'Or set `ADMIN_EMAIL` and `ADMIN_PASSWORD` and start the server again: it creates the administrator itself.',
    ],
    check: 'Check again',
    checking: 'Checking...',
    enterCode: 'Enter the set-up code instead',
  },
  setup: {
    title: 'Set up Kupon',
    intro: 'This creates the first administrator. The link works once.',
    step: (number: number) => `Step ${number} of 2 · setting up Kupon`,
    whoFor: {
      title: 'Who is it for?',
      intro: 'It decides what you see first. You can change it at any time.',
      choices: {
        justMe: {
          title: 'Just me',
          text: 'My own bonds, ETFs and shares.',
          notes: ['You enter everything yourself', 'Overview, income, returns', 'Others can be added later'],
        },
        others: {
          title: 'People I look after',
          text: 'A family, or the clients of an office.',
          notes: [
            'Each signs in and sees their own',
            'One price a day for everybody',
            'You enter what they hold',
          ],
        },
      },
      next: 'Continue',
      privacy: 'Everything stays on this server.',
    },
    code: 'Set-up code',
    codeHint: 'It is in the link that the server printed when it started.',
    demoData: 'Add demo data to explore',
    demoDataHint: 'Made-up users, bonds and payments. They can be removed with one click.',
    submit: 'Create Administrator',
    busy: 'Creating Administrator...',
    failed: 'The set-up failed. Please check the entries.',
    wrongCode: 'The code does not work. Use the last link that the server printed.',
    doneTitle: 'Kupon is already set up',
    doneText: 'There is already an administrator, so this page is no longer needed.',
    toLogin: 'Go to login',
  },
  strength: {
    empty: (fewest: number) =>
      `At least ${fewest} characters. A sentence of a few words is strong and easy to remember.`,
    short: (missing: number) =>
      missing === 1 ? 'One more character is needed.' : `${missing} more characters are needed.`,
    /** For servers that accept any password and only give advice. */
    unbinding: {
      empty: (fewest: number) =>
        `${fewest} characters or more are advised. A sentence of a few words is strong and easy to remember.`,
      short: (missing: number) =>
        missing === 1 ? 'One more character is advised.' : `${missing} more characters are advised.`,
    },
    repetitive: 'Long enough, but it repeats itself: a few different words are much harder to guess.',
    own: 'It contains your username or email, which are guessed first.',
    good: 'Good: long enough to resist guessing.',
  },
};
