import type { en } from '../en/login.ts';

export const bg = {
  email: 'Имейл',
  emailPlaceholder: 'Въведете своя имейл',
  password: 'Парола',
  showPassword: 'Показване на паролата',
  hidePassword: 'Скриване на паролата',
  passwordPlaceholder: 'Въведете своята парола',
  forgotPassword: 'Забравена парола?',
  title: 'Добре дошли отново',
  intro: 'Влезте, за да видите портфейла си.',
  submit: 'Вход',
  busy: 'Влизане...',
  failed: 'Невалидни данни за вход. Моля, проверете имейла и паролата си.',
  elsewhere: 'Ако са верни, възможно е сървърът да не отговаря. Опитайте отново след малко.',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Твърде много опити. Моля, изчакайте една минута и опитайте отново.'
      : `Твърде много опити. Моля, изчакайте ${minutes} минути и опитайте отново.`,
  noAccount: 'Нямате профил?',
  register: 'Създайте го тук',
} satisfies typeof en;
