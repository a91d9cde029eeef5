/** A person's own words, paragraph by paragraph, between the quotation marks of a language. */
export function quoted(words: string, [opening, closing]: readonly [string, string]): readonly string[] {
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, place) => {
    const begun = place === 0 ? `${opening}${line}` : line
    return place === lines.length - 1 ? `${begun}${closing}` : begun
  })
}
