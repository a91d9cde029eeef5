import type { Edit } from '../span.ts'

/** The one edit that makes a text the other: what lies between their common beginning and end. Null for equal ones. */
export function editBetween(before: string, after: string): Edit | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from += 1
  let behind = 0
  while (
    behind < most - from &&
    before.charCodeAt(before.length - 1 - behind) === after.charCodeAt(after.length - 1 - behind)
  )
    behind += 1
  return { from, to: before.length - behind, text: after.slice(from, after.length - behind) }
}
