import { expect, test } from 'vitest'
import { isTight, storageUse } from './storageUse.ts'

test('is tight from 80 % of the share on', () => {
  expect(isTight({ usage: 79, quota: 100 })).toBe(false)
  expect(isTight({ usage: 80, quota: 100 })).toBe(true)
  expect(isTight(null)).toBe(false)
})

test('a browser that doesn’t say is not guessed', async () => {
  expect(await storageUse(undefined)).toBeNull()
  expect(await storageUse({})).toBeNull()
  expect(await storageUse({ estimate: async () => ({}) })).toBeNull()
  expect(await storageUse({ estimate: async () => Promise.reject(new Error('refused')) })).toBeNull()
  expect(await storageUse({ estimate: async () => ({ usage: 1, quota: 2 }) })).toEqual({ usage: 1, quota: 2 })
})
