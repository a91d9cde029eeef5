import type { Context } from 'hono'
import { requireText } from '#server/platform/api/parseCall.ts'

/** The fields of a plain form; none for a body of any other type. Throws INVALID_REQUEST for invalid text. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? ''
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
  const form = new URLSearchParams(isForm ? await c.req.text() : '')
  for (const value of form.values()) requireText(value)
  return form
}
