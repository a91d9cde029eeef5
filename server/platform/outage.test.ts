import { expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each(['ECONNREFUSED', '57P01', '08006', 'ENOSPC', 'EDQUOT', '53100'])(
  '%s may be over in a moment',
  (code) => {
    expect(isOutage(withCode(code))).toBe(true)
    expect(isOutage(new Error('a query failed', { cause: withCode(code) }))).toBe(true)
  },
)

it('a full disk of the embedded database may be over in a moment', () => {
  expect(isOutage(Object.assign(new Error('x'), { name: 'ErrnoError', errno: 51 }))).toBe(true)
})

it.each(['23505', 'ENOENT', '22P02'])('%s is about the call itself', (code) => {
  expect(isOutage(withCode(code))).toBe(false)
})
