import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductApi } from '#api/product/productApi.ts'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { createStore } from '#domain/store.ts'
import type { DryValue } from '#domain/template/dryValue.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { NodeRun, RunPart } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { PinnedResult, Pins, TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider, useTemplatePart } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import type { Standing } from '../drafts/openTemplate.ts'
import { ProblemsProvider } from '../document/problems.tsx'
import { NodeCard } from '../nodes/NodeCard.tsx'
import { NodeMarksProvider } from '../nodes/nodeMarks.tsx'
import NodeData from '../panels/node/NodeData.tsx'
import { PinsContext } from './pins.ts'
import { RunFollower, useFollowedRun, useNodeResults } from './RunFollower.tsx'
import { TrialRunner } from './TrialRunner.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const condition = { operandType: 'field', operand: 'imie', operator: 'equals', value: 'Ola' } as const
const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
  nodes: [
    newNode('input', { id: 'imie', label: 'Imię' }, { field: 'imie' }),
    newNode('branch', { id: 'czy', label: 'Czy Ola' }, { condition }),
    newNode(
      'model',
      { id: 'obraz', label: 'Obraz' },
      { model: 'iskra-obraz', promptTemplate: 'miś {{imie}}' },
    ),
    newNode('transform', { id: 'duze', label: 'Duże' }, { operation: 'uppercase' }),
  ],
  edges: [
    { id: 'a', source: 'imie', sourcePort: 'out', target: 'czy' },
    { id: 'b', source: 'czy', sourcePort: 'true', target: 'obraz' },
    { id: 'c', source: 'czy', sourcePort: 'false', target: 'duze' },
  ],
}

const ROW: TemplateDraftRow = {
  id: 'szablon',
  title: '',
  template: TEMPLATE,
  edition: 1,
  savedEdition: 1,
  baseRevision: 1,
  publishedRevision: null,
  status: 'draft',
  changedAt: 0,
  sent: null,
  conflict: null,
}
const FILE = {
  format: 'webp',
  mediaType: 'image/webp',
  bytes: 10,
  width: 64,
  height: 64,
  durationMs: null,
  frameRate: null,
} as const
const PICTURE: Exclude<RunPart, { kind: 'text' }> = {
  kind: 'image',
  files: [{ ...FILE, role: 'thumbnail', url: '/files/mis.webp' }],
  colour: '#aabbcc',
  prompt: 'miś Ola',
  isProcedural: true,
}
const SOUND: RunPart = {
  ...PICTURE,
  kind: 'audio',
  files: [{ ...FILE, role: 'original', url: '/files/mis.mp3' }],
}

const nodeRun = (id: string, change: Partial<NodeRun>): NodeRun => ({
  id,
  kind: 'model',
  label: '',
  state: 'waiting',
  progress: 0,
  attempts: 1,
  taken: null,
  error: null,
  ...change,
})

function Data() {
  const node = useTemplatePart('nodes').find((each) => each.id === 'obraz')
  return node === undefined ? null : <NodeData node={node} />
}

function open(id: string, pins: Pins = {}, productApi?: () => Promise<ProductApi>) {
  const document = createDocument(TEMPLATE)
  const drawn = new Map<string, number>()
  const got: { run?: ReturnType<typeof useFollowedRun>; results?: ReturnType<typeof useNodeResults> } = {}
  function Cards() {
    Object.assign(got, { run: useFollowedRun(), results: useNodeResults() })
    return null
  }
  function Nodes() {
    return useTemplatePart('nodes').map((node) => (
      <Profiler key={node.id} id={node.id} onRender={() => drawn.set(node.id, (drawn.get(node.id) ?? 0) + 1)}>
        <fieldset aria-label={node.id}>
          <NodeCard node={node} />
        </fieldset>
      </Profiler>
    ))
  }
  const standing = createStore<Standing>({
    row: { ...ROW, pins },
    keeping: 'kept',
    overtaken: null,
    refusal: null,
  })
  const pin = (node: string, value: PinnedResult | null) => {
    const { [node]: _, ...others } = standing.getSnapshot().row?.pins ?? {}
    standing.set({
      ...standing.getSnapshot(),
      row: { ...ROW, pins: value === null ? others : { ...others, [node]: value } },
    })
    return Promise.resolve(true)
  }
  renderScreen(
    <PinsContext value={{ standing, pin }}>
      <BuilderProvider document={document}>
        <ProblemsProvider isSlugTaken={() => false}>
          <RunFollower template={id}>
            <NodeMarksProvider>
              <Cards />
              <Nodes />
              <Data />
              <TrialRunner />
            </NodeMarksProvider>
          </RunFollower>
        </ProblemsProvider>
      </BuilderProvider>
    </PinsContext>,
    productApi === undefined ? {} : { productApi },
  )
  const { results, run } = got
  if (results === undefined || run === undefined) throw new Error('nothing was drawn')
  return { document, drawn, results, take: run.take }
}

const card = (id: string) => within(screen.getByRole('group', { name: id }))
const CONTEXT = { language: 'pl', device: 'desktop', isPreview: true } as const

it('a dry run says on each node what it would give, and which a branch leaves out', async () => {
  const { results } = open('dry')
  act(() => results.trial.set({ values: { imie: 'Ola' }, context: CONTEXT, scope: null }))
  expect(await card('obraz').findByText('miś Ola', { exact: false })).toBeDefined()
  expect(card('czy').getByText(/tak/u)).toBeDefined()
  expect(card('duze').getByText('Pominięty')).toBeDefined()
  const data = within(screen.getByRole('region', { name: 'Dane węzła' }))
  expect(data.getByText('Wchodzi')).toBeDefined()
  expect(data.getByText('Ola')).toBeDefined()
  act(() => results.trial.set({ values: { imie: 'Jan' }, context: CONTEXT, scope: null }))
  expect(await card('duze').findByText('JAN')).toBeDefined()
  expect(card('obraz').getByText('Pominięty')).toBeDefined()
})

it('a real run shows how far a node is, what it gave or why it failed, until the node is set otherwise', async () => {
  const { document, take } = open('real')
  const run = (nodes: readonly NodeRun[]) =>
    act(() =>
      take({ ...EXAMPLE_RUN, id: 'real', completedAt: EXAMPLE_RUN.createdAt, nodes: [...nodes] }, TEMPLATE),
    )
  run([nodeRun('obraz', { state: 'running', progress: 40 })])
  expect(await card('obraz').findByText('Trwa, 40%')).toBeDefined()
  run([
    nodeRun('obraz', { state: 'completed', given: [PICTURE] }),
    nodeRun('duze', { state: 'failed', error: 'GENERATION_REFUSED' }),
  ])
  expect(await card('duze').findByText('silnik odmówił')).toBeDefined()
  const picture = screen.getByRole('group', { name: 'obraz' }).querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/files/mis.webp')
  act(() => {
    document.edit({ name: 'node' }, (template) => ({
      ...template,
      nodes: template.nodes.map((node) =>
        node.kind === 'model' ? { ...node, settings: { ...node.settings, fanout: 2 } } : node,
      ),
    }))
  })
  expect(screen.getByRole('group', { name: 'obraz' }).querySelector('img')).toBeNull()
})

it('a sound is fetched once it is asked for', async () => {
  const { take } = open('sound')
  act(() =>
    take(
      {
        ...EXAMPLE_RUN,
        id: 'sound',
        completedAt: EXAMPLE_RUN.createdAt,
        nodes: [nodeRun('obraz', { state: 'completed', given: [SOUND] })],
      },
      TEMPLATE,
    ),
  )
  const play = await screen.findByRole('button', { name: 'Odtwórz: Obraz' })
  expect(globalThis.document.querySelector('audio')).toBeNull()
  await userEvent.click(play)
  expect(globalThis.document.querySelector('audio')?.getAttribute('src')).toBe('/files/mis.mp3')
})

it('what becomes of one node draws no other anew', () => {
  const { drawn, results } = open('counted')
  act(() => results.takeReal({ id: 'run', nodes: [nodeRun('obraz', {}), nodeRun('duze', {})] }, TEMPLATE))
  const before = new Map(drawn)
  act(() =>
    results.takeReal(
      { id: 'run', nodes: [nodeRun('obraz', { state: 'running', progress: 10 }), nodeRun('duze', {})] },
      TEMPLATE,
    ),
  )
  expect(drawn.get('obraz')).toBe((before.get('obraz') ?? 0) + 1)
  for (const id of ['imie', 'czy', 'duze']) expect(drawn.get(id)).toBe(before.get(id))
})

it('a node is tried alone, by what came to it when the template was run for real', async () => {
  const { results, take } = open('alone')
  const nodes = [
    nodeRun('imie', { state: 'completed', given: [{ kind: 'text', text: 'Zosia' }] }),
    nodeRun('czy', { state: 'completed', taken: 'true', given: [{ kind: 'text', text: 'Zosia' }] }),
  ]
  act(() => take({ ...EXAMPLE_RUN, id: 'alone', completedAt: EXAMPLE_RUN.createdAt, nodes }, TEMPLATE))
  await userEvent.click(await screen.findByRole('button', { name: 'Wypróbuj sam węzeł' }))
  expect(results.trial.getSnapshot()?.scope).toEqual({ node: 'obraz', isAlone: true })
  expect(await screen.findByText('Próba samego węzła: Obraz.')).toBeDefined()
  expect(results.tried.getSnapshot()?.trace.map(({ node }) => node)).toEqual(['imie', 'czy', 'obraz'])
  expect(screen.getByRole('button', { name: 'Uruchom tę część' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Próba całości' }))
  await waitFor(() => expect(results.tried.getSnapshot()?.trace).toHaveLength(4))
})

it('a pinned result is taken instead of the node, and marked, until it is taken away', async () => {
  const { results, take } = open('pinned')
  act(() =>
    take(
      {
        ...EXAMPLE_RUN,
        id: 'pinned',
        completedAt: EXAMPLE_RUN.createdAt,
        nodes: [nodeRun('obraz', { state: 'completed', given: [{ ...PICTURE, prompt: 'miś Zosia' }] })],
      },
      TEMPLATE,
    ),
  )
  act(() => results.trial.set({ values: { imie: 'Ola' }, context: CONTEXT, scope: null }))
  await waitFor(() => expect(results.tried.getSnapshot()?.trace).toHaveLength(4))
  const before = results.tried.getSnapshot()?.trace.find(({ node }) => node === 'obraz')?.value
  expect(before).toMatchObject({ prompt: 'miś Ola' })
  await userEvent.click(screen.getByRole('button', { name: 'Przypnij wynik' }))
  expect(card('obraz').getByText('Przypięty wynik')).toBeDefined()
  const picture = screen.getByRole('group', { name: 'obraz' }).querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/files/mis.webp')
  await waitFor(() =>
    expect(results.tried.getSnapshot()?.trace.find(({ node }) => node === 'obraz')?.value).toMatchObject({
      prompt: 'miś Zosia',
    }),
  )
  expect(screen.queryByRole('button', { name: 'Wypróbuj sam węzeł' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Odepnij wynik' }))
  expect(card('obraz').queryByText('Przypięty wynik')).toBeNull()
})

it('a pinned picture is seen after a reload, by what its run tells; without a network by its words', async () => {
  const value: DryValue = { mode: 'image', prompt: 'miś Ola', processed: [] }
  const run = { ...EXAMPLE_RUN, id: 'dawny', completedAt: EXAMPLE_RUN.createdAt }
  const nodes = [nodeRun('obraz', { state: 'completed', given: [PICTURE] })]
  const account = answeringApi({
    'GET /api/v1/template-runs/dawny': () => Response.json({ ...run, nodes }),
  })
  open('reloaded', { obraz: { value, run: 'dawny' } }, () => Promise.resolve(account.api))
  expect(card('obraz').getByText('miś Ola', { exact: false })).toBeDefined()
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'obraz' }).querySelector('img')?.getAttribute('src')).toBe(
      '/files/mis.webp',
    ),
  )
  expect(card('obraz').getByText('Przypięty wynik')).toBeDefined()
})

it('what was pinned before runs were noted is still taken by dry runs', () => {
  const { results } = open('older', { obraz: 'dawne słowa' })
  act(() => results.trial.set({ values: { imie: 'Ola' }, context: CONTEXT, scope: null }))
  expect(card('obraz').getByText('dawne słowa')).toBeDefined()
})
