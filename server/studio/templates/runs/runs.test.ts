import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { SEED_LIMIT } from '#domain/generation/limits.ts'
import { newField, newNode } from '#domain/template/newTemplate.ts'
import { RUNS_PAGE } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { jobsOfRun } from '#server/studio/generators/runJobs.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { accountOf, makeDataDir, setPrice } from '#support/generation/generatorFixture.ts'
import { makeRun } from '#support/templates/makeTemplate.ts'
import { DRAWN, edge, pictureEngine, RunWorld, templateOf } from '#support/templates/runWorld.ts'
import { configWithFaults } from '#support/testContext.ts'
import { reportRuns } from '../reportRuns.ts'
import { templateRuns } from '../tables.ts'
import { cancelRun, findRun } from './findRun.ts'
import { advanceDue } from './runWorker.ts'
import { exportRuns, listRuns } from './runView.ts'
import { untilEnded } from './untilEnded.ts'

const bySign = (one: string, other: string) => (one < other ? -1 : 1)
const { dataDir, remove } = makeDataDir()
afterAll(remove)

let time = new Date('2026-11-25T10:00:00Z')

const model = (id: string, settings: Parameters<typeof newNode<'model'>>[2] = {}, prompt = '{{imie}}') =>
  newNode(
    'model',
    { id, label: id },
    { model: 'iskra-obraz', promptTemplate: `${DRAWN} ${prompt}`, ...settings },
  )
const output = newNode('output', { id: 'wynik' }, { name: 'Wynik' })
const one = (settings: Parameters<typeof newNode<'model'>>[2], parts: Partial<Template> = {}) =>
  templateOf({ nodes: [model('obraz', settings), output], edges: [edge('obraz', 'wynik')], ...parts })

const FIXED = templateOf({}).pricing
const BY_MODELS = { ...FIXED, isEnabled: true, mode: 'model-based' as const }

/** Two pictures, each to an output of its own: 6 credits. */
const pair = (failureBehaviour: Template['settings']['failureBehaviour'], pricing: Template['pricing']) =>
  templateOf({
    nodes: [
      model('a', {}, 'pierwszy'),
      model('b', {}, 'drugi'),
      newNode('output', { id: 'pierwszy' }, { name: 'Pierwszy' }),
      newNode('output', { id: 'drugi' }, { name: 'Drugi' }),
    ],
    edges: [edge('a', 'pierwszy'), edge('b', 'drugi')],
    settings: {
      ...templateOf({}).settings,
      failureBehaviour,
      autoRetry: false,
      timeoutSeconds: 60,
    },
    pricing,
  })

const two = (defaultMode: 'async' | 'sync') =>
  templateOf({
    nodes: [model('a'), model('b'), output],
    edges: [edge('a', 'wynik'), edge('b', 'wynik')],
    settings: { ...templateOf({}).settings, defaultMode },
  })

describeOnDatabase('a run of a template', (freshContext) => {
  let context: ServerContext
  let world: RunWorld
  beforeEach(async () => {
    time = new Date('2026-11-25T10:00:00Z')
    context = await freshContext({ config: configWithFaults({ dataDir }), now: () => time })
    world = await RunWorld.open(context)
    await setPrice(context, 'iskra-obraz', 3)
  })

  it('makes what its nodes say, charges its price and shows the result', async () => {
    const run = await world.run(one({}))
    expect(run).toMatchObject({ status: 'completed', progress: 100, credits: { held: 6, charged: 6 } })
    expect(run.nodes.map(({ id, state }) => [id, state])).toEqual([
      ['obraz', 'completed'],
      ['wynik', 'completed'],
    ])
    expect(run.results).toMatchObject([
      // The author's prompts are the author's.
      { name: 'Wynik', parts: [{ kind: 'image', prompt: '', files: [{ role: 'original' }] }] },
    ])
    expect(await accountOf(context, world.user.id)).toMatchObject({ available: 104, reserved: 0, used: 6 })
  })

  it.each([
    ['first_success', 1, 3],
    ['all', 3, 9],
    ['best_of', 1, 9],
  ] as const)('collects variants by %s', async (collectStrategy, parts, price) => {
    const pricing = { ...templateOf({}).pricing, isEnabled: true, mode: 'model-based' as const }
    const run = await world.run(one({ fanout: 3, collectStrategy }, { pricing }))
    expect(run.status).toBe('completed')
    expect(run.results[0]?.parts).toHaveLength(parts)
    expect(run.credits).toEqual({ held: price, charged: price })
  })

  it('asks a model what a field of words holds, and starts from no picture then', async () => {
    const template = one({ inputSource: { from: 'field', field: 'imie' }, promptTemplate: '' })
    const run = await world.start(template, { imie: `${DRAWN} Ola` })
    expect(await world.finish(run)).toMatchObject({ status: 'completed' })
    expect(await jobsOfRun(context.database, run.id)).toMatchObject([
      { prompt: `${DRAWN} Ola`, sourceKey: null },
    ])
  })

  it('takes the variant with the most to see for the best one', async () => {
    const run = await world.run(one({ fanout: 4, collectStrategy: 'best_of', modelParameters: { seed: 1 } }))
    const [part] = run.results[0]?.parts ?? []
    // Seeds 1 to 4: the last is the largest picture.
    expect(part).toMatchObject({ files: [{ role: 'original', width: 40 }] })
  })

  it.each(['async', 'sync'] as const)(
    'counts the seeds of variants on from the last there is: %s',
    async (executionMode) => {
      const modelParameters = { seed: SEED_LIMIT - 2 }
      const settings = { ...templateOf({}).settings, autoRetry: true, maxRetries: 3 }
      const template = one(
        { fanout: 3, collectStrategy: 'all', executionMode, modelParameters },
        { settings },
      )
      const run = await world.finish(await world.start(template))
      expect(run.status).toBe('completed')
      const jobs = await jobsOfRun(context.database, run.id)
      const seeds = jobs.toSorted((left, right) => left.position - right.position).map(({ seed }) => seed)
      expect(seeds).toEqual([SEED_LIMIT - 2, SEED_LIMIT - 1, 0])
    },
  )

  it('asks for variants at once, or one after another', async () => {
    const many = await world.start(one({ fanout: 3, collectStrategy: 'all', executionMode: 'async' }))
    await world.advance()
    expect(await jobsOfRun(context.database, many.id)).toHaveLength(3)
    await world.finish(many)
    const inTurn = await world.start(one({ fanout: 3, collectStrategy: 'all', executionMode: 'sync' }))
    await world.advance()
    expect(await jobsOfRun(context.database, inTurn.id)).toHaveLength(1)
    await world.finish(inTurn)
    expect(await jobsOfRun(context.database, inTurn.id)).toHaveLength(3)
  })

  const running = async (defaultMode: 'async' | 'sync') => {
    const run = await world.start(two(defaultMode))
    await world.advance()
    const states = (await world.nodes(run)).map(({ state }) => state)
    await world.finish(run)
    return states.filter((state) => state === 'running').length
  }

  it('does all that can be done at once, or one thing after another', async () => {
    expect(await running('async')).toBe(2)
    expect(await running('sync')).toBe(1)
  })

  const withFailure = (failureBehaviour: Template['settings']['failureBehaviour']) => {
    world.engine = pictureEngine(({ prompt }) => prompt.includes('zepsuty'))
    const pricing = { ...templateOf({}).pricing, isEnabled: true, mode: 'model-based' as const }
    return templateOf({
      nodes: [
        model('dobry'),
        model('zly', {}, 'zepsuty'),
        model('po', {}, 'po {{previous}}'),
        newNode('output', { id: 'pierwszy' }, { name: 'Pierwszy' }),
        newNode('output', { id: 'drugi' }, { name: 'Drugi' }),
      ],
      edges: [edge('dobry', 'pierwszy'), edge('zly', 'po'), edge('po', 'drugi')],
      settings: { ...templateOf({}).settings, failureBehaviour, autoRetry: false },
      pricing,
    })
  }

  it.each([
    ['stop', 'failed', ['completed', 'failed', 'cancelled'], 0],
    ['skip', 'completed', ['completed', 'failed', 'skipped'], 3],
    ['continue', 'completed', ['completed', 'failed', 'completed'], 6],
  ] as const)('on a failure: %s', async (behaviour, status, states, charged) => {
    const run = await world.run(withFailure(behaviour))
    const stateOf = (id: string) => run.nodes.find((node) => node.id === id)?.state
    expect(run.status).toBe(status)
    expect(['zly', 'po'].map(stateOf)).toEqual(states.slice(1))
    expect(run.credits).toEqual({ held: 9, charged })
    expect(await accountOf(context, world.user.id)).toMatchObject({ available: 110 - charged, reserved: 0 })
  })

  it('tries again what failed, as often as its author says', async () => {
    let tries = 0
    world.engine = pictureEngine(() => (tries += 1) < 3)
    const settings = { ...templateOf({}).settings, maxRetries: 2, autoRetry: true }
    expect((await world.run(one({}, { settings }))).nodes[0]).toMatchObject({
      state: 'completed',
      attempts: 3,
    })
    tries = -10
    const failed = await world.run(one({}, { settings }))
    expect(failed).toMatchObject({ status: 'failed', error: 'GENERATOR_PROCESSING_FAILED' })
    expect(failed.credits.charged).toBe(0)
  })

  it('goes the way of its branch, transforms words, and works on pictures', async () => {
    const condition = { operandType: 'field', operand: 'wiek', operator: 'lt', value: 10 } as const
    const template = templateOf({
      nodes: [
        newNode('input', { id: 'imie' }, { field: 'imie' }),
        newNode('branch', { id: 'czy' }, { condition }),
        newNode('transform', { id: 'duze' }, { operation: 'uppercase' }),
        model('obraz', { fanout: 2, collectStrategy: 'all', modelParameters: { seed: 1 } }),
        newNode('postprocess', { id: 'kadr' }, { operation: 'crop', width: 6, height: 4, format: 'webp' }),
        newNode('aggregate', { id: 'razem' }, { collectStrategy: 'all' }),
        output,
      ],
      edges: [
        edge('imie', 'czy'),
        edge('czy', 'obraz', 'true'),
        edge('czy', 'duze', 'false'),
        edge('obraz', 'kadr'),
        edge('kadr', 'razem'),
        edge('duze', 'razem'),
        edge('razem', 'wynik'),
      ],
    })
    const words = await world.run(template, { imie: 'Łucja', wiek: 40 })
    expect(words.results).toMatchObject([{ parts: [{ kind: 'text', text: 'ŁUCJA' }] }])
    const pictures = await world.run(template, { imie: 'Łucja', wiek: 7 })
    expect(pictures.nodes.find(({ id }) => id === 'duze')?.state).toBe('skipped')
    const original = { role: 'original', format: 'webp', width: 6, height: 4 }
    const worked = pictures.results[0]?.parts.map((part) => (part.kind === 'text' ? null : part.files[0]))
    expect(worked).toMatchObject([original, original])
  })

  it('works on the pictures of a list as a dry run says: a list of one stays a list', async () => {
    const template = templateOf({
      nodes: [
        model('obraz'),
        newNode('aggregate', { id: 'lista' }, { collectStrategy: 'all' }),
        newNode('postprocess', { id: 'kadr' }, { width: 10 }),
        output,
      ],
      edges: [edge('obraz', 'lista'), edge('lista', 'kadr'), edge('kadr', 'wynik')],
    })
    const nodes = await world.nodes(await world.finish(await world.start(template)))
    const worked = nodes.find(({ nodeId }) => nodeId === 'kadr')?.value?.given
    expect(worked).toMatchObject([{ mode: 'image', processed: ['resize'], file: 'made:kadr:0' }])
  })

  it('ends when its time is up', async () => {
    const settings = { ...templateOf({}).settings, timeoutSeconds: 60 }
    const run = await world.start(one({}, { settings }))
    await world.advance()
    time = new Date(time.getTime() + 61_000)
    await world.advance()
    expect(await world.view(run)).toMatchObject({ status: 'failed', error: 'TEMPLATE_RUN_TIMEOUT' })
    expect(await jobsOfRun(context.database, run.id)).toMatchObject([{ status: 'cancelled' }])
    expect(await accountOf(context, world.user.id)).toMatchObject({ available: 110, reserved: 0 })
  })

  it('is cancelled with all of its jobs, and gives its credits back', async () => {
    const run = await world.start(one({}))
    await world.advance()
    await cancelRun(context, world.user.id, run.id)
    expect(await world.makeOne()).toBe(false)
    expect(await world.view(run)).toMatchObject({ status: 'cancelled', credits: { charged: 0 } })
    expect(await accountOf(context, world.user.id)).toMatchObject({ available: 110, reserved: 0 })
  })

  it.each([
    ['fixed', false, 3],
    ['by its models', true, 3],
  ] as const)(
    'is charged for what it has delivered before it was cancelled, priced %s',
    async (_, isEnabled, charged) => {
      const pricing = { ...templateOf({}).pricing, isEnabled, mode: 'model-based' as const }
      const run = await world.start(
        templateOf({
          nodes: [
            model('a'),
            model('b'),
            newNode('output', { id: 'pierwszy' }, { name: 'Pierwszy' }),
            newNode('output', { id: 'drugi' }, { name: 'Drugi' }),
          ],
          edges: [edge('a', 'pierwszy'), edge('b', 'drugi')],
          pricing,
        }),
      )
      await world.advance()
      await world.makeOne()
      await world.advance()
      await cancelRun(context, world.user.id, run.id)
      expect(await world.view(run)).toMatchObject({
        status: 'cancelled',
        credits: { held: 6, charged },
        results: [{ parts: [{ kind: 'image' }] }],
      })
      expect(await accountOf(context, world.user.id)).toMatchObject({ available: 110 - charged, reserved: 0 })
    },
  )

  const fails = (...words: readonly string[]) => {
    world.engine = pictureEngine(({ prompt }) => words.some((word) => prompt.includes(word)))
  }
  const standOf = async (run: { readonly id: string }) => {
    const { status, credits, results } = await world.view(run)
    return [status, credits.charged, results.length]
  }
  const firstMade = async (run: { readonly id: string }) => {
    await world.advance()
    await world.makeOne()
    await world.advance()
    return standOf(run)
  }

  /** The ends of a run, with its charge and its visible results. */
  const ENDS = {
    'all is made': async (run) => {
      await world.finish(run)
    },
    'the second fails': async (run) => {
      fails('drugi')
      await world.finish(run)
    },
    'the first fails': async (run) => {
      fails('pierwszy')
      await world.finish(run)
    },
    'both fail': async (run) => {
      fails('pierwszy', 'drugi')
      await world.finish(run)
    },
    'time is up after the first': async (run) => {
      await firstMade(run)
      time = new Date(time.getTime() + 61_000)
      await world.finish(run)
    },
    'cancelled at once': async (run) => {
      await cancelRun(context, world.user.id, run.id)
    },
    'cancelled after the first': async (run) => {
      await firstMade(run)
      await cancelRun(context, world.user.id, run.id)
    },
  } as const satisfies Record<string, (run: { readonly id: string }) => Promise<void>>

  it.each<[keyof typeof ENDS, 'stop' | 'skip' | 'continue', string, number, number]>([
    ['all is made', 'stop', 'completed', 6, 2],
    ['all is made', 'skip', 'completed', 6, 2],
    ['the second fails', 'stop', 'failed', 0, 0],
    ['the second fails', 'skip', 'completed', 3, 1],
    ['the second fails', 'continue', 'completed', 3, 1],
    ['the first fails', 'stop', 'failed', 0, 0],
    ['the first fails', 'skip', 'completed', 3, 1],
    ['the first fails', 'continue', 'completed', 3, 1],
    ['both fail', 'stop', 'failed', 0, 0],
    ['both fail', 'skip', 'failed', 0, 0],
    ['both fail', 'continue', 'failed', 0, 0],
    ['time is up after the first', 'stop', 'failed', 0, 0],
    ['time is up after the first', 'skip', 'completed', 3, 1],
    ['cancelled at once', 'stop', 'cancelled', 0, 0],
    ['cancelled at once', 'skip', 'cancelled', 0, 0],
    ['cancelled after the first', 'stop', 'cancelled', 3, 1],
    ['cancelled after the first', 'skip', 'cancelled', 3, 1],
  ])(
    'gives what it charges for and charges what it gives: %s, on a failure %s',
    async (end, behaviour, ...stands) => {
      for (const pricing of [FIXED, BY_MODELS]) {
        world.engine = pictureEngine()
        time = new Date('2026-11-25T10:00:00Z')
        const before = await accountOf(context, world.user.id)
        const run = await world.start(pair(behaviour, pricing))
        await ENDS[end](run)
        expect(await standOf(run)).toEqual(stands)
        const [, charged] = stands
        const after = { reserved: 0, available: before.available - charged, used: before.used + charged }
        expect(await accountOf(context, world.user.id)).toMatchObject(after)
        const whose = { userId: world.user.id, sessionId: 'session' }
        const [exported] = (
          await context.database.transaction((tx) => exportRuns(tx, context, { id: 'session', ...whose }))
        ).filter(({ id }) => id === run.id)
        const [, , seen] = stands
        expect(exported?.results).toHaveLength(seen)
        const listed = (await listRuns(context, whose, {})).runs.find(({ id }) => id === run.id)
        expect(listed?.thumbnailUrl === null || seen > 0).toBe(true)
      }
    },
  )

  it('gives nothing before it is certain to be paid for', async () => {
    const all = await world.start(pair('stop', FIXED))
    expect(await firstMade(all)).toEqual(['processing', null, 0])
    await world.finish(all)
    const some = await world.start(pair('skip', FIXED))
    expect(await firstMade(some)).toEqual(['processing', null, 1])
  })

  it('gives no part of what has a price away', async () => {
    const details = { ...templateOf({}).details, credits: 1 }
    const run = await world.start({ ...pair('skip', FIXED), details })
    await ENDS['the second fails'](run)
    expect(await standOf(run)).toEqual(['completed', 1, 1])
  })

  it('charges nothing for jobs that a paid engine was handed before it was cancelled: nothing was delivered', async () => {
    world.engine = { ...pictureEngine(({ prompt }) => prompt.includes('zepsuty')), isPaid: true }
    const settings = { ...templateOf({}).settings, autoRetry: false, failureBehaviour: 'skip' as const }
    const nodes = [model('zly', {}, 'zepsuty'), model('dobry'), model('po', {}, '{{previous}}'), output]
    const edges = [edge('zly', 'wynik'), edge('dobry', 'po'), edge('po', 'wynik')]
    const pricing = { ...templateOf({}).pricing, isEnabled: true, mode: 'model-based' as const }
    const run = await world.start(templateOf({ nodes, edges, settings, pricing }))
    await world.advance()
    await world.makeOne()
    await world.makeOne()
    await world.advance()
    await cancelRun(context, world.user.id, run.id)
    const jobs = await jobsOfRun(context.database, run.id)
    const stood = Object.fromEntries(
      jobs.map(({ runNode, status, handOvers }) => [runNode ?? '', [status, handOvers]]),
    )
    expect(stood).toEqual({ zly: ['failed', 1], dobry: ['completed', 1], po: ['cancelled', 0] })
    expect(await world.view(run)).toMatchObject({
      status: 'cancelled',
      credits: { held: 9, charged: 0 },
      results: [],
    })
  })

  it('is started no more for a day by whoever let providers be paid in vain too often', async () => {
    world.engine = { ...pictureEngine(() => false), isPaid: true }
    const template = one({ fanout: 4, collectStrategy: 'all' }, { pricing: BY_MODELS })
    for (let wasted = 0; wasted < 12; wasted += 4) {
      const run = await world.start(template)
      await world.advance()
      while (await world.makeOne()) {
        // Each of them was handed to the provider.
      }
      await cancelRun(context, world.user.id, run.id)
      expect(await world.view(run)).toMatchObject({ credits: { charged: 0 } })
    }
    await expect(world.start(template)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    time = new Date(time.getTime() + 24 * 60 * 60_000)
    await world.start(template)
  })

  it('knows a hidden word until it has ended alone, and tells nobody of it', async () => {
    const [step] = templateOf({}).form
    const fields = [...(step?.fields ?? []), newField('password', 'haslo', { label: 'Hasło' })]
    const operand = { operandType: 'field', operand: 'haslo', operator: 'equals', value: 'sezamie' } as const
    const template = templateOf({
      nodes: [
        newNode('input', { id: 'imie' }, { field: 'imie' }),
        newNode('branch', { id: 'czy' }, { condition: operand }),
        newNode('transform', { id: 'duze' }, { operation: 'uppercase' }),
        output,
      ],
      edges: [
        edge('imie', 'czy'),
        edge('czy', 'duze', 'true'),
        edge('czy', 'wynik', 'false'),
        edge('duze', 'wynik'),
      ],
      form: [{ id: 'krok', title: 'Krok', description: '', fields }],
    })
    const refCode = 'tajne-klikniecie'
    const started = await world.start(template, { imie: 'Ola', haslo: 'sezamie' }, { refCode })
    expect((await world.view(started)).values).toEqual({ imie: 'Ola', wiek: null })
    const run = await world.finish(started)
    expect(run.values).toEqual({ imie: 'Ola', wiek: null })
    expect((await world.view(run)).results).toMatchObject([{ parts: [{ kind: 'text', text: 'OLA' }] }])
    const again = await world.start(template, { imie: 'Ola', haslo: 'sezamie' }, { refCode })
    expect(again.id).toBe(started.id)
    const [exported] = await context.database.transaction((tx) =>
      exportRuns(tx, context, { id: 'session', userId: world.user.id }),
    )
    expect(exported?.values).toEqual({ imie: 'Ola', wiek: null })
  })

  it.each(['stop', 'continue'] as const)(
    'of the editor shows what each node has given as soon as that is paid for: %s',
    async (failureBehaviour) => {
      const nodes = [
        model('obraz'),
        newNode('transform', { id: 'duze' }, { operation: 'uppercase' }),
        newNode('aggregate', { id: 'razem' }, { collectStrategy: 'all' }),
        output,
        model('nikomu'),
      ]
      const edges = [edge('obraz', 'razem'), edge('duze', 'razem'), edge('razem', 'wynik')]
      const settings = { ...templateOf({}).settings, failureBehaviour, autoRetry: false }
      const template = templateOf({ nodes, edges, settings })
      const run = await world.start(template, undefined, { isPreview: true })
      const givenBy = async () => {
        const given = (await world.view(run)).nodes.map((node) => [node.id, node.given?.length ?? 0])
        return Object.fromEntries(given)
      }
      await world.advance()
      expect(Object.values(await givenBy()).every((parts) => parts === 0)).toBe(true)
      await world.finish(run)
      expect(await givenBy()).toEqual({ obraz: 1, duze: 1, razem: 2, wynik: 2, nikomu: 0 })
      const visitors = await world.run(template)
      expect(visitors.nodes.every(({ given }) => given === undefined)).toBe(true)
      world.engine = pictureEngine(() => true)
      const failed = await world.view(
        await world.finish(await world.start(template, undefined, { isPreview: true })),
      )
      expect(failed.nodes.every(({ given }) => given === undefined)).toBe(true)
    },
  )

  it('is counted for its template’s author, with where others failed and why, and none of their words', async () => {
    const template = two('async')
    const ok = await world.start(template)
    time = new Date(time.getTime() + 4_000)
    await world.finish(ok)
    world.engine = pictureEngine(({ prompt }) => prompt.includes('Jan'))
    await world.run(template, { imie: 'Jan' })
    await world.run(template, { imie: 'Jan' })
    const preview = await world.start(template)
    await context.database
      .update(templateRuns)
      .set({ isPreview: true })
      .where(eq(templateRuns.id, preview.id))
    await world.finish(preview)

    const report = await reportRuns(context.database, 'szablon')
    expect(report.runs).toEqual({ total: 3, completed: 1, failed: 2, underWay: 0 })
    expect(report.charged).toBe(6)
    expect(report.medianSeconds).toBeGreaterThanOrEqual(0)
    const failed = { kind: 'model', error: 'GENERATOR_PROCESSING_FAILED' }
    expect(report.failures.map(({ node, error }) => ({ kind: node?.kind, error }))).toContainEqual(failed)
    const ids = report.failures.map(({ node }) => node?.id ?? '')
    expect(['a', 'b']).toEqual(expect.arrayContaining(ids))
    expect(report.failures.reduce((sum, each) => sum + each.count, 0)).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(report)).not.toMatch(/Jan|Ola/)
    expect(await reportRuns(context.database, 'inny')).toEqual({
      runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
      medianSeconds: null,
      charged: 0,
      failures: [],
    })
  })

  it('is listed with others of its template, whatever the address of that was', async () => {
    const template = one({})
    const moved = { ...template, details: { ...template.details, slug: 'nowy-adres' } }
    const runs = [await world.run(template), await world.run(moved)]
    await makeRun(context, world.user.id, 'Ola')
    const whose = { userId: world.user.id, sessionId: 'session' }
    const listed = await listRuns(context, whose, { template_id: 'szablon' })
    expect(listed.runs.map(({ id }) => id).toSorted(bySign)).toEqual(
      runs.map(({ id }) => id).toSorted(bySign),
    )
  })

  it('is listed with others a page at a time', async () => {
    const made = await world.run(one({}))
    time = new Date(time.getTime() + 1)
    const ids = [made.id]
    for (let count = 0; count < RUNS_PAGE; count += 1) {
      ids.unshift(await makeRun(context, world.user.id, 'Ola'))
      // Two at a time of one moment.
      if (count % 2 === 0) time = new Date(time.getTime() + 1)
    }
    const whose = { userId: world.user.id, sessionId: 'session' }
    const first = await listRuns(context, whose, {})
    expect(first.runs).toHaveLength(RUNS_PAGE)
    const second = await listRuns(context, whose, { before: first.next ?? '' })
    expect(second).toMatchObject({ runs: [{ id: made.id }], next: null })
    expect([...first.runs, ...second.runs].map(({ id }) => id).toSorted(bySign)).toEqual(ids.toSorted(bySign))
    await expect(listRuns(context, whose, { before: 'nie nasz' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })

  const statusOf = async ({ id }: { readonly id: string }) =>
    (await findRun(context, world.user.id, id)).status
  const jobsAsked = async ({ id }: { readonly id: string }) => (await jobsOfRun(context.database, id)).length

  it('is looked at when it is due, and before that once a job of it has ended', async () => {
    const [first, second] = [await world.start(one({})), await world.start(one({}))]
    await advanceDue(context, false)
    expect([await jobsAsked(first), await jobsAsked(second)]).toEqual([1, 1])
    time = new Date(time.getTime() + 500)
    await world.makeOne()
    await advanceDue(context, false)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['processing', 'processing'])
    await advanceDue(context, true)
    const statuses = [await statusOf(first), await statusOf(second)]
    expect(statuses.toSorted(bySign)).toEqual(['completed', 'processing'])
    await world.makeOne()
    time = new Date(time.getTime() + 1_000)
    await advanceDue(context, false)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['completed', 'completed'])
  })

  it('that can’t be taken further is left alone for a while', async () => {
    const broken = await world.start(one({}))
    await context.database.update(templateRuns).set({ content: {} }).where(eq(templateRuns.id, broken.id))
    await advanceDue(context, true)
    const { status, dueAt } = await findRun(context, world.user.id, broken.id)
    expect(status).toBe('pending')
    expect(dueAt.getTime()).toBeGreaterThan(time.getTime() + 10_000)
  })

  it('is waited for until it has ended, or its caller has gone', async () => {
    const run = await world.start(one({}))
    const { signal } = new AbortController()
    const [ended] = await Promise.all([untilEnded(context, run, signal), world.finish(run)])
    expect(ended.status).toBe('completed')
    const other = await world.start(one({}))
    expect((await untilEnded(context, other, AbortSignal.abort())).status).toBe('pending')
  })

  it('is started once for each click, and never for more than was seen', async () => {
    const refCode = 'jedno-klikniecie'
    const first = await world.start(one({}), { imie: 'Ola' }, { refCode })
    expect((await world.start(one({}), { imie: 'Ola' }, { refCode })).id).toBe(first.id)
    await expect(world.start(one({}), { imie: 'Jan' }, { refCode })).rejects.toMatchObject({
      code: 'REF_CODE_REUSED',
    })
    await expect(world.start(one({}), {}, { credits: 5 })).rejects.toMatchObject({
      code: 'TEMPLATE_PRICE_CHANGED',
      details: { more: { quote: { least: 6, most: 6 } } },
    })
    // The highest possible price counts: a picture that comes out large is the dearer way here.
    const pricing: Template['pricing'] = {
      ...templateOf({}).pricing,
      isEnabled: true,
      mode: 'path-based',
      paths: [
        {
          label: 'Duży',
          conditions: [{ operandType: 'node', operand: 'obraz', operator: 'equals', value: 'duży' }],
          estimatedCredits: 20,
        },
      ],
    }
    await expect(world.start(one({}, { pricing }), {}, { credits: 6 })).rejects.toMatchObject({
      code: 'TEMPLATE_PRICE_CHANGED',
      details: { more: { quote: { least: 6, most: 20 } } },
    })
    const dear = one({}, { details: { ...templateOf({}).details, credits: 500 } })
    await expect(world.start(dear)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect(await accountOf(context, world.user.id)).toMatchObject({ available: 104, reserved: 6 })
  })
})
