/**
 * A text of an address’s search, with single spaces and no longer than `longest` characters. Undefined for anything
 * else: reading an address never throws and is idempotent.
 */
export function readSearchText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).replaceAll(/\s+/gu, ' ').trim().slice(0, longest).trim()
  return text === '' ? undefined : text
}
