import type { en } from '../en/account.ts';

export const bg = {
  title: 'Моят профил',
  loading: 'Данните за профила ви се зареждат...',
  loadFailed: 'Данните за профила не можаха да се заредят.',
  profile: 'Лични данни',
  username: 'Потребителско име',
  email: 'Имейл',
  phoneNumber: 'Телефонен номер',
  accountType: 'Вид профил',
  types: { person: 'Физическо лице', company: 'Фирма/организация' },
  taxIds: { person: 'ЕГН', company: 'Булстат на фирмата' },
  security: 'Сигурност',
  logoutAllText: 'Прекратява всички ваши сесии, на това и на всички други устройства.',
  logoutAll: 'Изход от всички устройства',
  mustChangePassword: 'Паролата ви е за еднократна употреба. Моля, изберете своя, преди да продължите.',
} satisfies typeof en;
