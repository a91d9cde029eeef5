import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { EXAMPLE_USER, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { TemplateRow } from '#domain/template/templateRecord.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { DraftsScreen } from './DraftsScreen.tsx'
import { SERVER_TEMPLATES_KEY } from './liveTemplates.ts'

const LIST = 'GET /api/v1/templates/builder'

const ROW: TemplateRow = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  revision: 4,
  status: 'published',
  publishedRevision: 3,
  owner: null,
  isShipped: false,
  createdAt: '2026-11-20T12:40:00.000Z',
  updatedAt: '2026-11-21T12:40:00.000Z',
  publishedAt: '2026-11-20T12:50:00.000Z',
  runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
  title: 'Miś na urodziny',
  slug: 'mis',
  thumbnailUrl: '',
  categories: [],
  tags: [],
  nodeCount: 3,
  fieldCount: 1,
}

beforeEach(async () => {
  stubBrowser()
  await changeOwner(await database(), `user:${EXAMPLE_USER.id}`)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(answer: () => Response | Promise<Response>) {
  const account = answeringApi({ [LIST]: answer })
  return renderScreen(<DraftsScreen isOffline={false} />, {
    session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
    productApi: () => Promise.resolve(account.api),
  })
}

it('tells of a template on the server alone that it was changed since it was published', async () => {
  open(() => Response.json({ templates: [ROW] }))
  const draft = (await screen.findByText(ROW.title)).closest('li')
  if (draft === null) throw new Error('it isn’t in a list')
  expect(within(draft).getByText('Opublikowano, są nowe zmiany')).toBeDefined()
})

it('shows what the server said last while there is no network, and says so; none of it outlives the account', async () => {
  const first = open(() => Response.json({ templates: [ROW] }))
  await screen.findByText(ROW.title)
  expect(first.queryClient.getQueryCache().find({ queryKey: SERVER_TEMPLATES_KEY })?.meta).toBeUndefined()
  expect(SERVER_TEMPLATES_KEY[0]).toBe('account')
  const db = await database()
  await waitFor(async () => expect(await db.accountCopies.count()).toBe(1))
  cleanup()

  open(withoutNetwork)
  expect(await screen.findByText(ROW.title)).toBeDefined()
  expect(screen.getByText(/Pokazujemy to, co jest na tym urządzeniu/u)).toBeDefined()
})
