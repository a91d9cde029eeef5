import { afterEach, expect, it, vi } from 'vitest'

const FAMILY = '👨‍👩‍👧'

async function counted(): Promise<readonly string[]> {
  vi.resetModules()
  const { charactersOf } = await import('./characters.ts')
  return charactersOf(`ą${FAMILY}`)
}

afterEach(() => {
  vi.unstubAllGlobals()
  // Test files share loaded modules: the next one counts as people do.
  vi.resetModules()
})

it('counts as people do', async () => {
  expect(await counted()).toEqual(['ą', FAMILY])
})

it('counts code points where the engine can’t tell', async () => {
  vi.stubGlobal('Intl', {})
  expect(await counted()).toEqual(['ą', ...Array.from(FAMILY)])
})
