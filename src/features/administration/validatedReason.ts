import { REASON_LENGTH } from '#domain/administration/acts.ts'
import { validatedText } from '#domain/forms/schemaCheck.ts'

/** Why an administrator does something, as it is typed: there, and long enough to say something. */
export const validatedReason = validatedText((typed) => {
  const { length } = typed.trim()
  if (length === 0) return 'required'
  return length < REASON_LENGTH.min ? 'too_short' : null
})
