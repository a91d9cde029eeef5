import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT_ID } from '#domain/runtimeConfig.ts'
import { readRuntimeConfig } from './readRuntimeConfig.ts'

const told = { ...DEFAULT_RUNTIME_CONFIG, version: '7.7.7' }

function pageWith(json: string | null): Document {
  const page = document.implementation.createHTMLDocument()
  if (json !== null) {
    const element = page.createElement('script')
    element.type = 'application/json'
    element.id = RUNTIME_CONFIG_ELEMENT_ID
    element.textContent = json
    page.body.append(element)
  }
  return page
}

describe('the runtime configuration of a page', () => {
  it('is the one in its HTML, without a call', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    expect(await readRuntimeConfig(pageWith(JSON.stringify(told)), fetch)).toEqual(told)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is asked for where the HTML has none', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(Response.json(told))
    expect(await readRuntimeConfig(pageWith(null), fetch)).toEqual(told)
    expect(fetch).toHaveBeenCalledWith('/config.json')
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ["a hotel's page", () => Promise.resolve(new Response('<html>Zaloguj się do Wi-Fi</html>'))],
    ['something else', () => Promise.resolve(Response.json({ storefront: 7 }))],
  ])('is that of the embedded services with %s', async (_name, answer) => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(answer)
    expect(await readRuntimeConfig(pageWith('not JSON'), fetch)).toEqual(DEFAULT_RUNTIME_CONFIG)
  })

  it('has the defaults of the specification for what it does not name', async () => {
    expect(await readRuntimeConfig(pageWith('{}'), vi.fn<typeof globalThis.fetch>())).toMatchObject({
      logLevel: 'warn',
      queryCache: { staleTimeMs: 600_000, gcTimeMs: 900_000 },
      features: { imageGeneration: true, multiLanguage: true },
    })
  })
})
