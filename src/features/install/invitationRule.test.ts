import { expect, test } from 'vitest'
import { NO_MEMORY, readMemory, REST, shouldInvite, type InvitationFacts } from './invitationRule.ts'

const NOW = Date.parse('2026-11-20T12:40:00Z')
const facts: InvitationFacts = {
  visits: 2,
  dismissedAt: null,
  canInstall: true,
  isInstalled: false,
  wasShownThisSession: false,
  hasUsedCart: false,
  now: NOW,
}

test.each([
  ['a second visit', {}, true],
  ['a first visit', { visits: 1 }, false],
  ['a first visit with a cart', { visits: 1, hasUsedCart: true }, true],
  ['an installed app', { isInstalled: true }, false],
  ['a browser that can’t install', { canInstall: false }, false],
  ['a second time in one session', { wasShownThisSession: true }, false],
  ['a no of yesterday', { dismissedAt: NOW - 86_400_000, hasUsedCart: true }, false],
  ['a no of 90 days ago', { dismissedAt: NOW - REST }, true],
])('%s', (_, change, invited) => {
  expect(shouldInvite({ ...facts, ...change })).toBe(invited)
})

test('reads what was remembered, and junk as nothing', () => {
  expect(readMemory('{"visits":3,"dismissedAt":5}')).toEqual({ visits: 3, dismissedAt: 5 })
  for (const junk of [null, '', '{', '[]', '{"visits":"3"}']) expect(readMemory(junk)).toEqual(NO_MEMORY)
})
