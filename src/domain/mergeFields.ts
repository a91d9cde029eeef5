/** Whether two values, as JSON has them, say the same. */
export function areSameFields(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) {
    return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
  }
  return keysOf(one, other).every((key) => areSameFields(one[key], other[key]))
}

/**
 * Merges two changes of one value, field by field: fields that `ours` left as in `base` are taken from `theirs`. Where
 * both changed one, a text for example, ours wins. Without a `base` everything of ours is a change.
 */
export function mergeFields(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (areSameFields(ours, base)) return theirs
  if (!isFields(ours) || !isFields(theirs)) return ours
  const from = isFields(base) ? base : {}
  return Object.fromEntries(
    keysOf(ours, theirs)
      .map((key) => [key, mergeFields(from[key], ours[key], theirs[key])] as const)
      .filter(([, value]) => value !== undefined),
  )
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const keysOf = (one: Fields, other: Fields) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
