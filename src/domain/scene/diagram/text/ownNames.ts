/** Names one thing after another by its words, in the order of the text: no two alike, each on one line without quotes. */
export function ownNames(): (words: string) => string {
  const taken = new Set<string>()
  return (words) => {
    const first = words.replaceAll(/[\s"]+/gu, ' ').trim()
    let name = first
    for (let at = 2; taken.has(name); at += 1) name = `${first} ${at}`
    taken.add(name)
    return name
  }
}
