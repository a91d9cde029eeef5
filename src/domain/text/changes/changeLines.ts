import { compareNames } from '#domain/nameOrder.ts'

const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r]/u)

/** Sorts lines in Polish alphabetical order, numbers by their value; equal ones keep their order. */
export function sortLines(text: string, direction: 'rising' | 'falling' = 'rising'): string {
  const sign = direction === 'rising' ? 1 : -1
  return linesOf(text)
    .toSorted((one, other) => sign * compareNames(one.trim(), other.trim()))
    .join('\n')
}

/** Each line once, at its first place. Spaces around a line don't make it different; empty lines stay. */
export function uniqueLines(text: string): string {
  const known = new Set<string>()
  return linesOf(text)
    .filter((line) => {
      const name = line.trim()
      if (name === '') return true
      if (known.has(name)) return false
      known.add(name)
      return true
    })
    .join('\n')
}

/** Removes spaces at the ends of lines, all but one of several empty lines, and those at beginning and end. */
export function trimLines(text: string): string {
  return linesOf(text)
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll(/^\n+|\n+$/gu, '')
}
