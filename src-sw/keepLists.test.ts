import { describe, expect, it, vi } from 'vitest'
import { isPublicRead } from '#domain/access/publicReads.ts'
import { keepLists } from './keepLists.ts'

const PATHS = [
  '/api/v1/content/pl/news',
  '/api/v1/content/pl/education',
  '/api/v1/content/pl/guides',
  '/api/v1/content/pl/tutorials',
  '/api/v1/models/pl',
]

function device(kept: readonly string[] = [], { savesData = false } = {}) {
  const cached = new Set(kept)
  const cacheRead = vi.fn<(path: string) => Promise<void>>(async (path) => void cached.add(path))
  return { cached, cacheRead, isKept: async (path: string) => cached.has(path), savesData: () => savesData }
}

describe('the lists of the site', () => {
  it('are kept though nobody has opened them, each as the worker answers it', async () => {
    const here = device()
    await keepLists('PL', here)
    expect([...here.cached]).toEqual(PATHS)
    expect(PATHS.filter((path) => !isPublicRead(path))).toEqual([])
  })

  it('are not asked for where somebody saves data', async () => {
    const here = device([], { savesData: true })
    await keepLists('PL', here)
    expect(here.cacheRead).not.toHaveBeenCalled()
  })

  it('are asked for once', async () => {
    const here = device(PATHS.slice(0, 3))
    await keepLists('PL', here)
    await keepLists('PL', here)
    expect(here.cacheRead.mock.calls.flat()).toEqual(PATHS.slice(3))
  })

  it('wait for the next start where the network is gone', async () => {
    const here = device()
    here.cacheRead.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await keepLists('PL', here)
    expect([...here.cached]).toEqual([])
    await keepLists('PL', here)
    expect([...here.cached]).toEqual(PATHS)
  })
})
