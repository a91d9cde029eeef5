import type { PatternNode } from './patternNode.ts'

/** A parsed part of a pattern, and where the rest begins. */
interface Read<Value> {
  readonly value: Value
  readonly next: number
}

const GROUP = /^\((?:\?:|\?<[\p{L}_][\p{L}\p{N}_]{0,60}>)?/u
/** Looking ahead or behind takes more than one pass over the text. */
const LOOKING = /^\(\?(?!:|<[\p{L}_])/u
const CLASS = /^\[\^?(?:\\.|[^\]\\])*\]/su
const ESCAPE = /^\\(?:[pP]\{[^}]{1,60}\}|u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[^1-9kbB])/iu
const REPEAT = /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/u
const PLACES = { '^': 'start', $: 'end', '\\b': 'word-edge', '\\B': 'no-word-edge' } as const

/**
 * Parses a regular expression into a tree; null for an invalid one, or one that can’t be matched in one pass over a
 * text: lookahead, lookbehind and backreferences.
 */
export function readPattern(pattern: string): PatternNode | null {
  const read = readChoice(pattern, 0)
  return read === null || read.next < pattern.length ? null : read.value
}

function readChoice(pattern: string, from: number): Read<PatternNode> | null {
  const ways: PatternNode[] = []
  let next = from
  for (;;) {
    const way = readSequence(pattern, next)
    if (way === null) return null
    ways.push(way.value)
    next = way.next
    if (pattern[next] !== '|') break
    next += 1
  }
  const [only] = ways
  return { value: ways.length === 1 && only !== undefined ? only : { kind: 'choice', ways }, next }
}

function readSequence(pattern: string, from: number): Read<PatternNode> | null {
  const parts: PatternNode[] = []
  let next = from
  while (next < pattern.length && pattern[next] !== '|' && pattern[next] !== ')') {
    const part = readPart(pattern, next)
    if (part === null) return null
    const repeated = repeatedPart(pattern, part)
    if (repeated === null) return null
    parts.push(repeated.value)
    next = repeated.next
  }
  return { value: { kind: 'sequence', parts }, next }
}

function readPart(pattern: string, from: number): Read<PatternNode> | null {
  const rest = pattern.slice(from)
  const place = placeOf(rest)
  if (place !== null) return { value: { kind: 'place', place: PLACES[place] }, next: from + place.length }
  if (rest.startsWith('(')) return readGroup(pattern, from)
  if (rest.startsWith('[')) return readOne(CLASS.exec(rest)?.[0], from)
  if (rest.startsWith('\\')) return readOne(ESCAPE.exec(rest)?.[0], from)
  if (REPEAT.test(rest)) return null
  const [character = ''] = rest
  const isOne = character === '.' ? isNoLineEnd : (one: string) => one === character
  return { value: { kind: 'character', isOne }, next: from + character.length }
}

const placeOf = (rest: string) =>
  (['^', '$', '\\b', '\\B'] as const).find((written) => rest.startsWith(written)) ?? null
const isNoLineEnd = (character: string) => !/[\n\r\u2028\u2029]/u.test(character)

function readGroup(pattern: string, from: number): Read<PatternNode> | null {
  const rest = pattern.slice(from)
  if (LOOKING.test(rest)) return null
  const inside = readChoice(pattern, from + (GROUP.exec(rest)?.[0].length ?? 1))
  return inside === null || pattern[inside.next] !== ')' ? null : { ...inside, next: inside.next + 1 }
}

/** A single-character part is tested by the browser’s own regular expressions: on one character each is quick. */
function readOne(source: string | undefined, from: number): Read<PatternNode> | null {
  if (source === undefined) return null
  try {
    const expression = new RegExp(`^${plainEscapes(source)}$`, 'u')
    const isOne = (character: string) => expression.test(character)
    return { value: { kind: 'character', isOne }, next: from + source.length }
  } catch {
    return null
  }
}

/** Signs that need no backslash often have one, which strict expressions refuse. */
const plainEscapes = (source: string) =>
  source.replaceAll(/\\(.)/gsu, (whole, sign: string) =>
    /[\w^$\\.*+?()[\]{}|/-]/u.test(sign) ? whole : sign,
  )

function repeatedPart(pattern: string, part: Read<PatternNode>): Read<PatternNode> | null {
  const found = REPEAT.exec(pattern.slice(part.next))
  if (found === null) return part
  if (part.value.kind === 'place') return null
  const [written, sign, count, comma, bound] = found
  const least = sign === undefined ? Number(count) : sign === '+' ? 1 : 0
  const upTo = comma === undefined ? least : bound === '' ? null : Number(bound)
  const most = sign === undefined ? upTo : sign === '?' ? 1 : null
  if (most !== null && most < least) return null
  const next = part.next + written.length
  return REPEAT.test(pattern.slice(next))
    ? null
    : { value: { kind: 'repeat', part: part.value, least, most }, next }
}
