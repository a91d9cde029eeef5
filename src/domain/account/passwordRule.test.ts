import { describe, expect, it } from 'vitest'
import { checkPasswordLength, validatePassword, normalisePassword } from './passwordRule.ts'

const OWNER = { email: 'zofia.zuraw@kartki.example', displayName: 'Zofia Żuraw' }

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['krótkie', 'too_short'],
    ['ęęęęęęęęę', 'too_short'],
    ['e\u0328'.repeat(9), 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['\ufdfa'.repeat(10), 'too_long'],
  ])('of a wrong length is named as such: %j', async (password, problem) => {
    expect(checkPasswordLength(password)).toBe(problem)
    expect((await validatePassword(password)).problem).toBe(problem)
  })

  it.each([
    'haslohaslo',
    'Hasło12345',
    'haslo12345',
    'qwertyuiop',
    '1234567890',
    'aaaaaaaaaaaaaaaaaaaa',
    'zofiazuraw',
    'ZofiaŻuraw1',
    'kartki.example',
    'zofia.zuraw@kartki.example',
    'iskraiskra',
    'Kowalska2024',
  ])('that anybody would try is weak: %j', async (password) => {
    expect((await validatePassword(password, OWNER)).problem).toBe('weak')
  })

  it.each([
    'zielony kubek na oknie',
    'krowa-lampa-sufit',
    'x8#kfL!2pq',
    'zażółć gęślą jaźń',
    'a'.repeat(40) + 'ż7-kubek',
  ])('that nobody guesses is taken: %j', async (password) => {
    expect(await validatePassword(password, OWNER)).toMatchObject({ problem: null })
  })

  it('is one password however its letters are composed', () => {
    expect(normalisePassword('z\u0307o\u0301l\u0301')).toBe(normalisePassword('żóĺ'))
  })

  it('is judged quickly at any length', async () => {
    await validatePassword('a warm-up')
    const start = performance.now()
    await validatePassword('aA1!'.repeat(32), OWNER)
    await validatePassword('4@5$'.repeat(32), OWNER)
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
