import { expect, it } from 'vitest'
import { canStillBeSent, type IntentFailure } from './intent.ts'

const failure: IntentFailure = { code: 'SHOPIFY_NETWORK_ERROR', message: '', kind: 'unreachable', at: 1 }

it.each([
  ['a new one', { state: 'waiting', lastError: null }, true],
  ['one that waits for the network', { state: 'waiting', lastError: failure }, true],
  ['a refused one', { state: 'parked', lastError: { ...failure, kind: 'refused' } }, false],
  [
    'one that waits for a sign-in',
    { state: 'waiting', lastError: { ...failure, code: 'SESSION_EXPIRED' } },
    false,
  ],
] as const)('tells of %s whether it will be sent by itself', (_, intent, expected) => {
  expect(canStillBeSent(intent)).toBe(expected)
})
