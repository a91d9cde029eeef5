import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { ProblemsProvider } from '../../document/problems.tsx'
import { RunFollower } from '../../run/RunFollower.tsx'
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
const sentSchema = z.object({
  credits: z.number(),
  template: z.object({ nodes: z.array(z.object({ id: z.string() })) }),
})

it('a node that is tried alone can be run for real: it alone is sent, for its own price', async () => {
  const trace = { trace: [], results: [], price: 3, unordered: [] }
  const account = answeringApi({
    [PREVIEW]: () => Response.json({ trace, run: EXAMPLE_RUN }),
    'GET /api/v1/generation/engines': () => Response.json({ engines: [exampleOffer('iskra-obraz')] }),
  })
  renderScreen(
    <BuilderProvider document={createDocument(TEMPLATE)}>
      <ProblemsProvider isSlugTaken={() => false}>
        <RunFollower template="szablon">
          <NodeTrial node={SECOND} value={null} />
        </RunFollower>
      </ProblemsProvider>
    </BuilderProvider>,
    { productApi: () => Promise.resolve(account.api) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Wypróbuj sam węzeł' }))
  expect(account.callsOf(PREVIEW)).toEqual([])
  expect(await screen.findByText(/3\skredyty/u)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Uruchom tę część' }))
  expect(await screen.findByRole('button', { name: 'Zatrzymaj' })).toBeDefined()
  const sent = account.callsOf(PREVIEW).map(({ body }) => z.parse(sentSchema, body))
  expect(sent).toEqual([{ credits: 3, template: { nodes: [{ id: 'drugi' }, { id: 'output_1' }] } }])
})
