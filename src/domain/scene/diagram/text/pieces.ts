/** A piece of a text before anybody knows what it says. */
export interface RawPiece {
  readonly indent: string
  readonly raw: string
  readonly after: string
  readonly line: number
  readonly column: number
}

/** Cuts a text into its lines, and where `bySemicolon` into what semicolons part. All pieces together are the text. */
export function piecesOf(source: string, bySemicolon: boolean): readonly RawPiece[] {
  const pieces: RawPiece[] = []
  let line = 0
  for (const whole of source.split(/(?<=\n)/u)) {
    line += 1
    const [, words = '', end = ''] = /^([^\r\n]*)(\r?\n?)$/u.exec(whole) ?? []
    const cuts = bySemicolon && !words.trimStart().startsWith('%%') ? cutsOf(words) : []
    let from = 0
    for (const cut of [...cuts, words.length]) {
      const isLast = cut === words.length
      const text = words.slice(from, cut)
      const indent = /^\s*/u.exec(text)?.[0] ?? ''
      const raw = text.slice(indent.length)
      const trimmed = raw.trimEnd()
      const tail = raw.slice(trimmed.length)
      pieces.push({
        indent,
        raw: trimmed,
        after: tail + (isLast ? end : ';'),
        line,
        column: from + indent.length + 1,
      })
      from = cut + 1
    }
  }
  return pieces
}

/** Where semicolons part statements: not between quotes or brackets, or at the end of a sign's code. */
function cutsOf(words: string): readonly number[] {
  const cuts: number[] = []
  let isQuoted = false
  let depth = 0
  for (let at = 0; at < words.length; at += 1) {
    const sign = words.charAt(at)
    if (sign === '"') isQuoted = !isQuoted
    if (!isQuoted && /[[({]/u.test(sign)) depth += 1
    if (!isQuoted && /[\])}]/u.test(sign)) depth = Math.max(0, depth - 1)
    if (sign === ';' && !isQuoted && depth === 0 && !/#\w{1,6}$/u.test(words.slice(Math.max(0, at - 8), at)))
      cuts.push(at)
  }
  return cuts
}
