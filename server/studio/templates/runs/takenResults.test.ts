import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { newNode } from '#domain/template/newTemplate.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { jobsOfRun } from '#server/studio/generators/runJobs.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { accountOf, makeDataDir, setPrice } from '#support/generation/generatorFixture.ts'
import { DRAWN, edge, pictureEngine, RunWorld, templateOf } from '#support/templates/runWorld.ts'
import { configWithFaults } from '#support/testContext.ts'
import { templateRuns } from '../tables.ts'
import { deleteRun } from './findRun.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const PRICE = 3
const model = (id: string, prompt: string, settings: Parameters<typeof newNode<'model'>>[2] = {}) =>
  newNode(
    'model',
    { id, label: id },
    { model: 'iskra-obraz', promptTemplate: `${DRAWN} ${prompt}`, ...settings },
  )

/** A sketch, its grey version, a picture made of that, and another picture beside them. */
const CHAIN: Template = templateOf({
  nodes: [
    model('szkic', 'szkic {{imie}}'),
    newNode('postprocess', { id: 'szary', label: 'szary' }, { operation: 'grayscale' }),
    model('obraz', 'obraz', { inputSource: { from: 'previous' } }),
    model('obok', 'obok'),
    newNode('output', { id: 'wynik' }, { name: 'Wynik' }),
    newNode('output', { id: 'drugi' }, { name: 'Drugi' }),
  ],
  edges: [edge('szkic', 'szary'), edge('szary', 'obraz'), edge('obraz', 'wynik'), edge('obok', 'drugi')],
  settings: { ...templateOf({}).settings, autoRetry: false },
})

const part = (node: string, taken: PartOfRun['taken'], isAlone = false): PartOfRun => ({
  node,
  isAlone,
  taken,
})

const refusal = (fault: string, node = 'szary') => ({
  code: 'TEMPLATE_RESULT_UNUSABLE',
  details: { more: { result: { node, fault } } },
})

describeOnDatabase('what a run of a part takes of earlier runs', (freshContext) => {
  let context: ServerContext
  let world: RunWorld
  beforeEach(async () => {
    context = await freshContext({ config: configWithFaults({ dataDir }) })
    world = await RunWorld.open(context)
    await setPrice(context, 'iskra-obraz', PRICE)
  })

  const preview = { isPreview: true }
  const whole = async (template = CHAIN) => world.finish(await world.start(template, undefined, preview))
  const start = (of: PartOfRun, template = CHAIN, more: { templateId?: string; credits?: number } = {}) =>
    world.start(template, undefined, { ...preview, ...more, part: of })

  it('is neither run nor charged, is there to be worked on, and is its author’s from the start', async () => {
    const first = await whole()
    const before = await accountOf(context, world.user.id)
    // The highest shown price: one picture, where all of it made anew would be two.
    const asked = part('obraz', [{ node: 'szary', run: first.id }])
    const run = await start(asked, CHAIN, { credits: PRICE })
    expect(run.credits).toBe(PRICE)
    const begun = await world.view(run)
    expect(begun.progress).toBe(0)
    expect(begun.nodes.find(({ id }) => id === 'szary')?.given).toMatchObject([{ kind: 'image' }])
    const ended = await world.finish(run)
    expect(ended).toMatchObject({ status: 'completed', charged: PRICE })
    const jobs = await jobsOfRun(context.database, run.id)
    expect(jobs.map(({ runNode }) => runNode)).toEqual(['obraz'])
    expect(jobs[0]?.sourceKey).toContain(`runs/${run.id}/`)
    const view = await world.view(ended)
    expect(view.nodes.map(({ id }) => id)).toEqual(['szary', 'obraz', 'wynik'])
    expect(view.results).toMatchObject([{ name: 'Wynik', parts: [{ kind: 'image' }] }])
    const after = await accountOf(context, world.user.id)
    expect(after).toMatchObject({ available: before.available - PRICE, reserved: 0 })
  })

  it('outlives the run that it was taken of, and can be taken on', async () => {
    const first = await whole()
    const second = await world.finish(await start(part('szary', [{ node: 'szkic', run: first.id }])))
    await deleteRun(context, world.user.id, first.id)
    const third = await world.finish(await start(part('szary', [{ node: 'szkic', run: second.id }], true)))
    expect(third).toMatchObject({ status: 'completed', charged: 0 })
    const [result] = (await world.view(third)).results
    const [shown] = result?.parts ?? []
    const key = (await world.nodes(third)).find(({ nodeId }) => nodeId === 'szary')?.made[0]?.files[0]?.key
    expect(shown?.kind).toBe('image')
    expect(await fileStore(context).stat(key ?? '')).not.toBeNull()
  })

  it('that failed late is charged for what it made alone, and gives what it had taken', async () => {
    const first = await whole()
    world.engine = pictureEngine(({ prompt }) => prompt.includes('obraz'))
    const run = await world.finish(await start(part('obraz', [{ node: 'szary', run: first.id }])))
    expect(run).toMatchObject({ status: 'failed', charged: 0 })
    world.engine = pictureEngine()
    const again = await world.finish(await start(part('obraz', [{ node: 'szary', run: run.id }])))
    expect(again).toMatchObject({ status: 'completed', charged: PRICE })
  })

  it('never makes a present of what was not paid for', async () => {
    world.engine = pictureEngine(({ prompt }) => prompt.includes('obraz'))
    const failed = await whole()
    expect(failed).toMatchObject({ status: 'failed', charged: 0 })
    const nodes = await world.nodes(failed)
    expect(nodes.find(({ nodeId }) => nodeId === 'szkic')?.state).toBe('completed')
    const refused = start(part('szary', [{ node: 'szkic', run: failed.id }]))
    await expect(refused).rejects.toMatchObject({
      code: 'TEMPLATE_RESULT_UNUSABLE',
      details: { more: { result: { node: 'szkic', fault: 'nothing_given' } } },
    })
  })

  it('can’t be somebody else’s: there is no such run', async () => {
    const mine = await whole()
    const other = await RunWorld.open(context)
    const asked = { ...preview, part: part('obraz', [{ node: 'szary', run: mine.id }]) }
    await expect(other.start(CHAIN, undefined, asked)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { more: { result: { node: 'szary', fault: 'run_unknown' } } },
    })
    expect(await accountOf(context, other.user.id)).toMatchObject({ reserved: 0, used: 0 })
  })

  it('is refused by name and reason where it doesn’t fit', async () => {
    const first = await whole()
    const asked = part('obraz', [{ node: 'szary', run: first.id }])
    await expect(start(asked, CHAIN, { templateId: 'inny' })).rejects.toMatchObject(refusal('other_template'))
    const underWay = await world.start(CHAIN, undefined, preview)
    const early = part('obraz', [{ node: 'szary', run: underWay.id }])
    await expect(start(early)).rejects.toMatchObject(refusal('run_under_way'))
    await world.finish(underWay)
    const gone = part('obraz', [{ node: 'usuniety', run: first.id }])
    await expect(start(gone)).rejects.toMatchObject(refusal('node_changed', 'usuniety'))
    const changed = (node: Template['nodes'][number]): Template => ({
      ...CHAIN,
      nodes: CHAIN.nodes.map((each) => (each.id === node.id ? node : each)),
    })
    const kind = changed(newNode('aggregate', { id: 'szary' }, {}))
    await expect(start(asked, kind)).rejects.toMatchObject(refusal('node_changed'))
    const sketch = part('szary', [{ node: 'szkic', run: first.id }])
    const words = changed(model('szkic', 'słowa', { mode: 'text' }))
    await expect(start(sketch, words)).rejects.toMatchObject(refusal('type_changed', 'szkic'))
    await expect(start(part('obok', [{ node: 'obok', run: first.id }], true))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
    expect(await accountOf(context, world.user.id)).toMatchObject({ reserved: 0 })
  })

  it('is refused once its file is gone, before anything is held', async () => {
    const first = await whole()
    const before = await accountOf(context, world.user.id)
    const row = (await world.nodes(first)).find(({ nodeId }) => nodeId === 'szary')
    await fileStore(context).remove(row?.made.flatMap(({ files }) => files.map(({ key }) => key)) ?? [])
    await expect(start(part('obraz', [{ node: 'szary', run: first.id }]))).rejects.toMatchObject({
      code: 'TEMPLATE_RESULT_UNUSABLE',
      details: { more: { result: { node: 'szary', fault: 'file_gone' } } },
    })
    expect(await accountOf(context, world.user.id)).toEqual(before)
    const runs = await context.database
      .select()
      .from(templateRuns)
      .where(eq(templateRuns.userId, world.user.id))
    expect(runs).toHaveLength(1)
  })

  it('of a branch sends on the way that was taken then, and is quoted so', async () => {
    const condition = { operandType: 'field', operand: 'imie', operator: 'equals', value: 'Ola' } as const
    const forked: Template = {
      ...CHAIN,
      nodes: [
        newNode('input', { id: 'kto' }, { field: 'imie' }),
        newNode('branch', { id: 'czy' }, { condition }),
        model('tak', 'tak'),
        model('nie', 'nie'),
        newNode('aggregate', { id: 'razem' }, {}),
        newNode('output', { id: 'wynik' }, { name: 'Wynik' }),
      ],
      edges: [
        edge('kto', 'czy'),
        edge('czy', 'tak', 'true'),
        edge('czy', 'nie', 'false'),
        edge('tak', 'razem'),
        edge('nie', 'razem'),
        edge('razem', 'wynik'),
      ],
    }
    const first = await whole(forked)
    // The other branch is evaluated again: it stays untaken, though the name has changed.
    const taken = ['czy', 'tak'].map((node) => ({ node, run: first.id }))
    const run = await world.start(forked, { imie: 'Jan' }, { ...preview, part: part('razem', taken) })
    expect(run.credits).toBe(0)
    const ended = await world.finish(run)
    expect(ended).toMatchObject({ status: 'completed', charged: 0 })
    const states = (await world.view(ended)).nodes.map(({ id, state }) => [id, state])
    expect(Object.fromEntries(states)).toMatchObject({
      nie: 'skipped',
      razem: 'completed',
      wynik: 'completed',
    })
  })
})
