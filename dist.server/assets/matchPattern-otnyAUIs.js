// src/domain/template/pattern/patternProgram.ts
/** Steps of one pattern at most: a text is matched in as many times its length. */
var MOST_STEPS = 1200
/** The steps of a pattern, whose end is behind the last; null for one that would have too many. */
function patternProgram(pattern) {
  return sizeOf(pattern) > MOST_STEPS ? null : stepsOf(pattern, 0)
}
/** How many steps a pattern has, counted without making them. */
function sizeOf(node) {
  if (node.kind === 'sequence') return node.parts.reduce((sum, part) => sum + sizeOf(part), 0)
  if (node.kind === 'choice') return node.ways.reduce((sum, way) => sum + sizeOf(way) + 2, 0)
  if (node.kind !== 'repeat') return 1
  const { part, least, most } = node
  const size = Math.max(1, sizeOf(part))
  return most === null ? size * (least + 1) + 2 : size * most + (most - least)
}
/** The steps of one node; `at` is the index of the first. */
function stepsOf(node, at) {
  if (node.kind === 'character' || node.kind === 'place') return [node]
  if (node.kind === 'sequence') return inSequence(node.parts, at)
  if (node.kind === 'choice') return choiceSteps(node.ways, at)
  const { part, least, most } = node
  const always = inSequence(
    Array.from({ length: least }, () => part),
    at,
  )
  const rest = at + always.length
  return [...always, ...(most === null ? loopSteps(part, rest) : optionalSteps(part, most - least, rest))]
}
function inSequence(parts, at) {
  const steps = []
  for (const part of parts) steps.push(...stepsOf(part, at + steps.length))
  return steps
}
function choiceSteps(ways, at) {
  const bodies = []
  let next = at + 1
  for (const way of ways) {
    const steps = stepsOf(way, next)
    bodies.push({
      start: next,
      steps,
    })
    next += steps.length + 1
  }
  return [
    waysTo(bodies.map(({ start }) => start)),
    ...bodies.flatMap(({ steps }) => [...steps, waysTo([next])]),
  ]
}
function loopSteps(part, at) {
  const steps = stepsOf(part, at + 1)
  return [waysTo([at + 1, at + steps.length + 2]), ...steps, waysTo([at])]
}
function optionalSteps(part, times, at) {
  const end = at + times * (stepsOf(part, at).length + 1)
  const steps = []
  for (let time = 0; time < times; time += 1) {
    const start = at + steps.length + 1
    steps.push(waysTo([start, end]), ...stepsOf(part, start))
  }
  return steps
}
var waysTo = (to) => ({
  kind: 'ways',
  to,
})
// src/domain/template/pattern/readPattern.ts
var GROUP = /^\((?:\?:|\?<[\p{L}_][\p{L}\p{N}_]{0,60}>)?/u
/** Looking ahead or behind takes more than one pass over the text. */
var LOOKING = /^\(\?(?!:|<[\p{L}_])/u
var CLASS = /^\[\^?(?:\\.|[^\]\\])*\]/su
var ESCAPE = /^\\(?:[pP]\{[^}]{1,60}\}|u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[^1-9kbB])/iu
var REPEAT = /^(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/u
var PLACES = {
  '^': 'start',
  $: 'end',
  '\\b': 'word-edge',
  '\\B': 'no-word-edge',
}
/**
 * A regular expression as a tree; null for what is none, or for what can’t be matched in one pass over a text: looking
 * ahead or behind, and references back to what was matched before.
 */
function readPattern(pattern) {
  const read = readChoice(pattern, 0)
  return read === null || read.next < pattern.length ? null : read.value
}
function readChoice(pattern, from) {
  const ways = []
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
  return {
    value:
      ways.length === 1 && only !== void 0
        ? only
        : {
            kind: 'choice',
            ways,
          },
    next,
  }
}
function readSequence(pattern, from) {
  const parts = []
  let next = from
  while (next < pattern.length && pattern[next] !== '|' && pattern[next] !== ')') {
    const part = readPart(pattern, next)
    if (part === null) return null
    const repeated = repeatedPart(pattern, part)
    if (repeated === null) return null
    parts.push(repeated.value)
    next = repeated.next
  }
  return {
    value: {
      kind: 'sequence',
      parts,
    },
    next,
  }
}
function readPart(pattern, from) {
  const rest = pattern.slice(from)
  const place = placeOf(rest)
  if (place !== null)
    return {
      value: {
        kind: 'place',
        place: PLACES[place],
      },
      next: from + place.length,
    }
  if (rest.startsWith('(')) return readGroup(pattern, from)
  if (rest.startsWith('[')) return readOne(CLASS.exec(rest)?.[0], from)
  if (rest.startsWith('\\')) return readOne(ESCAPE.exec(rest)?.[0], from)
  if (REPEAT.test(rest)) return null
  const [character = ''] = rest
  return {
    value: {
      kind: 'character',
      isOne: character === '.' ? isNoLineEnd : (one) => one === character,
    },
    next: from + character.length,
  }
}
var placeOf = (rest) => ['^', '$', '\\b', '\\B'].find((written) => rest.startsWith(written)) ?? null
var isNoLineEnd = (character) => !/[\n\r\u2028\u2029]/u.test(character)
function readGroup(pattern, from) {
  const rest = pattern.slice(from)
  if (LOOKING.test(rest)) return null
  const inside = readChoice(pattern, from + (GROUP.exec(rest)?.[0].length ?? 1))
  return inside === null || pattern[inside.next] !== ')'
    ? null
    : {
        ...inside,
        next: inside.next + 1,
      }
}
/** What stands for one character is asked of the browser’s own expressions: of one character each is quick. */
function readOne(source, from) {
  if (source === void 0) return null
  try {
    const expression = new RegExp(`^${plainEscapes(source)}$`, 'u')
    const isOne = (character) => expression.test(character)
    return {
      value: {
        kind: 'character',
        isOne,
      },
      next: from + source.length,
    }
  } catch {
    return null
  }
}
/** Signs that need no backslash often have one, which strict expressions refuse. */
var plainEscapes = (source) =>
  source.replaceAll(/\\(.)/gsu, (whole, sign) => (/[\w^$\\.*+?()[\]{}|/-]/u.test(sign) ? whole : sign))
function repeatedPart(pattern, part) {
  const found = REPEAT.exec(pattern.slice(part.next))
  if (found === null) return part
  if (part.value.kind === 'place') return null
  const [written, sign, count, comma, bound] = found
  const least = sign === void 0 ? Number(count) : sign === '+' ? 1 : 0
  const upTo = comma === void 0 ? least : bound === '' ? null : Number(bound)
  const most = sign === void 0 ? upTo : sign === '?' ? 1 : null
  if (most !== null && most < least) return null
  const next = part.next + written.length
  return REPEAT.test(pattern.slice(next))
    ? null
    : {
        value: {
          kind: 'repeat',
          part: part.value,
          least,
          most,
        },
        next,
      }
}
// src/domain/template/pattern/matchPattern.ts
/** Whether an author’s regular expression can be matched here; a reference back or an enormous repeat can’t. */
function isPattern(pattern) {
  return programOf(pattern) !== null
}
/**
 * Whether the whole of a text is what a regular expression describes, as a browser’s own `pattern` asks. It takes time
 * that grows no faster than the text, whatever the expression (docs/decisions/0075). One that can’t be read matches
 * nothing.
 */
function matchesPattern(pattern, text) {
  const program = programOf(pattern)
  if (program === null) return false
  const characters = Array.from(text)
  let states = reached(program, [0], {
    characters,
    at: 0,
  })
  for (const [at, character] of characters.entries()) {
    if (states.length === 0) return false
    states = reached(
      program,
      states.flatMap((state) => {
        const step = program[state]
        return step?.kind === 'character' && step.isOne(character) ? [state + 1] : []
      }),
      {
        characters,
        at: at + 1,
      },
    )
  }
  return states.includes(program.length)
}
function programOf(pattern) {
  const tree = readPattern(pattern)
  return tree === null ? null : patternProgram(tree)
}
/** The steps that wait for a character, each once, and the end where it is reached. */
function reached(program, starts, position) {
  const seen = /* @__PURE__ */ new Set()
  const waiting = []
  const open = [...starts]
  for (let state = open.pop(); state !== void 0; state = open.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    const step = program[state]
    if (step === void 0 || step.kind === 'character') waiting.push(state)
    else if (step.kind === 'ways') open.push(...step.to)
    else if (isAt(step.place, position)) open.push(state + 1)
  }
  return waiting
}
function isAt(place, { characters, at }) {
  if (place === 'start') return at === 0
  if (place === 'end') return at === characters.length
  return (isWordCharacter(characters[at - 1]) !== isWordCharacter(characters[at])) === (place === 'word-edge')
}
var isWordCharacter = (character) => character !== void 0 && /^\w$/u.test(character)
export { matchesPattern as n, isPattern as t }
