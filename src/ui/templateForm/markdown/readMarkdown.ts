/** Words of a text, as they are shown. */
export interface MarkdownPhrase {
  readonly look: 'plain' | 'strong' | 'emphasis' | 'code' | 'link'
  readonly text: string
  /** Of a link: an http or https address. */
  readonly address?: string
}
export type MarkdownLine = readonly MarkdownPhrase[]

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly words: MarkdownLine }
  | { readonly kind: 'paragraph' | 'quote' | 'list' | 'numbers'; readonly lines: readonly MarkdownLine[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

// Each of these stops at the next sign of its own kind: a text is read in time that grows with its length alone.
const PHRASE =
  /\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|_([^_\n]+)_|`([^`\n]+)`|\[([^[\]\n]+)\]\(([^()\s]+)\)/gu
const HEADING = /^(#{1,3})[ \t]+(\S.*)$/u
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/u
const FENCE = /^```/u

const STARTS = {
  quote: /^>[ \t]?/u,
  list: /^[-*+][ \t]+/u,
  numbers: /^\d{1,9}[.)][ \t]+/u,
} as const

/** Parses the common parts of Markdown. Markup in it stays text. */
export function readMarkdown(text: string): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    if (line === '') continue
    if (FENCE.test(line)) {
      const end = lines.findIndex((each, index) => index > at && FENCE.test(each.trim()))
      const last = end === -1 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last
      continue
    }
    const single = singleLine(line)
    if (single !== null) {
      blocks.push(single)
      continue
    }
    const kind = kindOf(line)
    const from = at
    while (at + 1 < lines.length && continues(lines[at + 1] ?? '', kind)) at += 1
    const own = lines.slice(from, at + 1).map((each) => bare(each.trim(), kind))
    blocks.push({ kind, lines: own.map(phrasesOf) })
  }
  return blocks
}

type ManyLined = 'paragraph' | keyof typeof STARTS

function singleLine(line: string): MarkdownBlock | null {
  if (RULE.test(line)) return { kind: 'rule' }
  const [, signs, words] = HEADING.exec(line) ?? []
  if (signs === undefined || words === undefined) return null
  const level = signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3
  return { kind: 'heading', level, words: phrasesOf(words) }
}

function kindOf(line: string): ManyLined {
  if (STARTS.quote.test(line)) return 'quote'
  if (STARTS.list.test(line)) return 'list'
  return STARTS.numbers.test(line) ? 'numbers' : 'paragraph'
}

function continues(next: string, kind: ManyLined): boolean {
  const line = next.trim()
  return line !== '' && !FENCE.test(line) && singleLine(line) === null && kindOf(line) === kind
}

const bare = (line: string, kind: ManyLined) => (kind === 'paragraph' ? line : line.replace(STARTS[kind], ''))

function phrasesOf(line: string): MarkdownLine {
  const phrases: MarkdownPhrase[] = []
  let end = 0
  for (const found of line.matchAll(PHRASE)) {
    if (found.index > end) phrases.push({ look: 'plain', text: line.slice(end, found.index) })
    phrases.push(phraseOf(found))
    end = found.index + found[0].length
  }
  if (end < line.length) phrases.push({ look: 'plain', text: line.slice(end) })
  return phrases
}

function phraseOf([
  whole,
  strong,
  strongToo,
  emphasis,
  emphasisToo,
  code,
  link,
  address,
]: RegExpExecArray): MarkdownPhrase {
  const heavy = strong ?? strongToo
  if (heavy !== undefined) return { look: 'strong', text: heavy }
  const leaning = emphasis ?? emphasisToo
  if (leaning !== undefined) return { look: 'emphasis', text: leaning }
  if (code !== undefined) return { look: 'code', text: code }
  const isLink = link !== undefined && address !== undefined && /^https?:\/\/[^\s/]/iu.test(address)
  return isLink && URL.canParse(address)
    ? { look: 'link', text: link, address }
    : { look: 'plain', text: whole }
}
