/** An e-mail address in the form that two of them are compared in: the same mailbox however it was typed. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
