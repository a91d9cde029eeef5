import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { ProblemsProvider } from '../../document/problems.tsx'
import { SavedTemplateContext } from '../../document/savedTemplate.ts'
import { RunFollower } from '../../run/RunFollower.tsx'
import { ProblemsPanel } from '../problems/ProblemsPanel.tsx'
import { RealRun } from './RealRun.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PREVIEW = 'POST /api/v1/templates/builder/preview'
const SAVED = { id: 'e7c0a0de-3f0e-4a52-9f4e-6f6b4d9a1c11', revision: 3 }
const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Miś', slug: 'mis', description: 'Miś na urodziny' },
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
  nodes: [
    newNode('model', { id: 'obraz', label: 'Obraz' }, { model: 'iskra-obraz', promptTemplate: '{{imie}}' }),
    newNode('output', { id: 'wynik' }),
  ],
  edges: [{ id: 'e', source: 'obraz', sourcePort: 'out', target: 'wynik' }],
}

const refused = (problems: readonly TemplateProblem[]) => () => {
  const validation = { isPublishable: false, problems, left: 0 }
  const error = { code: 'TEMPLATE_INVALID', message: '', details: { validation } }
  return Response.json({ error }, { status: 422 })
}
const isNoSlugTaken = () => false
const noWork = () => undefined

function open(answer: () => Response) {
  const document = createDocument(TEMPLATE)
  const account = answeringApi({ [PREVIEW]: answer })
  renderScreen(
    <BuilderProvider document={document}>
      <ProblemsProvider isSlugTaken={isNoSlugTaken}>
        <RunFollower template={SAVED.id}>
          <SavedTemplateContext value={SAVED}>
            <ProblemsPanel />
            <RealRun
              template={TEMPLATE}
              values={{ imie: 'Ola' }}
              context={{ language: 'pl', device: 'desktop', isPreview: true }}
              price={{ least: 3, most: 6 }}
              onIncomplete={noWork}
            />
          </SavedTemplateContext>
        </RunFollower>
      </ProblemsProvider>
    </BuilderProvider>,
    { productApi: () => Promise.resolve(account.api) },
  )
  return { account, document }
}

it('is asked for under the template’s own id, for the most that it may cost', async () => {
  const trace = { trace: [], results: [], price: 3, unordered: [] }
  const { account } = open(() => Response.json({ trace, run: EXAMPLE_RUN }))
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom' }))
  expect(await screen.findByRole('button', { name: 'Zatrzymaj' })).toBeDefined()
  expect(account.callsOf(PREVIEW).map(({ body }) => body)).toMatchObject([{ id: SAVED.id, credits: 6 }])
})

it('that the server refuses says at its place what is wrong there, until that is changed', async () => {
  const place = { part: 'node', id: 'obraz' } as const
  const { document } = open(refused([{ code: 'parameter_unknown', severity: 'error', place, about: 'styl' }]))
  expect(screen.queryByText(/Ten model nie zna parametru/u)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom' }))
  const problem = await screen.findByRole('button', { name: /^Obraz.*Ten model nie zna parametru „styl”/u })
  expect(problem).toBeDefined()
  document.edit({ name: 'node' }, (template) => ({
    ...template,
    nodes: template.nodes.map((node) => (node.id === 'obraz' ? { ...node, label: 'Rysunek' } : node)),
  }))
  expect(await screen.findByText(/^Wszystko|można opublikować/u)).toBeDefined()
  expect(screen.queryByText(/Ten model nie zna parametru/u)).toBeNull()
})

it('a parameter that can’t stand is called as its control is', async () => {
  const place = { part: 'node', id: 'obraz' } as const
  open(refused([{ code: 'parameters_invalid', severity: 'error', place, about: 'style' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom' }))
  expect(
    await screen.findByRole('button', { name: /nie przyjmie takiej wartości parametru „Styl”/u }),
  ).toBeDefined()
})
