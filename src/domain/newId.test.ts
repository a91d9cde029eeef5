import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { newId, newUuid } from './newId.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('makes ids on pages without TLS, too', () => {
  const { crypto: whole } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  })
  expect(newId()).toMatch(/^[\da-f]{32}$/u)
  expect(newId()).not.toBe(newId())
  expect(z.safeParse(z.uuidv4(), newUuid()).success).toBe(true)
  expect(newUuid()).not.toBe(newUuid())
})
