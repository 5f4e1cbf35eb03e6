export const en = {
  email: 'Email',
  emailPlaceholder: 'Enter your email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordPlaceholder: 'Enter your password',
  forgotPassword: 'Forgot password?',
  title: 'Welcome Back',
  intro: 'Sign in to see your portfolio.',
  submit: 'Sign In',
  busy: 'Signing In...',
  failed: 'Invalid credentials. Please check your email and password.',
  elsewhere: 'If they are right, the server may not be responding. Try again in a moment.',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Please wait a minute and try again.'
      : `Too many attempts. Please wait ${minutes} minutes and try again.`,
  noAccount: "Don't have an account?",
  register: 'Create one here',
};
