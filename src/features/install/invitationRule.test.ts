import { expect, test } from 'vitest'
import { type InvitationFacts, NO_MEMORY, readMemory, shouldInvite } from './invitationRule.ts'

const facts: InvitationFacts = {
  visits: 2,
  offeredAt: null,
  canInstall: true,
  isInstalled: false,
  hasOrdered: false,
}

test.each([
  ['a second visit', {}, true],
  ['a first visit', { visits: 1 }, false],
  ['a first visit with an order', { visits: 1, hasOrdered: true }, true],
  ['an installed app', { isInstalled: true }, false],
  ['a browser that can’t install', { canInstall: false }, false],
  ['a second time', { offeredAt: 5, hasOrdered: true }, false],
])('%s', (_, change, invited) => {
  expect(shouldInvite({ ...facts, ...change })).toBe(invited)
})

test('reads what was remembered, a no of an earlier release too, and junk as nothing', () => {
  expect(readMemory('{"visits":3,"offeredAt":5}')).toEqual({ visits: 3, offeredAt: 5 })
  expect(readMemory('{"visits":3,"dismissedAt":5}')).toEqual({ visits: 3, offeredAt: 5 })
  expect(readMemory('{"visits":3,"dismissedAt":null}')).toEqual({ visits: 3, offeredAt: null })
  for (const junk of [null, '', '{', '[]', '{"visits":"3"}']) expect(readMemory(junk)).toEqual(NO_MEMORY)
})
