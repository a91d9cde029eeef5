import type { MotifName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { boundsOf } from '../picture/trace.ts'
import { withEyesShut } from './motifs/faces.ts'
import { placed, type Shape } from './shape.ts'
import { TOGETHER } from './together.ts'

/** Where somebody can lie down; elsewhere they sleep as they sit. */
const BEDS: ReadonlySet<MotifName> = new Set([
  'sofa',
  'hammock',
  'picnic',
  'blanket',
  'cloud',
  'bench',
  'leaf',
  'pier',
])

/** Whether a sleeping person lies: on the ground, or on something long. */
export function liesDown({ name, pose, relation }: Pick<WantedMotif, 'name' | 'pose' | 'relation'>): boolean {
  if (pose !== 'asleep' || !PEOPLE.has(name) || TOGETHER.has(name)) return false
  return relation === null || BEDS.has(relation.to) || relation.name === 'under' || relation.name === 'beside'
}

/** On its side, the head to the right and the eyes shut. */
export function lying(shapes: readonly Shape[]): Shape[] {
  const turned = placed(withEyesShut(shapes), { x: -0.5, y: 0, size: 1, turn: Math.PI / 2 })
  const { bottom } = boundsOf(turned)
  return placed(turned, { x: 0, y: -bottom, size: 1 })
}
