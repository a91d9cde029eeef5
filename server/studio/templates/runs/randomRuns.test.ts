import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { isEnded } from '#domain/generation/generation.ts'
import { dryRun } from '#domain/template/dryRun.ts'
import { fillForm } from '#domain/template/fillForm.ts'
import { graphOf, reaches } from '#domain/template/graph.ts'
import { nodesToRun, partialRun } from '#domain/template/partialRun.ts'
import { resultPrice } from '#domain/template/price.ts'
import { quoteRun } from '#domain/template/quote.ts'
import { previewAnswerSchema } from '#domain/template/templateAnswers.ts'
import { anyTemplate } from '#domain/template/templateArbitrary.ts'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import { FAILURE_BEHAVIOURS, type Template, type TemplateNode } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { WorkerStops } from '#server/studio/generators/makeJob.ts'
import { jobsOfRun } from '#server/studio/generators/runJobs.ts'
import { makeUser, signIn, apiClient } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { accountOf, makeDataDir, setPrice } from '#support/generation/generatorFixture.ts'
import { DRAWN, pictureEngine, RunWorld } from '#support/templates/runWorld.ts'
import { configWithFaults } from '#support/testContext.ts'
import { advanceRun } from './advanceRun.ts'
import { cancelRun, findRun } from './findRun.ts'
import { workOnNextNode } from './workOnNode.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const LONG = process.env['LONG'] !== undefined
const PRICE = 2

/** A random graph whose models are asked for types that the test can make. */
const drawn = (template: Template): Template => ({
  ...template,
  details: { ...template.details, title: 'Próba', slug: 'proba' },
  nodes: template.nodes.map((node): TemplateNode => {
    if (node.kind !== 'model') return node
    const settings = {
      ...node.settings,
      model: 'iskra-obraz',
      modelParameters: {},
      advancedParameters: {},
      promptTemplate: `${DRAWN} ${node.settings.promptTemplate}`,
    }
    return { ...node, settings }
  }),
})
const graphs = fc
  .tuple(anyTemplate, fc.constantFrom(...FAILURE_BEHAVIOURS))
  .map(([template, failureBehaviour]) =>
    drawn({ ...template, settings: { ...template.settings, failureBehaviour } }),
  )
/** Graphs in which no output is read: the server refuses such a template before any part of it is run. */
const graphsWithEnds = graphs.map((template) => {
  const outputs = new Set(template.nodes.flatMap(({ id, kind }) => (kind === 'output' ? [id] : [])))
  return { ...template, edges: template.edges.filter(({ source }) => !outputs.has(source)) }
})
const filled = fc.record({
  imie: fc.constantFrom('Ola', 'Jan', ''),
  okazja: fc.constantFrom('ślub', '1'),
  liczba: fc.constantFrom('3', '-1'),
})

/** Whether a delivered result of a run has a price by itself. */
function givesPriced(template: Template, { results, nodes }: TemplateRun): boolean {
  const { pricing, details } = template
  if (pricing.isFree || results.length === 0) return false
  if (!pricing.isEnabled) return details.credits > 0
  if (pricing.mode !== 'model-based') return false
  const graph = graphOf(template)
  const made = new Set(nodes.flatMap(({ id, state }) => (state === 'completed' ? [id] : [])))
  return graph.nodes.some(
    (node, index) =>
      node.kind === 'model' &&
      made.has(node.id) &&
      resultPrice(template, node.settings, () => PRICE) > 0 &&
      results.some(({ output }) => reaches(graph, index, graph.indexOf.get(output) ?? -1)),
  )
}

/** Which of several pictures is the best is decided by their files, of which a dry run has none. */
const choosesByFiles = ({ nodes }: Template): boolean =>
  nodes.some(({ kind, settings }) => kind === 'aggregate' && settings.collectStrategy === 'best_of')

/** The comparable part of a node: files have names of their own. */
const told = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, part: unknown) => (name === 'file' ? undefined : part)),
  ) as unknown

describeOnDatabase('runs of random templates', (freshContext) => {
  let context: ServerContext
  let world: RunWorld
  let time = new Date()
  beforeEach(async () => {
    time = new Date('2026-11-25T10:00:00Z')
    context = await freshContext({ config: configWithFaults({ dataDir }), now: () => time })
    world = await RunWorld.open(context, 100_000)
    await setPrice(context, 'iskra-obraz', PRICE)
  })

  it(
    'go the way, give the words and cost the credits that a dry run says',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(graphs, filled, async (template, values) => {
          const surroundings = { language: 'pl', device: 'desktop', isPreview: false } as const
          const dry = dryRun(template, {
            values: fillForm(template.form, values, surroundings).values,
            context: surroundings,
            enginePrice: () => PRICE,
          })
          const run = await world.finish(await world.start(template, values))
          const compared = choosesByFiles(template) ? () => null : told
          const rows = new Map((await world.nodes(run)).map((row) => [row.nodeId, row]))
          for (const { node, state, taken, value } of dry.trace) {
            const row = rows.get(node)
            const kind = template.nodes.find(({ id }) => id === node)?.kind
            const now = { state: row?.state === 'completed' ? 'ran' : row?.state, taken: row?.taken ?? null }
            expect({ node, ...now }).toEqual({ node, state, taken })
            // An output keeps its inputs.
            const given = kind === 'output' ? value : row?.value?.given
            expect(compared(given)).toEqual(compared(value))
          }
          expect(run.charged).toBeLessThanOrEqual(run.credits)
          const isWhole =
            run.status === 'completed' && dry.results.every(({ parts }) => parts.some((part) => part !== ''))
          const isFixed = isWhole && !template.pricing.isEnabled
          expect(run.charged).toBe(isFixed ? dry.price : run.charged)
        }),
        { numRuns: LONG ? 300 : 8 },
      )
    },
  )

  it(
    'of a part take what was given, run the rest alone, and cost what the page says before',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          graphsWithEnds,
          filled,
          fc.nat(),
          fc.boolean(),
          async (template, values, at, isAlone) => {
            const first = await world.finish(await world.start(template, values, { isPreview: true }))
            const given = new Map(
              (await world.view(first)).nodes.flatMap(({ id, state, given: parts }) =>
                state === 'completed' && parts !== undefined && parts.length > 0 ? [[id, parts]] : [],
              ),
            )
            const node = template.nodes[at % Math.max(1, template.nodes.length)]?.id
            if (node === undefined) return
            const ready = { isPinned: () => false, hasGiven: (id: string) => given.has(id) }
            const only = nodesToRun(template, { node, isAlone }, ready)
            const partial = partialRun(template, { node, isAlone }, ready)
            const rows = new Map((await world.nodes(first)).map((row) => [row.nodeId, row]))
            const surroundings = { language: 'pl', device: 'desktop', isPreview: true } as const
            const quote = quoteRun(partial.template, {
              values: fillForm(template.form, values, surroundings).values,
              context: surroundings,
              enginePrice: () => PRICE,
              given: new Map(
                [...partial.taken].map((id) => [
                  id,
                  {
                    state: 'ran' as const,
                    taken: rows.get(id)?.taken ?? null,
                    value: rows.get(id)?.value?.given ?? null,
                  },
                ]),
              ),
            })
            const taken = [...given.keys()].flatMap((id) =>
              only.has(id) ? [] : [{ node: id, run: first.id }],
            )
            const before = await accountOf(context, world.user.id)
            const run = await world.start(template, values, {
              isPreview: true,
              credits: quote.most,
              part: { node, isAlone, taken },
            })
            expect(run.credits).toBe(quote.most)
            const ended = await world.finish(run)
            const made = new Set(
              (await jobsOfRun(context.database, run.id)).map(({ runNode }) => runNode ?? ''),
            )
            expect([...made].filter((id) => !only.has(id))).toEqual([])
            const charged = ended.charged ?? 0
            expect(charged).toBeLessThanOrEqual(quote.most)
            const after = await accountOf(context, world.user.id)
            expect(after).toMatchObject({ reserved: 0, available: before.available - charged })
          },
        ),
        { numRuns: LONG ? 300 : 8 },
      )
    },
  )

  it('are simulated on the server just as in the page', async () => {
    const admin = await makeUser(context, { roles: ['user', 'admin'] })
    const { access_token: token } = await signIn(context, admin)
    const call = apiClient(context)
    await fc.assert(
      fc.asyncProperty(graphs, filled, async (template, values) => {
        const surroundings = { language: 'pl', device: 'phone', isPreview: true } as const
        const answer = await call('POST /api/v1/templates/builder/preview', {
          token,
          body: { template, values, device: 'phone' },
          query: { simulate: 'true' },
        })
        expect(answer.status).toBe(200)
        const page = dryRun(template, {
          values: fillForm(template.form, values, surroundings).values,
          context: surroundings,
          enginePrice: () => PRICE,
        })
        expect(previewAnswerSchema.parse(answer.body)).toEqual({ trace: page, run: null })
      }),
      { numRuns: LONG ? 500 : 40 },
    )
  })

  it(
    'add up to the credit and deliver what they charge for, however workers are killed, raced and cancelled',
    { timeout: 300_000 },
    async () => {
      const acts = fc.array(
        fc.constantFrom('advance', 'race', 'make', 'kill', 'fail', 'picture', 'later', 'cancel'),
        { minLength: 5, maxLength: 40 },
      )
      await fc.assert(
        fc.asyncProperty(graphs, acts, async (template, plan) => {
          const before = await accountOf(context, world.user.id)
          const run = await world.start(template)
          const given = new Set<string>()
          for (const act of plan) {
            if (act === 'advance') await world.advance()
            if (act === 'race') await Promise.all([advanceRun(context, run.id), advanceRun(context, run.id)])
            if (act === 'make') await world.makeOne()
            if (act === 'kill') await world.makeOne(AbortSignal.abort(new WorkerStops('killed')))
            if (act === 'fail') {
              world.engine = pictureEngine(() => true)
              await world.makeOne()
              world.engine = pictureEngine()
            }
            if (act === 'picture') await workOnNextNode(context)
            if (act === 'later') time = new Date(time.getTime() + 40_000)
            if (act === 'cancel' && plan.length % 3 === 0) await cancelRun(context, world.user.id, run.id)
            const now = await findRun(context, world.user.id, run.id)
            const account = await accountOf(context, world.user.id)
            expect(account.reserved).toBe(isEnded(now.status) ? 0 : now.credits)
            const { results } = await world.view(run)
            // A result already given is paid for in the end.
            results.forEach(({ output }) => given.add(output))
          }
          const ended = await world.finish(run)
          const after = await accountOf(context, world.user.id)
          expect(after).toMatchObject({ reserved: 0, used: before.used + (ended.charged ?? 0) })
          expect(after.available).toBe(before.available - (ended.charged ?? 0))
          expect(ended.charged).toBeLessThanOrEqual(ended.credits)
          // Delivered results are charged, always.
          const view = await world.view(ended)
          const results = new Set(view.results.map(({ output }) => output))
          expect([...given].filter((output) => !results.has(output))).toEqual([])
          expect(results.size > 0 || ended.charged === 0).toBe(true)
          expect(ended.status !== 'failed' || (ended.charged === 0 && results.size === 0)).toBe(true)
          expect(!givesPriced(template, view) || (ended.charged ?? 0) > 0).toBe(true)
        }),
        { numRuns: LONG ? 300 : 8 },
      )
    },
  )
})
