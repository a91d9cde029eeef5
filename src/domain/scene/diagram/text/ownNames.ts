/** Words as a name has them: on one line, without quotes. */
export const nameWords = (words: string): string => words.replaceAll(/[\s"]+/gu, ' ').trim()

/** Names one thing after another by its words, in the order of the text: no two alike. */
export function ownNames(): (words: string) => string {
  const taken = new Set<string>()
  return (words) => {
    const first = nameWords(words)
    let name = first
    for (let at = 2; taken.has(name); at += 1) name = `${first} ${at}`
    taken.add(name)
    return name
  }
}
