/** Whether a statement was refused because there is a row with this value already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false
  return 'code' in error.cause && error.cause.code === '23505'
}
