import { type PatternStep, patternProgram } from './patternProgram.ts'
import { readPattern } from './readPattern.ts'

/** Whether an author’s regular expression can be matched here; a reference back or an enormous repeat can’t. */
export function isPattern(pattern: string): boolean {
  return programOf(pattern) !== null
}

/**
 * Whether the whole of a text is what a regular expression describes, as a browser’s own `pattern` asks. It takes time
 * that grows no faster than the text, whatever the expression (docs/decisions/0075). One that can’t be read matches
 * nothing.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const program = programOf(pattern)
  if (program === null) return false
  const characters = Array.from(text)
  let states = reached(program, [0], { characters, at: 0 })
  for (const [at, character] of characters.entries()) {
    if (states.length === 0) return false
    const next = states.flatMap((state) => {
      const step = program[state]
      return step?.kind === 'character' && step.isOne(character) ? [state + 1] : []
    })
    states = reached(program, next, { characters, at: at + 1 })
  }
  return states.includes(program.length)
}

type Program = readonly PatternStep[] | null

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
  return tree === null ? null : patternProgram(tree)
}

interface Position {
  readonly characters: readonly string[]
  readonly at: number
}

/** The steps that wait for a character, each once, and the end where it is reached. */
function reached(
  program: readonly PatternStep[],
  starts: readonly number[],
  position: Position,
): readonly number[] {
  const seen = new Set<number>()
  const waiting: number[] = []
  const open = [...starts]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    const step = program[state]
    if (step === undefined || step.kind === 'character') waiting.push(state)
    else if (step.kind === 'ways') open.push(...step.to)
    else if (isAt(step.place, position)) open.push(state + 1)
  }
  return waiting
}

function isAt(
  place: Extract<PatternStep, { readonly kind: 'place' }>['place'],
  { characters, at }: Position,
): boolean {
  if (place === 'start') return at === 0
  if (place === 'end') return at === characters.length
  return (isWordCharacter(characters[at - 1]) !== isWordCharacter(characters[at])) === (place === 'word-edge')
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /^\w$/u.test(character)
