import { expect, it } from 'vitest'
import { createGenerators } from '#api/generators/createGenerators.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { type CreateGenerators, generatorsOf } from './generatorsOf.ts'

const create: CreateGenerators = (parts) => Promise.resolve(createGenerators(parts))
const noProductApi = () => Promise.reject(new Error('nothing is asked here'))

it('keeps the generators of an owner for their next drain, and never gives them to another', async () => {
  const db = memoryDatabase()
  const first = await generatorsOf(db, 'user:jan', create, noProductApi)
  expect(await generatorsOf(db, 'user:jan', create, noProductApi)).toBe(first)
  // Jan's unfinished sender may run once Ola is signed in: it gets no generators with keys in his name.
  expect(await generatorsOf(db, 'user:ola', create, noProductApi)).not.toBe(first)
})
