/** A sentence as it is read: `folded` has a plain small letter at the place of each character of `words`. */
export interface Sentence {
  readonly words: string
  readonly folded: string
}

/** The sentences of a typed text; a point within a number or a name ends none. */
export function sentencesIn(typed: string): readonly Sentence[] {
  return typed
    .normalize('NFC')
    .split(/[;\n]+|[.!?]+(?:\s|$)/u)
    .map((each) => each.trim().replaceAll(/\s+/gu, ' '))
    .filter((words) => words !== '')
    .map((words) => ({ words, folded: foldedInPlace(words) }))
}

/** Lower-case plain letters, each at its original's place. */
function foldedInPlace(words: string): string {
  return words.replaceAll(/\p{L}/gu, (character) => {
    const plain = character.normalize('NFD').charAt(0).toLowerCase()
    return character.length === 1 ? (plain === 'ł' ? 'l' : plain) : character
  })
}

/** The match of a pattern in a sentence, by the names of its groups, in the typed words; null for none. */
export function matched(
  { words, folded }: Sentence,
  pattern: RegExp,
): Readonly<Record<string, string>> | null {
  const found = pattern.exec(folded)
  if (found === null) return null
  const parts = Object.entries(found.indices?.groups ?? {}).flatMap(([name, place]) =>
    place === undefined ? [] : [[name, unquoted(words.slice(...place))] as const],
  )
  return Object.fromEntries(parts)
}

const unquoted = (text: string) =>
  text
    .trim()
    .replaceAll(/^[„”“"'«‚’]+|[„”“"'»‘’]+$/gu, '')
    .trim()
