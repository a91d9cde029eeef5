import { TEMPLATE_VERSION } from '#domain/template/templateSchema.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTemplate } from '#domain/template/templateArbitrary.ts'
import { LONGEST_FILE, readTemplateFile, writeTemplateFile } from '#domain/template/templateFile.ts'

const NUM_RUNS = process.env['LONG'] === undefined ? 500 : 50_000

/** Names that do harm where they are copied carelessly, and any others. */
const name = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'nodes',
    'kind',
    'settings',
    'pattern',
    'models',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, '(a+)+$', '\u0000', '\uD800', 1e308, -0, 'x'.repeat(50_000)),
)
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(name, tie('tree'), { maxKeys: 4 }),
  ),
}))

/** A template that one thing in was put in place of another of. */
const spoiled = fc
  .tuple(anyTemplate, fc.array(fc.tuple(name, tree), { maxLength: 3 }), fc.nat())
  .map(([template, entries, at]) => {
    const text = writeTemplateFile(template)
    const spots = [...text.matchAll(/\{|\[/gu)].map(({ index }) => index)
    const spot = spots[at % spots.length] ?? 0
    const put =
      text[spot] === '{'
        ? entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value) ?? 'null'},`)
        : entries.map(([, value]) => `${JSON.stringify(value) ?? 'null'},`)
    return text.slice(0, spot + 1) + put.join('') + text.slice(spot + 1)
  })

const hostile = fc.oneof(
  spoiled,
  tree.map((content) => JSON.stringify(content) ?? ''),
  fc
    .dictionary(name, tree)
    .map((content) => JSON.stringify({ kind: 'iskra-template', version: 1, ...content })),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 1, max: 200_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 50_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
)

describe('a template’s file', () => {
  it('gives back the template that was written', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        expect(readTemplateFile(writeTemplateFile(template))).toEqual({ template, refusal: null })
      }),
    )
  })

  it.each([
    ['not_json', 'szablon'],
    ['not_json', '['.repeat(100_000)],
    ['not_template', '[]'],
    ['not_template', '{"kind":"przepis","version":1}'],
    ['newer', JSON.stringify({ kind: 'iskra-template', version: TEMPLATE_VERSION + 1 })],
    ['broken', '{"kind":"iskra-template","version":1}'],
    ['too_large', ' '.repeat(LONGEST_FILE + 1)],
  ])('is refused as %s where it is', (refusal, text) => {
    expect(readTemplateFile(text)).toMatchObject({ template: null, refusal })
  })

  it('does no harm, whatever is in it: it is a template or it is refused', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    fc.assert(
      fc.property(hostile, (text) => {
        const { template, refusal } = readTemplateFile(text)
        expect(template === null).toBe(refusal !== null)
        if (template === null) return
        expect(readTemplateFile(writeTemplateFile(template)).template).toEqual(template)
        expect(Object.getPrototypeOf(template.pricing.models)).toBe(Object.prototype)
      }),
      { numRuns: NUM_RUNS },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  }, 600_000)
})
