import type { PatternNode } from './patternNode.ts'

type Place = Extract<PatternNode, { readonly kind: 'place' }>['place']

/** One step of matching. Jumps name steps by their index. */
export type PatternStep =
  | { readonly kind: 'character'; readonly isOne: (character: string) => boolean }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'ways'; readonly to: readonly number[] }

/** Steps of one pattern at most: a text is matched in as many times its length. */
const MOST_STEPS = 1_200

/** The steps of a pattern, whose end is behind the last; null for one that would have too many. */
export function patternProgram(pattern: PatternNode): readonly PatternStep[] | null {
  return sizeOf(pattern) > MOST_STEPS ? null : stepsOf(pattern, 0)
}

/** How many steps a pattern has, counted without making them. */
function sizeOf(node: PatternNode): number {
  if (node.kind === 'sequence') return node.parts.reduce((sum, part) => sum + sizeOf(part), 0)
  if (node.kind === 'choice') return node.ways.reduce((sum, way) => sum + sizeOf(way) + 2, 0)
  if (node.kind !== 'repeat') return 1
  const { part, least, most } = node
  // A part without a step counts as one: repeating nothing a million times takes as long as repeating something.
  const size = Math.max(1, sizeOf(part))
  return most === null ? size * (least + 1) + 2 : size * most + (most - least)
}

/** The steps of one node; `at` is the index of the first. */
function stepsOf(node: PatternNode, at: number): readonly PatternStep[] {
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

function inSequence(parts: readonly PatternNode[], at: number): PatternStep[] {
  const steps: PatternStep[] = []
  for (const part of parts) steps.push(...stepsOf(part, at + steps.length))
  return steps
}

function choiceSteps(ways: readonly PatternNode[], at: number): readonly PatternStep[] {
  const bodies: { readonly start: number; readonly steps: readonly PatternStep[] }[] = []
  let next = at + 1
  for (const way of ways) {
    const steps = stepsOf(way, next)
    bodies.push({ start: next, steps })
    next += steps.length + 1
  }
  return [
    waysTo(bodies.map(({ start }) => start)),
    ...bodies.flatMap(({ steps }) => [...steps, waysTo([next])]),
  ]
}

function loopSteps(part: PatternNode, at: number): readonly PatternStep[] {
  const steps = stepsOf(part, at + 1)
  return [waysTo([at + 1, at + steps.length + 2]), ...steps, waysTo([at])]
}

function optionalSteps(part: PatternNode, times: number, at: number): readonly PatternStep[] {
  const end = at + times * (stepsOf(part, at).length + 1)
  const steps: PatternStep[] = []
  for (let time = 0; time < times; time += 1) {
    const start = at + steps.length + 1
    steps.push(waysTo([start, end]), ...stepsOf(part, start))
  }
  return steps
}

const waysTo = (to: readonly number[]): PatternStep => ({ kind: 'ways', to })
