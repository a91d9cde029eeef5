import { diffTexts, type TextDifference } from '#domain/text/changes/diffTexts.ts'

/** Characters that are shown of what is the same, at each side of a change. */
const AROUND = 120

/**
 * What makes one text the other, with only the nearest of what is the same: whoever looks for a change doesn’t read the
 * rest.
 */
export function shownDifference(one: string, other: string): readonly TextDifference[] {
  const parts = diffTexts(one, other)
  return parts.map((part, at) => {
    const { kind, text } = part
    if (kind !== 'same' || text.length <= 2 * AROUND + 1) return part
    const head = at === 0 ? '' : text.slice(0, AROUND).toWellFormed()
    const tail = at === parts.length - 1 ? '' : text.slice(-AROUND).toWellFormed()
    return { kind, text: `${head} … ${tail}` }
  })
}
