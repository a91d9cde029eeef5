/** What went wrong at the bottom of it, in one line: the outer errors say only which statement failed. */
export function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return rootOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  return (error.message || error.name).split('\n', 1).join('')
}
