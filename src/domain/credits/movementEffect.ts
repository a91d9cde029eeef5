import type { MovementKind } from './credits.ts'

/** The effect of a movement on an account's parts. Their sum is the effect on the total. */
interface MovementEffect {
  readonly available: number
  readonly reserved: number
  readonly used: number
}

const IN = { available: 1, reserved: 0, used: 0 }
const OUT = { available: -1, reserved: 0, used: 0 }

/** The whole arithmetic of the ledger, for one credit. */
const EFFECTS: Readonly<Record<MovementKind, MovementEffect>> = {
  welcome: IN,
  pack: IN,
  affiliate: IN,
  course: IN,
  correction: IN,
  return: OUT,
  reserve: { available: -1, reserved: 1, used: 0 },
  charge: { available: 0, reserved: -1, used: 1 },
  release: { available: 1, reserved: -1, used: 0 },
  rest: { available: 1, reserved: -1, used: 0 },
  refund: { available: 1, reserved: 0, used: -1 },
}

/** The effect of this many credits of a kind. */
export function movementEffect(kind: MovementKind, credits: number): MovementEffect {
  const { available, reserved, used } = EFFECTS[kind]
  // The sum with 0 keeps a minus from a zero.
  return { available: 0 + available * credits, reserved: 0 + reserved * credits, used: 0 + used * credits }
}
