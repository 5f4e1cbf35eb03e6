/** The form in which email addresses are compared: case does not matter. Letters that only look alike stay different. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
