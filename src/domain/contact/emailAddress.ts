// Deliberately loose: only a letter sent there can prove an address; this catches slips of the finger.
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/

/** Whether a trimmed text could be somebody's e-mail address. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}
