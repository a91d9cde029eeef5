import * as z from 'zod/mini'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import type { FieldProblemCode } from '#domain/account/apiError.ts'

/** A shorter message can't be answered. */
const SHORTEST = 10
export const LONGEST_MESSAGE = 4_000

/** `POST /api/v1/contact`: a visitor's message to the shop's operator, with its limits. */
export const contactMessageSchema = z.object({
  email: z.string().check(z.maxLength(254)),
  /** ISK-…; empty where it isn't about an order. */
  order_number: z.string().check(z.maxLength(40)),
  message: z.string().check(z.maxLength(LONGEST_MESSAGE)),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

/** Lists the problems that keep a message from being sent. */
export const checkContactMessage = schemaCheck(
  z.object({
    email: validatedText(checkEmail),
    order_number: z.string(),
    message: validatedText(messageProblem),
  }),
)

function messageProblem(message: string): FieldProblemCode | null {
  const { length } = message.trim()
  if (length === 0) return 'required'
  return length < SHORTEST ? 'too_short' : null
}
