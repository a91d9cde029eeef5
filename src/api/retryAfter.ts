/**
 * How long an answer asks to wait, in ms: its `Retry-After` header, which holds seconds or a date. Null without
 * a header that makes sense.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  // A date has letters: `Date.parse` would also take other texts, such as "-1".
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, moment - now)
}
