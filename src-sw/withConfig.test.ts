import { expect, test } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { withConfig } from './withConfig.ts'

test('the configuration stands in the head as data that reads back', () => {
  const config = { ...DEFAULT_RUNTIME_CONFIG, version: '</script><script>alert(1)</script>$&' }
  const html = withConfig('<head><title>Iskra</title></head><body></body>', config)
  const written = /<script type="application\/json" id="iskra-config">(.*?)<\/script><\/head>/.exec(html)
  expect(JSON.parse(written?.[1] ?? '')).toEqual(config)
})

test('a document without a head stays as it is', () => {
  expect(withConfig('<p>', DEFAULT_RUNTIME_CONFIG)).toBe('<p>')
})

test('a document is light from its first paint on where there is no dark look', () => {
  const html = '<html lang="pl" class="dark"><head><meta name="theme-color" content="#0f172a"></head></html>'
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, darkMode: false }
  const light = withConfig(html, { ...DEFAULT_RUNTIME_CONFIG, features })
  expect(light).toContain(
    '<html lang="pl" data-light-alone><head><meta name="theme-color" content="#ffffff">',
  )
  expect(withConfig(html, DEFAULT_RUNTIME_CONFIG)).toContain('<html lang="pl" class="dark">')
})
