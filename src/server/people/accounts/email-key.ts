/** An email address as it is compared: without case. Letters that only look alike stay different. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
