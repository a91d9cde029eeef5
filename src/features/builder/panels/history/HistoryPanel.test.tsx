import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import type { RunReport } from '#domain/template/templateRecord.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { SavedTemplateContext } from '../../document/savedTemplate.ts'
import { RunFollower } from '../../run/RunFollower.tsx'
import HistoryPanel from './HistoryPanel.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SAVED = { id: '01234567-89ab-4def-8123-456789abcdef', revision: 3 }
const NOBODY: RunReport = {
  runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
  medianSeconds: null,
  charged: 0,
  failures: [],
}

function show(report: RunReport) {
  const model = newNode('model', { id: 'model_1' })
  const details = { ...EMPTY_TEMPLATE.details, slug: 'kartka' }
  const document = createDocument({ ...EMPTY_TEMPLATE, details, nodes: [model] })
  document.edit({ name: 'node', of: 'model_1/promptTemplate' }, (template) => ({
    ...template,
    nodes: [{ ...model, label: 'Portret' }],
  }))
  document.edit({ name: 'details' }, (template) => ({
    ...template,
    details: { ...details, title: 'Kartka' },
  }))
  const account = answeringApi({
    [`GET /api/v1/templates/builder/${SAVED.id}/run-report`]: () => Response.json(report),
    [`GET /api/v1/templates/builder/${SAVED.id}/status-snapshots`]: () => Response.json({ snapshots: [] }),
    'GET /api/v1/template-runs': () => Response.json({ runs: [], next: null }),
  })
  renderScreen(
    <BuilderProvider document={document}>
      <SavedTemplateContext value={SAVED}>
        <RunFollower template={SAVED.id}>
          <HistoryPanel />
        </RunFollower>
      </SavedTemplateContext>
    </BuilderProvider>,
    {
      session: fixedSession(signedIn()),
      productApi: () => Promise.resolve(account.api),
    },
  )
}

it('counts the runs of visitors, and says where they failed and why', async () => {
  show({
    runs: { total: 12, completed: 9, failed: 3, underWay: 0 },
    medianSeconds: 41.6,
    charged: 27,
    failures: [
      { node: { id: 'model_1', kind: 'model' }, error: 'GENERATOR_PROMPT_NOT_UNDERSTOOD', count: 2 },
      { node: { id: 'model_7', kind: 'model' }, error: 'GENERATION_FAILED', count: 1 },
      { node: null, error: 'TEMPLATE_RUN_TIMEOUT', count: 1 },
    ],
  })
  const count = await screen.findByText('12 uruchomień przez odwiedzających')
  expect(count.parentElement?.textContent).toContain('9 gotowych, 3 nieudane, zwykle 42 s, 27 kredytów')
  const failures = within(screen.getByRole('list', { name: 'Co się nie udawało' })).getAllByRole('listitem')
  expect(failures.map(({ textContent }) => textContent)).toEqual([
    'Portret: silnik nie zrozumiał promptu2 razy',
    'Model AI 7: silnik nie dał wyniku1 raz',
    'Cały szablon: minął limit czasu1 raz',
  ])
  expect(screen.queryByText(/jeszcze nie uruchomiono/)).toBeNull()
})

it('says that it was not run only where nobody has run it, and names the node whose parameters were changed', async () => {
  show(NOBODY)
  expect(await screen.findByText(/jeszcze nie uruchomiono/)).toBeDefined()
  expect(screen.getByText('parametry węzła: Model AI 1')).toBeDefined()
  expect(screen.getByText('opis szablonu')).toBeDefined()
})
