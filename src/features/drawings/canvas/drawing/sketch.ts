import rough from 'roughjs'
import type { PathStep } from './outlinePath.ts'
import { pathData } from './outlinePath.ts'

const generator = rough.generator()
const known = new WeakMap<object, readonly PathStep[]>()

/** Steps of a path as a hand draws it: the same hand for one id. Kept for as long as the steps’ owner stays the same. */
export function sketched(owner: object, id: string, steps: readonly PathStep[]): readonly PathStep[] {
  const before = known.get(owner)
  if (before !== undefined) return before
  const drawn = generator.path(pathData(steps), { seed: seedOf(id), roughness: 1.1, bowing: 1.2 })
  const made = drawn.sets.flatMap(({ type, ops }) =>
    type === 'path' ? ops.map(({ op, data }) => stepOf(op, data)) : [],
  )
  known.set(owner, made)
  return made
}

function stepOf(op: 'move' | 'bcurveTo' | 'lineTo', data: readonly number[]): PathStep {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = data
  return op === 'bcurveTo' ? ['C', a, b, c, d, e, f] : [op === 'move' ? 'M' : 'L', a, b]
}

/** Never 0, which would be another hand each time. */
function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return seed + 1
}
