import { expect, test } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { withConfig } from '../withConfig.ts'
import { configText, readDocument } from './readDocument.ts'

const HTML = `<!doctype html><html class="dark" lang="en"><head>
<style>@font-face { src: url(/assets/figtree-12345678.woff2) }</style>
<link rel="stylesheet" disabled href="/assets/index-12345678.css">
<link rel="preload" href="/assets/figtree-12345678.woff2" as="font"></head>
<body><div id="root" data-rendered="screen"><a href="/sklep">Shop</a></div>
<script id="start" data-code="/assets/index-87654321.js /assets/shop-AbC_-123.js">{}</script></body></html>`

test('a document says its language and what it is made with', () => {
  expect(readDocument(HTML)).toEqual({
    language: 'EN',
    files: ['/assets/index-87654321.js', '/assets/shop-AbC_-123.js', '/assets/index-12345678.css'],
    isRendered: true,
    config: null,
  })
})

test('the configuration it holds is the one it was written with', () => {
  const seller = { ...DEFAULT_RUNTIME_CONFIG.seller, name: 'Łąka <i> Spółka' }
  const config = { ...DEFAULT_RUNTIME_CONFIG, seller }
  expect(readDocument(withConfig(HTML, config)).config).toBe(configText(config))
  expect(configText(config)).not.toBe(configText(DEFAULT_RUNTIME_CONFIG))
})

test.each(['', '<html>', '<script id="iskra-config">{</script>', '<script id="iskra-config">7</script>'])(
  'another page says nothing: %j',
  (html) => {
    expect(readDocument(html)).toEqual({ language: 'PL', files: [], isRendered: false, config: null })
  },
)
