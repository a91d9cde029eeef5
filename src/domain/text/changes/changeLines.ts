import { compareNames } from '#domain/nameOrder.ts'

const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r]/u)

/** The lines of a text in Polish alphabetical order, numbers by their value; equal ones stay as they stood. */
export function sortLines(text: string, direction: 'rising' | 'falling' = 'rising'): string {
  const sign = direction === 'rising' ? 1 : -1
  return linesOf(text)
    .toSorted((one, other) => sign * compareNames(one.trim(), other.trim()))
    .join('\n')
}

/** Each line once, where it stood first. Spaces around a line tell no lines apart; empty lines stay. */
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

/** Lines without spaces at their ends, one empty line where several follow each other, none at beginning and end. */
export function trimLines(text: string): string {
  return linesOf(text)
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll(/^\n+|\n+$/gu, '')
}
