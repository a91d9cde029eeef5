import * as z from 'zod/mini'
import type { FieldProblemCode } from '#domain/account/apiError.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { hasAddress } from './plainName.ts'
import { lengthOf } from './personalization.ts'

/** The longest thanks, in characters as people count them. */
export const LONGEST_THANKS = 600
/** The door’s limit, in UTF-16 units: an emoji may take a dozen of them. */
const MOST_UNITS = LONGEST_THANKS * 12

/** `POST /api/v1/cards/{token}/thanks`: a recipient's thanks to the card's giver. */
export const cardThanksSchema = z.object({ words: z.string().check(z.maxLength(MOST_UNITS)) })
export type CardThanksBody = z.infer<typeof cardThanksSchema>

/**
 * Lists the problems that keep thanks from being sent: empty, too long, or with a web address, which our letters never
 * pass on.
 */
export const checkThanks = schemaCheck(z.object({ words: validatedText(thanksProblem) }))

function thanksProblem(words: string): FieldProblemCode | null {
  if (words.trim() === '') return 'required'
  if (lengthOf(words.trim()) > LONGEST_THANKS) return 'too_long'
  return hasAddress(words) ? 'wrong' : null
}
