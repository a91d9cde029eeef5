import { expect, it } from 'vitest'
import { checkCode, codeToSend, EMPTY_CODE } from './codeForm.ts'

const TYPED = { ...EMPTY_CODE, code: ' nowa-pani ', creator: 'Zofia', reason: 'Umowa na rok' }
const ACT = 'd0b1f5a0-3c86-4b0e-9a55-6a1a9c1f0b11'

it('asks for a code, its creator and a reason, and for numbers in their bounds', () => {
  expect(checkCode(EMPTY_CODE)).toEqual([
    { field: 'code', code: 'required' },
    { field: 'creator', code: 'required' },
    { field: 'reason', code: 'required' },
  ])
  expect(checkCode(TYPED)).toEqual([])
  const wrong = {
    code: 'za dużo słów',
    discountPercent: '91',
    bonusCredits: '-1',
    usageLimit: '0',
    reason: 'bo',
  }
  expect(checkCode({ ...TYPED, ...wrong }).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'code wrong',
    'discountPercent wrong',
    'bonusCredits wrong',
    'usageLimit wrong',
    'reason too_short',
  ])
})

it('sends whole numbers, and days from their beginning to their end', () => {
  const days = { startsAt: '2026-12-01', endsAt: '2026-12-31', bonusCredits: '1 000', usageLimit: '50' }
  const sent = codeToSend({ ...TYPED, ...days }, ACT)
  expect(sent).toMatchObject({
    act: ACT,
    code: 'nowa-pani',
    discountPercent: 0,
    bonusCredits: 1000,
    email: null,
  })
  const length = Date.parse(sent.endsAt ?? '') - Date.parse(sent.startsAt ?? '')
  expect(length).toBe(31 * 24 * 3_600_000)
})
