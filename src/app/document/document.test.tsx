import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageHead } from './pageHead.ts'
import { screenHead, type HeadParts } from './headTags.ts'
import { writeHead } from './writeHead.ts'

/** A match as the router keeps it, with its route's head. */
function match(head: ReturnType<typeof pageHead>): HeadParts {
  return { meta: head.meta, links: head.links, headScripts: head.scripts }
}

function page(head: string): Document {
  const target = document.implementation.createHTMLDocument('Iskra')
  target.head.insertAdjacentHTML('beforeend', head)
  return target
}

const content = (target: Document, selector: string): string | null =>
  target.head.querySelector(selector)?.getAttribute('content') ?? null

let target: Document

beforeEach(() => {
  target = page(
    '<meta name="description" content="served"><meta property="og:title" content="served"><link rel="alternate" hreflang="en" href="/x?lang=en">',
  )
})

describe('the head of the document', () => {
  it('says what the innermost screen says', () => {
    const outer = match(pageHead({ title: 'Sklep', description: 'Wszystko', path: '/sklep' }))
    const inner = match(pageHead({ title: 'Kubek', description: 'Z imieniem', path: '/sklep/produkt/kubek' }))
    writeHead(target, screenHead([{}, outer, inner]), true)
    expect(target.title).toBe('Kubek · Iskra')
    expect(content(target, 'meta[name="description"]')).toBe('Z imieniem')
    expect(target.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(target.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(target.head.querySelector('link[rel="alternate"]')).not.toBeNull()
  })

  it('forgets the screen before, all of it', () => {
    const first = match(
      pageHead({
        title: 'Kubek',
        path: '/sklep/produkt/kubek',
        image: '/a.jpg',
        structuredData: [{ '@type': 'Product' }],
      }),
    )
    writeHead(target, screenHead([first]), true)
    expect(target.head.querySelector('script[type="application/ld+json"]')?.textContent).toBe(
      '{"@type":"Product"}',
    )
    writeHead(
      target,
      screenHead([match(pageHead({ title: 'Nie ma takiej strony', isIndexed: false }))]),
      false,
    )
    expect(target.title).toBe('Nie ma takiej strony · Iskra')
    expect(content(target, 'meta[name="robots"]')).toBe('noindex')
    expect(
      target.head.querySelector(
        'script, link[rel="canonical"], link[rel="alternate"], meta[property="og:image"]',
      ),
    ).toBeNull()
    expect(content(target, 'meta[name="description"]')).toBeNull()
  })

  it('keeps all structured data when the screen says anew what the served page said', () => {
    const told = () =>
      [...target.head.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent)
    const structuredData = [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]
    const all = structuredData.map((data) => JSON.stringify(data))
    target = page(all.map((text) => `<script type="application/ld+json">${text}</script>`).join(''))
    // Before the product is there the screen has no title: the served one stays.
    writeHead(target, screenHead([match(pageHead({ title: 'Produkt' }))]), true)
    expect(told()).toEqual(all)
    writeHead(target, screenHead([match(pageHead({ title: 'Kubek', structuredData }))]), true)
    expect(told()).toEqual(all)
    writeHead(target, screenHead([match(pageHead({ title: 'Kubek', structuredData }))]), false)
    expect(told()).toEqual(all)
  })

  it('lets its data pass where only trusted types may be set, and nothing that runs', async () => {
    vi.resetModules()
    const createPolicy = vi.fn<(name: string, rules: { createScript: (text: string) => unknown }) => void>()
    vi.stubGlobal('trustedTypes', { createPolicy })
    const head = screenHead([match(pageHead({ title: 'Kubek', structuredData: [{ '@type': 'Product' }] }))])
    const { writeHead: writeAnew } = await import('./writeHead.ts')
    writeAnew(target, head, true)
    writeAnew(target, head, false)
    vi.unstubAllGlobals()
    expect(createPolicy).toHaveBeenCalledOnce()
    const [[name, rules] = []] = createPolicy.mock.calls
    expect(name).toBe('default')
    expect(head.tags.map(({ text }) => text).filter((text) => text !== null)).toEqual(['{"@type":"Product"}'])
    expect(rules?.createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}')
    expect(rules?.createScript('alert(1)')).toBeNull()
  })

  it('takes no script that would run', () => {
    const head = screenHead([
      { headScripts: [{ type: 'text/javascript', children: 'alert(1)' }, { src: '/x.js' }] },
    ])
    expect(head.tags).toEqual([])
  })

  it('keeps a full title as it is', () => {
    expect(pageHead({ title: 'Iskra – kartki i prezenty' }).meta).toContainEqual({
      title: 'Iskra – kartki i prezenty',
    })
  })
})
