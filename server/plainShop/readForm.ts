import type { Context } from 'hono'
import { requireText } from '#server/api/parseCall.ts'

/** The fields of a plain form; of one in any other form, none. Throws INVALID_REQUEST for what is no text. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? ''
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
  const form = new URLSearchParams(isForm ? await c.req.text() : '')
  for (const value of form.values()) requireText(value)
  return form
}
