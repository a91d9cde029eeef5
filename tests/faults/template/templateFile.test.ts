import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dryRun } from '#domain/template/dryRun.ts'
import { fillForm, formFaults, startValues } from '#domain/template/fillForm.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newNode } from '#domain/template/newTemplate.ts'
import { anyTemplate } from '#domain/template/templateArbitrary.ts'
import { matchesPattern } from '#domain/template/pattern/matchPattern.ts'
import { LONGEST_FILE, readTemplateFile, writeTemplateFile } from '#domain/template/templateFile.ts'
import { TEMPLATE_VERSION } from '#domain/template/templateSchema.ts'
import { validateTemplate } from '#domain/template/validateTemplate.ts'

const LONG = process.env['LONG'] !== undefined
const NUM_RUNS = LONG ? 50_000 : 500
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

/** A file is answered before anybody wonders, ms of the processor. Judged in the long run alone. */
const ANSWERED_WITHIN_MS = 200
const LATE_MOST = LONG ? 0 : Infinity

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

/** What hangs the expressions that browsers have built in, and what can't be read at all. */
const bomb = fc.constantFrom(
  '(a+)+$',
  '^(a|a)*$',
  '(.*a){200}',
  '((a*)*)*b',
  '(?:(?:(?:a?){100}){100}){100}',
  '(x+x+)+y',
  String.raw`(\w+\s?)*$`,
  '[\uD800-\uDFFF]+',
  '('.repeat(500),
  '('.repeat(250) + ')'.repeat(250),
  'a{1000000}',
  String.raw`(?=(a+))\1+b`,
  '|'.repeat(500),
)
const bombed = fc.tuple(anyTemplate, bomb).map(([template, pattern]) => {
  const [step] = template.form
  if (step === undefined) return ''
  const fields = step.fields.map((field) => ({
    ...field,
    defaultValue: `${'a'.repeat(2_000)}!`,
    validation: { ...field.validation, pattern },
  }))
  return writeTemplateFile({ ...template, form: [{ ...step, fields }] })
})

/** As many nodes as an editor takes and more, in a line, all from one, in a circle, or anyhow; some under the same id. */
const huge = fc
  .record({
    count: fc.integer({ min: 1_000, max: 12_000 }),
    way: fc.constantFrom('line', 'star', 'circle', 'any', 'same'),
    step: fc.integer({ min: 1, max: 5_000 }),
  })
  .map(({ count, way, step }) => {
    const ends: Readonly<Record<typeof way, (at: number) => readonly [from: number, to: number]>> = {
      line: (at) => [at, at + 1],
      star: (at) => [0, at + 1],
      circle: (at) => [at, (at + 1) % count],
      any: (at) => [at, (at * step + 1) % count],
      same: () => [0, 1],
    }
    const id = (at: number) => (way === 'same' ? 'n' : `n${at}`)
    return JSON.stringify({
      kind: 'iskra-template',
      ...EMPTY_TEMPLATE,
      nodes: Array.from({ length: count }, (_, at) =>
        newNode('transform', { id: id(at) }, { text: `{{node:n${at}}}` }),
      ),
      edges: Array.from({ length: count }, (_, at) => {
        const [from, to] = ends[way](at)
        return { id: `e${at}`, source: id(from), sourcePort: 'out', target: id(to) }
      }),
    })
  })

const hostile = fc.oneof(
  { weight: 24, arbitrary: spoiled },
  { weight: 24, arbitrary: tree.map((content) => JSON.stringify(content) ?? '') },
  {
    weight: 24,
    arbitrary: fc
      .dictionary(name, tree)
      .map((content) => JSON.stringify({ kind: 'iskra-template', version: 1, ...content })),
  },
  { weight: 24, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 12, arbitrary: bombed },
  { weight: 1, arbitrary: huge },
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 200_000 }).map((depth) => '['.repeat(depth)) },
  {
    weight: 12,
    arbitrary: fc
      .integer({ min: 1, max: 50_000 })
      .map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  },
)

/** Everything by name that an object or a list has by birth. */
const births = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).join())
    .join('\n')

/** What the editor works out of a file the moment that it is taken in. */
function takeIn(text: string): void {
  const { template } = readTemplateFile(text)
  if (template === null) return
  const { form } = template
  const context = { language: 'pl', device: 'desktop', isPreview: true }
  validateTemplate(template)
  const filled = fillForm(form, startValues(form), context)
  formFaults(filled.asked, filled, matchesPattern)
  dryRun(template, { values: startValues(form), context, enginePrice: () => 1 })
}

describe('a template’s file', () => {
  it('gives back the template that was written', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        expect(readTemplateFile(writeTemplateFile(template))).toEqual({ template, refusal: null })
      }),
    )
  })

  it('of earlier versions is read as it was meant: free is none of them, whatever it cost', () => {
    const { isFree, ...earlier } = FIXED_PRICING
    expect(isFree).toBe(false)
    const { examples, english, notes, ...first } = EMPTY_TEMPLATE
    const second = { ...first, examples, english, notes }
    for (const [version, template] of [
      [1, first],
      [2, second],
    ] as const) {
      const text = JSON.stringify({ kind: 'iskra-template', ...template, version, pricing: earlier })
      expect(readTemplateFile(text).template).toEqual({ ...EMPTY_TEMPLATE, pricing: FIXED_PRICING })
    }
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
    const before = births()
    let worst = { ms: 0, text: '' }
    let late = 0
    fc.assert(
      fc.property(hostile, (text) => {
        const { template, refusal } = readTemplateFile(text)
        // A machine that was busy with something else isn't what is asked about.
        let ms = Infinity
        for (let tries = 0; tries < 4 && ms > ANSWERED_WITHIN_MS; tries += 1) {
          const begun = process.cpuUsage()
          takeIn(text)
          const { user, system } = process.cpuUsage(begun)
          ms = Math.min(ms, (user + system) / 1_000)
        }
        if (ms > worst.ms) worst = { ms, text }
        if (ms > ANSWERED_WITHIN_MS) late += 1
        expect(template === null).toBe(refusal !== null)
        if (template === null) return
        expect(readTemplateFile(writeTemplateFile(template)).template).toEqual(template)
        expect(Object.getPrototypeOf(template.pricing.models)).toBe(Object.prototype)
      }),
      { numRuns: NUM_RUNS, seed: SEED },
    )
    expect(births()).toBe(before)
    console.info(
      `${NUM_RUNS} files, SEED=${SEED}: the slowest was answered in ${worst.ms.toFixed(0)} ms` +
        ` (${worst.text.length} characters: ${JSON.stringify(worst.text.slice(0, 60))}), ${late} in over ${ANSWERED_WITHIN_MS} ms`,
    )
    expect(late).toBeLessThanOrEqual(LATE_MOST)
  }, 1_800_000)
})
