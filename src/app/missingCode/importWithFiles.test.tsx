import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import { CodeFailure } from './codeFailures.ts'
import type { LateFiles } from './importWithFiles.ts'

/** What the network gives of each file: nothing while it is in here. */
const lost = new Set<string>()
const fetched = vi.fn<(address: string) => void>()
let importWithFiles: typeof import('./importWithFiles.ts').importWithFiles

beforeEach(async () => {
  setLogLevel('silent')
  lost.clear()
  fetched.mockClear()
  document.head.replaceChildren()
  vi.stubGlobal('fetch', async (address: string) => {
    fetched(address)
    if (lost.has(new URL(address, location.origin).pathname)) throw new TypeError('Failed to fetch')
    return new Response('')
  })
  vi.resetModules()
  ;({ importWithFiles } = await import('./importWithFiles.ts'))
})
afterEach(() => {
  setLogLevel('warn')
  vi.unstubAllGlobals()
})

const load = async () => 'terms'

/** One file of this name, and what it needs. */
const late = (...names: string[]): LateFiles<string> => [
  names.join(' '),
  names
    .slice(1)
    .map((_, index) => index + 1)
    .join(','),
  load,
]

const addressOf = (file: string) => `${location.origin}/${file}`

/** The style sheets that were asked for; jsdom fetches none by itself. */
const styles = () => [...document.querySelectorAll('link[rel=stylesheet]')]

it('tries no import before all its files are there, and can be asked again', async () => {
  const importing = vi.fn<() => Promise<string>>(load)
  lost.add('/assets/needed.js')
  const files = late('terms.js', 'needed.js')
  await expect(importWithFiles(importing, files, 0)).rejects.toMatchObject({
    name: 'CodeFailure',
    message: `Not fetched: ${addressOf('assets/needed.js')}`,
  })
  expect(importing).not.toHaveBeenCalled()
  lost.clear()
  await expect(importWithFiles(importing, files, 0)).resolves.toBe('terms')
  expect(importing).toHaveBeenCalledOnce()
})

it('fetches what its file needs, and what that needs, each once', async () => {
  const loaded = vi.fn<(name: string) => Promise<string>>(load)
  await importWithFiles(1, ['a.js b.js c.js', '2|0,2|', loaded])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    ['b.js', 'a.js', 'c.js'].map((name) => addressOf(`assets/${name}`)),
  )
  expect(loaded).toHaveBeenCalledExactlyOnceWith('b.js')
})

it('fetches nothing that the worker keeps, and all the rest', async () => {
  const kept = new Set([addressOf('assets/kept.js')])
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', {
    match: async (address: string) => (kept.has(address) ? new Response('') : undefined),
  })
  await importWithFiles(0, late('kept.js', 'other.js'))
  expect(fetched.mock.calls).toEqual([[addressOf('assets/other.js')]])
  // Where storage is refused, nothing is known of it.
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('refused', 'SecurityError')) })
  await importWithFiles(0, late('refused.js'))
  expect(fetched).toHaveBeenLastCalledWith(addressOf('assets/refused.js'))
})

it('refuses what is there no longer', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(importWithFiles(0, late('terms.js'))).rejects.toThrow('assets/terms.js')
})

it('fetches a file once for all that want it, and none that its document has', async () => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/assets/start.js'
  document.head.append(link)
  await Promise.all([importWithFiles(0, late('terms.js', 'start.js')), importWithFiles(0, late('terms.js'))])
  await importWithFiles(0, late('terms.js'))
  expect(fetched.mock.calls.filter(([address]) => address === addressOf('assets/terms.js'))).toHaveLength(1)
  expect(fetched).not.toHaveBeenCalledWith(addressOf('assets/start.js'))
})

it('applies its style first, and asks for it anew where that failed', async () => {
  const importing = vi.fn<() => Promise<string>>(load)
  const first = importWithFiles(importing, late('terms.css'), 0)
  await vi.waitFor(() => expect(styles()).toHaveLength(1))
  styles()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('assets/terms.css')
  const second = importWithFiles(importing, late('terms.css'), 0)
  await vi.waitFor(() => expect(styles()).toHaveLength(1))
  expect(importing).not.toHaveBeenCalled()
  styles()[0]?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBe('terms')
  await importWithFiles(importing, late('terms.css'), 0)
  expect(styles()).toHaveLength(1)
})

it('tells what failed to be imported in words that no router reloads by', async () => {
  const broken = importWithFiles(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/terms.js')),
  )
  await expect(broken).rejects.toThrow(/^Not fetched/)
  expect(new CodeFailure('/assets/terms.js').message).toMatch(/^Not fetched/)
})
