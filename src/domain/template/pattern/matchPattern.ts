import { type PatternStep, patternProgram } from './patternProgram.ts'
import { readPattern } from './readPattern.ts'

/** Whether an author’s regular expression can be matched here; a reference back or an enormous repeat can’t. */
export function isPattern(pattern: string): boolean {
  return programOf(pattern) !== null
}

/**
 * Where the longest match of an expression that begins at a character ends; null where none begins there, and for an
 * expression that can't be read. `at` counts characters, not UTF-16 units. Takes from `work`; once that is used up,
 * nothing matches any more.
 */
export function longestMatch(
  pattern: string,
  { characters, at: start }: Position,
  work: Work,
): number | null {
  const program = programOf(pattern)
  if (program === null) return null
  const { steps, ask } = program
  const follow = followerOf(steps, work)
  let states = follow([0], { characters, at: start })
  let end = states.includes(steps.length) ? start : null
  for (let at = start; at < characters.length && states.length > 0 && work.left >= 0; at += 1) {
    states = follow(ask(states, characters[at] ?? '', work), { characters, at: at + 1 })
    if (states.includes(steps.length)) end = at + 1
  }
  return work.left >= 0 ? end : null
}

/** The remaining budget of patterns, in matching steps. Beyond it nothing matches. */
export interface Work {
  left: number
}

/** All patterned fields of a form together: some tens of milliseconds. */
const MOST_WORK = 1_000_000
/** The cost of reading one character of a pattern, and of one new question about a character. */
const READING_WORK = 20
const QUESTION_WORK = 4

/**
 * Matches the fields of one form as `matchesPattern` does, with one budget for all of them: once it is spent nothing
 * matches.
 */
export function formMatcher(): (pattern: string, text: string) => boolean {
  const work: Work = { left: MOST_WORK }
  return (pattern, text) => matchesPattern(pattern, text, work)
}

/**
 * Whether a regular expression matches the whole of a text, as a browser’s `pattern` does. Its time is linear in the
 * text for every expression (docs/decisions/0075). An unreadable expression matches nothing.
 */
export function matchesPattern(pattern: string, text: string, work: Work = { left: Infinity }): boolean {
  if (!programs.has(pattern)) work.left -= pattern.length * READING_WORK
  if (work.left < 0) return false
  const program = programOf(pattern)
  if (program === null) return false
  const { steps, ask } = program
  const characters = Array.from(text)
  const follow = followerOf(steps, work)
  let states = follow([0], { characters, at: 0 })
  for (const [at, character] of characters.entries()) {
    if (states.length === 0 || work.left < 0) return false
    states = follow(ask(states, character, work), { characters, at: at + 1 })
  }
  return work.left >= 0 && states.includes(steps.length)
}

type Asker = (states: readonly number[], character: string, work: Work) => readonly number[]

/** The number of characters whose answers to a pattern’s questions are cached. */
const MOST_CHARACTERS = 500

/** Finds where a character leads from the steps that wait for one. A part that is repeated is asked once for all of them. */
function askerOf(program: readonly PatternStep[]): Asker {
  const kinds = new Map<(character: string) => boolean, number>()
  const kindOf = new Int16Array(program.length)
  for (const [state, step] of program.entries()) {
    if (step.kind !== 'character') continue
    const kind = kinds.get(step.isOne) ?? kinds.size
    kinds.set(step.isOne, kind)
    kindOf[state] = kind
  }
  const questions = [...kinds.keys()]
  const known = new Map<string, readonly boolean[]>()
  const answersOf = (character: string, work: Work) => {
    const before = known.get(character)
    if (before !== undefined) return before
    work.left -= questions.length * QUESTION_WORK
    const answers = questions.map((isOne) => isOne(character))
    if (known.size < MOST_CHARACTERS) known.set(character, answers)
    return answers
  }
  return (states, character, work) => {
    const answers = answersOf(character, work)
    const next: number[] = []
    for (const state of states) {
      if (state < program.length && answers[kindOf[state] ?? -1] === true) next.push(state + 1)
    }
    return next
  }
}

/** Null for an invalid pattern. */
type Program = { readonly steps: readonly PatternStep[]; readonly ask: Asker } | null

/** So many patterns are known by their programs: those of the form that is being filled. */
const MOST_PROGRAMS = 50
/** Those that were asked for last; the one that has waited longest comes first. */
const programs = new Map<string, Program>()

function programOf(pattern: string): Program {
  const known = programs.get(pattern)
  const program = known === undefined ? readProgram(pattern) : known
  programs.delete(pattern)
  programs.set(pattern, program)
  if (programs.size > MOST_PROGRAMS) {
    const [oldest = ''] = programs.keys()
    programs.delete(oldest)
  }
  return program
}

function readProgram(pattern: string): Program {
  const tree = readPattern(pattern)
  const steps = tree === null ? null : patternProgram(tree)
  return steps === null ? null : { steps, ask: askerOf(steps) }
}

interface Position {
  readonly characters: readonly string[]
  readonly at: number
}

/** Finds the steps that wait for a character, each once, and the end where it is reached. */
function followerOf(program: readonly PatternStep[], work: Work) {
  /** The round in which each step was last come to. */
  const seen = new Uint32Array(program.length + 1)
  let round = 0
  return (starts: readonly number[], position: Position): readonly number[] => {
    round += 1
    const waiting: number[] = []
    const open: number[] = []
    const come = (state: number) => {
      if (seen[state] === round) return
      seen[state] = round
      open.push(state)
    }
    for (const state of starts) come(state)
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      work.left -= 1
      const step = program[state]
      if (step === undefined || step.kind === 'character') waiting.push(state)
      else if (step.kind === 'ways') for (const way of step.to) come(way)
      else if (isAt(step.place, position)) come(state + 1)
    }
    return waiting
  }
}

function isAt(
  place: Extract<PatternStep, { readonly kind: 'place' }>['place'],
  { characters, at }: Position,
): boolean {
  if (place === 'start') return at === 0
  if (place === 'end') return at === characters.length
  return (isWordCharacter(characters[at - 1]) !== isWordCharacter(characters[at])) === (place === 'word-edge')
}

const isWordCharacter = (character: string | undefined) => character !== undefined && WORD.has(character)
const WORD: ReadonlySet<string> = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_')
