/** Where something is wrong in a written text, its first line and character being 1; null where that isn’t known. */
export interface WrittenPlace {
  readonly line: number
  readonly column: number
}

/** Where a text stops being JSON; null for one that is. */
export function jsonFault(text: string): { readonly place: WrittenPlace | null } | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return { place: error instanceof Error ? placeIn(error.message, text) : null }
  }
}

/** Each engine says it its own way. */
function placeIn(message: string, text: string): WrittenPlace | null {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(message) ?? []
  if (line !== undefined && column !== undefined) return { line: Number(line), column: Number(column) }
  const [, position] = /position (\d+)/u.exec(message) ?? []
  if (position !== undefined) return placeAt(text, Number(position))
  return /end of/iu.test(message) ? placeAt(text, text.length) : null
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const CLOSING = new Set(Object.values(PAIRS))
const QUOTES = new Set(['"', "'", '`'])

/** The first bracket of some code that has no other, as far as can be told in any language; null where all have. */
export function bracketFault(
  code: string,
): { readonly bracket: string; readonly place: WrittenPlace } | null {
  const open: { readonly bracket: string; readonly at: number }[] = []
  let quote: string | null = null
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? ''
    if (quote !== null) {
      if (sign === '\\') at += 1
      // A quote that its line leaves open was an apostrophe.
      else if (sign === quote || (sign === '\n' && quote !== '`')) quote = null
    } else if (QUOTES.has(sign)) quote = sign
    else if (PAIRS[sign] !== undefined) open.push({ bracket: sign, at })
    else if (CLOSING.has(sign)) {
      const last = open.pop()
      if (last === undefined || PAIRS[last.bracket] !== sign)
        return { bracket: sign, place: placeAt(code, at) }
    }
  }
  const [left] = open
  return left === undefined ? null : { bracket: left.bracket, place: placeAt(code, left.at) }
}

function placeAt(text: string, index: number): WrittenPlace {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
