import { expect, test } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { NO_SWITCHES, readDeviceSwitches, withDeviceSwitches, writeDeviceSwitches } from './deviceSwitches.ts'

function refused(): never {
  throw new DOMException('refused', 'SecurityError')
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what was set is read back and goes over the server’s word', () => {
  const storage = memory()
  const switches = { logLevel: 'debug', features: { socialSharing: false } } as const
  expect(writeDeviceSwitches(switches, () => storage)).toBe(true)
  const config = withDeviceSwitches(
    DEFAULT_RUNTIME_CONFIG,
    readDeviceSwitches(() => storage),
  )
  expect(config.logLevel).toBe('debug')
  expect(config.features).toEqual({ ...DEFAULT_RUNTIME_CONFIG.features, socialSharing: false })
  expect(config.storefront).toBe(DEFAULT_RUNTIME_CONFIG.storefront)
})

test.each(['{', '[]', '{"features":{"unknown":true}}', '{"logLevel":"loud","features":{}}'])(
  'junk is nothing: %s',
  (text) => {
    expect(readDeviceSwitches(() => ({ getItem: () => text }))).toEqual(NO_SWITCHES)
  },
)

test('a refused storage is nothing', () => {
  expect(readDeviceSwitches(refused)).toEqual(NO_SWITCHES)
  expect(writeDeviceSwitches(NO_SWITCHES, refused)).toBe(false)
})
