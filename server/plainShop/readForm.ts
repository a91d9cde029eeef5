import type { Context } from 'hono'

/** The fields of a plain form; of one in any other form, none. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? ''
  return new URLSearchParams(/^application\/x-www-form-urlencoded\b/i.test(type) ? await c.req.text() : '')
}
