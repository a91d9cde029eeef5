import { expect, it } from 'vitest'
import { runState } from './runState.ts'

const facts = {
  visitor: 'verified',
  isAvailable: true,
  price: { least: 2, most: 6 },
  isOfForm: true,
  available: 10,
  isOffline: false,
} as const

it.each([
  [{}, { kind: 'ready', left: 4 }],
  [{ available: null }, { kind: 'ready', left: null }],
  [{ available: 5 }, { kind: 'missing', available: 5, missing: 1 }],
  // The needs of another filling don't block this one.
  [
    { available: 5, isOfForm: false },
    { kind: 'ready', left: null },
  ],
  [
    { available: 1, isOfForm: false },
    { kind: 'missing', available: 1, missing: 1 },
  ],
  [{ isOffline: true, available: 0 }, { kind: 'later' }],
  [{ visitor: 'guest', isOffline: true }, { kind: 'guest' }],
  [{ visitor: 'unverified' }, { kind: 'unverified' }],
  [{ visitor: 'unknown' }, { kind: 'unknown' }],
  [{ isAvailable: false }, { kind: 'unavailable' }],
  [{ isAvailable: false, isOffline: true }, { kind: 'later' }],
] as const)('of %j a press is %j', (change, state) => {
  expect(runState({ ...facts, ...change })).toEqual(state)
})
