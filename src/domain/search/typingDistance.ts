/**
 * The number of typing slips between two words: a letter too much, one missing, one other, two swapped each count as
 * one. A number beyond `most` is returned as `most + 1`, and costs no more than to find that out.
 */
export function typingDistance(one: string, other: string, most: number): number {
  const beyond = most + 1
  if (Math.abs(one.length - other.length) > most) return beyond
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : beyond,
      )
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return beyond
    beforeLast = last
    last = current
  }
  return Math.min(at(last, other.length), beyond)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/**
 * The number of slips forgiven in a word of this many letters: none in a short one, which would become another word.
 */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
