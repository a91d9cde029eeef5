interface SpokenPart {
  /** As it stands in the tag. */
  readonly speaker: string | null
  readonly lines: readonly string[]
}

const VOICE = /<v(?:\.[^\s>]*)?\s+([^>]*)>/gu

/** The words of a subtitle by who says them, as WebVTT's voices tell. */
export function spokenParts(lines: readonly string[]): readonly SpokenPart[] {
  const text = lines.join('\n')
  const parts: SpokenPart[] = []
  let speaker: string | null = null
  let at = 0
  for (const match of text.matchAll(VOICE)) {
    parts.push({ speaker, lines: text.slice(at, match.index).split('\n') })
    speaker = match[1] ?? null
    at = match.index + match[0].length
  }
  return [...parts, { speaker, lines: text.slice(at).split('\n') }]
}

/** Tags of SRT and WebVTT, times within a line, and the places of ASS that SRT files bring along. */
const TAGS =
  /<\/?(?:i|b|u|s|c|v|font|ruby|rt|lang)(?:[\s.][^>]*)?>|<(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}>|\{\\[^}]*\}/giu

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '',
  rlm: '',
}

/** A line without its tags, entities as the signs that they mean. */
export function plainLine(line: string, hasEntities: boolean): string {
  const plain = line.replaceAll(TAGS, '')
  return (hasEntities ? plain.replaceAll(/&(#?\w{1,8});/gu, signOf) : plain).trim()
}

function signOf(written: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? written
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : written
}
