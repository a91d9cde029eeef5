/** Characters as ranges from one to another, both included. */
export function rangesOf(characters: Iterable<number>): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (const character of [...new Set(characters)].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === character - 1) last[1] = character
    else ranges.push([character, character])
  }
  return ranges
}

/** Characters in a style sheet's form: `U+0020-007E, U+00A0`. */
export function unicodeRange(characters: Iterable<number>): string {
  return rangesOf(characters)
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}

const hex = (character: number) => character.toString(16).toUpperCase().padStart(4, '0')
