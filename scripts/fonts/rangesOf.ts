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
