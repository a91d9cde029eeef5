import { expect, it } from 'vitest'
import { estimatePassword } from '#domain/account/estimatePassword.ts'
import { estimateInThread } from './estimateInThread.ts'
import { hashPassword, isPassword } from './passwords.ts'

it('keeps passwords by argon2id at 19 MiB and two passes, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('zielony kubek'), hashPassword('zielony kubek')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

it('knows a password again however a keyboard composed its letters, and no other', async () => {
  const kept = await hashPassword('\u017c\u00f3\u0142ty dom')
  expect(await isPassword('z\u0307o\u0301\u0142ty dom', kept)).toBe(true)
  expect(await isPassword('zolty dom', kept)).toBe(false)
  expect(await isPassword('', kept)).toBe(false)
})

it('opens nothing where there is no account', async () => {
  expect(await isPassword('zielony kubek', null)).toBe(false)
})

it('are hashed two at a time, and a flood of them is refused rather than kept waiting', async () => {
  const asked = Array.from({ length: 103 }, () => isPassword('zielony kubek', null))
  const answers = await Promise.allSettled(asked)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'SERVICE_UNAVAILABLE' } }])
})

it('are judged beside the main loop, which goes on meanwhile, and as strictly', async () => {
  const long = '4@5$'.repeat(32)
  await estimateInThread('a warm-up', {})
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const score = await estimateInThread(long, {})
  isDone = true
  expect(turns).toBeGreaterThan(1)
  expect(score).toBe(estimatePassword(long, {}))
  const owner = { email: 'zofia@example.pl', displayName: 'Zofia' }
  expect(await estimateInThread('zofia-zofia', owner)).toBe(estimatePassword('zofia-zofia', owner))
})
