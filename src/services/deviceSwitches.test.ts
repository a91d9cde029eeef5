import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#domain/browser/testing/storageOf.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { NO_SWITCHES, readDeviceSwitches, withDeviceSwitches, writeDeviceSwitches } from './deviceSwitches.ts'

beforeEach(() => void vi.stubGlobal('localStorage', storageOf(new Map())))
afterEach(() => void vi.unstubAllGlobals())

test('what was set is read back and goes over the server’s word', () => {
  const switches = { logLevel: 'debug', features: { socialSharing: false } } as const
  expect(writeDeviceSwitches(switches)).toBe(true)
  const config = withDeviceSwitches(DEFAULT_RUNTIME_CONFIG, readDeviceSwitches())
  expect(config.logLevel).toBe('debug')
  expect(config.features).toEqual({ ...DEFAULT_RUNTIME_CONFIG.features, socialSharing: false })
  expect(config.storefront).toBe(DEFAULT_RUNTIME_CONFIG.storefront)
})

test.each(['{', '[]', '{"features":{"unknown":true}}', '{"logLevel":"loud","features":{}}'])(
  'junk is nothing: %s',
  (text) => {
    localStorage.setItem('iskra-switches', text)
    expect(readDeviceSwitches()).toEqual(NO_SWITCHES)
  },
)
