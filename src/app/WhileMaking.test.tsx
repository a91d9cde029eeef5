import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { WhileMaking } from './WhileMaking.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

it.each([
  [true, 1],
  [false, 0],
])('offers a lit screen only for what takes minutes (%s)', (isLong, count) => {
  stubBrowser()
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} })
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, betaFeatures: true }
  renderScreen(<WhileMaking isLong={isLong} />, { config: { ...DEFAULT_RUNTIME_CONFIG, features } })
  expect(screen.queryAllByRole('switch', { name: /^Nie wygaszaj ekranu/u })).toHaveLength(count)
})
