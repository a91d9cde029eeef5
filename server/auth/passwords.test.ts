import { expect, it } from 'vitest'
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
