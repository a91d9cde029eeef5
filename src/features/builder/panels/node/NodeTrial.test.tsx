import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { NodeRun, RunPart } from '#domain/template/templateRun.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { ProblemsProvider } from '../../document/problems.tsx'
import { RunFollower, useNodeResults } from '../../run/RunFollower.tsx'
import { askedTrialForm } from '../preview/trialForm.ts'
import { NodeTrial } from './NodeTrial.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PREVIEW = 'POST /api/v1/templates/builder/preview'
const picture = (id: string) =>
  newNode('model', { id, label: id }, { model: 'iskra-obraz', promptTemplate: '{{imie}}' })
const SECOND = picture('drugi')
const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Miś', slug: 'mis', description: 'Miś na urodziny' },
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
  nodes: [picture('pierwszy'), SECOND, newNode('output', { id: 'jeden' }), newNode('output', { id: 'dwa' })],
  edges: [
    { id: 'a', source: 'pierwszy', sourcePort: 'out', target: 'jeden' },
    { id: 'b', source: 'drugi', sourcePort: 'out', target: 'dwa' },
  ],
}
const sentSchema = z.object({ credits: z.number(), part: z.unknown() })
const trace = { trace: [], results: [], price: 3, unordered: [] }

function open(template: Template, node: TemplateNode, answer: () => Response) {
  const account = answeringApi({
    [PREVIEW]: answer,
    'GET /api/v1/generation/engines': () => Response.json({ engines: [exampleOffer('iskra-obraz')] }),
  })
  renderScreen(
    <BuilderProvider document={createDocument(template)}>
      <ProblemsProvider isSlugTaken={() => false}>
        <RunFollower template="szablon">
          <Ran />
          <NodeTrial node={node} result={null} />
        </RunFollower>
      </ProblemsProvider>
    </BuilderProvider>,
    { productApi: () => Promise.resolve(account.api) },
  )
  return { account, sent: () => account.callsOf(PREVIEW).map(({ body }) => z.parse(sentSchema, body)) }
}

it('a node that is tried alone can be run for real: for its own price, and nothing else', async () => {
  const { account, sent } = open(TEMPLATE, SECOND, () => Response.json({ trace, run: EXAMPLE_RUN }))
  await userEvent.click(screen.getByRole('button', { name: 'Wypróbuj sam węzeł' }))
  expect(account.callsOf(PREVIEW)).toEqual([])
  expect(await screen.findByText(/3\skredyty/u)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom tę część' }))
  expect(await screen.findByRole('button', { name: 'Zatrzymaj' })).toBeDefined()
  expect(sent()).toEqual([{ credits: 3, part: { node: 'drugi', isAlone: true, taken: [] } }])
})

/** The second picture is made of the first. */
const CHAIN: Template = {
  ...TEMPLATE,
  nodes: [...TEMPLATE.nodes.slice(0, 2), newNode('output', { id: 'dwa' })],
  edges: [
    { id: 'a', source: 'pierwszy', sourcePort: 'out', target: 'drugi' },
    { id: 'b', source: 'drugi', sourcePort: 'out', target: 'dwa' },
  ],
}
const PICTURE: RunPart = { kind: 'image', files: [], colour: null, prompt: 'Ola', isProcedural: true }

/** That the first picture was made by a real run before. */
function Ran() {
  const { takeReal } = useNodeResults()
  useEffect(() => {
    const first = { id: 'pierwszy', kind: 'model', label: '', progress: 100, attempts: 1 } as const
    const done: NodeRun = { ...first, state: 'completed', taken: null, error: null, given: [PICTURE] }
    takeReal({ id: 'run-0', nodes: [done] }, null)
  }, [takeReal])
  return null
}

it('what a real run gave is taken by the next one of a part, told by name and paid for once', async () => {
  const { sent } = open(CHAIN, SECOND, () => Response.json({ trace, run: EXAMPLE_RUN }))
  await userEvent.click(screen.getByRole('button', { name: 'Wypróbuj stąd' }))
  expect(await screen.findByText(/policzą się: drugi,/u)).toBeDefined()
  expect(screen.getByText(/Gotowe wyniki, bez opłaty: pierwszy\./u)).toBeDefined()
  expect(await screen.findByText(/3\skredyty/u)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom tę część' }))
  const taken = [{ node: 'pierwszy', run: 'run-0' }]
  expect(sent()).toEqual([{ credits: 3, part: { node: 'drugi', isAlone: false, taken } }])
})

const error = (code: string, fault: string) => ({
  code,
  message: '',
  details: { result: { node: 'pierwszy', fault } },
})

it('a result that can’t be taken is named, with why and the way to its node', async () => {
  const answers = [
    () => Response.json({ error: error('TEMPLATE_RESULT_UNUSABLE', 'file_gone') }, { status: 409 }),
    () => Response.json({ error: error('NOT_FOUND', 'run_unknown') }, { status: 404 }),
  ]
  open(CHAIN, SECOND, () => answers.shift()?.() ?? Response.error())
  await userEvent.click(screen.getByRole('button', { name: 'Wypróbuj stąd' }))
  const press = await screen.findByRole('button', { name: 'Uruchom tę część' })
  await userEvent.click(press)
  expect(await screen.findByText(/Pliku tego wyniku już nie ma/u)).toBeDefined()
  expect(screen.getByText('pierwszy.')).toBeDefined()
  await userEvent.click(press)
  expect(await screen.findByText(/Uruchomienia z tym wynikiem już nie ma/u)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pokaż węzeł' })).toBeDefined()
})

it('nothing is sent while a field that has to be filled is empty: the form is led to', async () => {
  const fields = [newField('text', 'imie', { label: 'Imię', isRequired: true })]
  const form = [{ id: 'kto', title: 'Kto', description: '', fields }]
  const { sent } = open({ ...CHAIN, form }, SECOND, () => Response.error())
  await userEvent.click(screen.getByRole('button', { name: 'Wypróbuj stąd' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Uruchom tę część' }))
  expect(sent()).toEqual([])
  expect(askedTrialForm.getSnapshot()).not.toBeNull()
})
