import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** APIs that an older engine lacks; put back after each test. */
const OWN = {
  withResolvers: Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {},
  any: Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {},
  canParse: Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {},
}

beforeEach(async () => {
  Reflect.deleteProperty(Promise, 'withResolvers')
  Reflect.deleteProperty(AbortSignal, 'any')
  Reflect.deleteProperty(URL, 'canParse')
  vi.resetModules()
  await import('./olderEngines.ts')
})

afterEach(() => {
  vi.restoreAllMocks()
  Object.defineProperty(Promise, 'withResolvers', OWN.withResolvers)
  Object.defineProperty(AbortSignal, 'any', OWN.any)
  Object.defineProperty(URL, 'canParse', OWN.canParse)
})

it('makes a promise that is kept and one that is broken from outside', async () => {
  const kept = Promise.withResolvers<number>()
  kept.resolve(7)
  expect(await kept.promise).toBe(7)
  const broken = Promise.withResolvers()
  broken.reject(new Error('no'))
  await expect(broken.promise).rejects.toThrow('no')
})

it('stops with the first of several signals, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const any = AbortSignal.any([one.signal, other.signal])
  expect(any.aborted).toBe(false)
  other.abort('late')
  one.abort('later')
  expect(any.aborted).toBe(true)
  expect(any.reason).toBe('late')
})

it('is stopped already with a signal that is', () => {
  expect(AbortSignal.any([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before')
  expect(AbortSignal.any([]).aborted).toBe(false)
})

it('tells what is an address', () => {
  expect(URL.canParse('https://iskra.example')).toBe(true)
  expect(URL.canParse('koszyk', 'https://iskra.example')).toBe(true)
  expect(URL.canParse('koszyk')).toBe(false)
})

it('leaves an engine alone that has them', async () => {
  vi.spyOn(URL, 'canParse').mockReturnValue(true)
  vi.resetModules()
  await import('./olderEngines.ts')
  expect(URL.canParse('no address')).toBe(true)
})
