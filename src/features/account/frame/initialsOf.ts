/** The first letters of a name's first and last words, or of an address: „Zofia Żuraw” → „ZŻ”. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s.+_-]+/)
    .filter((word) => word !== '')
  const first = words.at(0)
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${firstLetter(first)}${firstLetter(last)}`
}

function firstLetter(word: string | undefined): string {
  return (word?.match(/\p{L}|\p{N}/u)?.[0] ?? '').toLocaleUpperCase('pl')
}
