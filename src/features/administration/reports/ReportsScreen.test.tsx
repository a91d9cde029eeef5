import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { Reported } from '#domain/reports/reports.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

const LIST = 'GET /api/v1/admin/reports'
const DRAWING = 'POST /api/v1/admin/drawings/token-1/decision'
const WORK = 'POST /api/v1/admin/works/work-1/decision'

const REPORTED: readonly Reported[] = [
  {
    kind: 'drawing',
    drawing: { token: 'token-1', title: 'Portret', renewedAt: '2026-11-20T12:40:00.000Z' },
    reports: [{ reason: 'private', note: 'To moja twarz', createdAt: '2026-11-21T12:40:00.000Z' }],
  },
  {
    kind: 'work',
    work: {
      id: 'work-1',
      type: 'image',
      prompt: 'Kot w kapeluszu',
      engine: 'iskra-obraz',
      completedAt: '2026-11-20T10:00:05.000Z',
      result: { files: [], colour: null, seed: 7, isProcedural: true, text: null },
      author: null,
    },
    reports: [{ reason: 'stolen', note: '', createdAt: '2026-11-22T12:40:00.000Z' }],
  },
]

beforeEach(() => {
  stubBrowser()
  // Everything is near the window.
  vi.stubGlobal('IntersectionObserver', undefined)
})
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  let reported = REPORTED
  const decided = (kind: Reported['kind']) => () => {
    reported = reported.filter((one) => one.kind !== kind)
    return new Response(null, { status: 204 })
  }
  const asked = answeringApi({
    [LIST]: () => Response.json({ reported }),
    [DRAWING]: decided('drawing'),
    [WORK]: decided('work'),
  })
  renderScreen(
    <>
      <ReportsScreen renderDrawing={({ token }) => <div>Obraz {token}</div>} />
      <ToastHost />
    </>,
    {
      session: fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' })),
      productApi: () => Promise.resolve(asked.api),
    },
  )
  return asked
}

const rows = async () => within(await screen.findByRole('list', { name: 'Zgłoszenia' }))

it('shows drawings and works that wait, and takes a drawing down with a reason', async () => {
  const { callsOf } = open()
  const user = userEvent.setup()
  const list = await rows()
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Portret',
    'Kot w kapeluszu',
  ])
  expect(list.getByText('Obraz token-1')).toBeDefined()
  expect(list.getByText(/To moja twarz/u)).toBeDefined()
  await user.click(list.getByRole('button', { name: 'Zdejmij: Portret' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zdjąć udostępniony rysunek?' }))
  await user.click(dialog.getByRole('button', { name: 'Zdejmij rysunek' }))
  expect(callsOf(DRAWING)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Powód/u }), 'Widać cudzą twarz.')
  await user.click(dialog.getByRole('button', { name: 'Zdejmij rysunek' }))
  await screen.findByText('Rysunek zdjęty')
  expect(callsOf(DRAWING).map(({ body }) => body)).toEqual([
    { decision: 'take-down', reason: 'Widać cudzą twarz.' },
  ])
  await vi.waitFor(() => expect(screen.queryByText('Portret')).toBeNull())
})

it('leaves a work with one press', async () => {
  const { callsOf } = open()
  await userEvent.click((await rows()).getByRole('button', { name: 'Zostaw: Kot w kapeluszu' }))
  await screen.findByText('Praca zostaje')
  expect(callsOf(WORK).map(({ body }) => body)).toEqual([{ decision: 'keep' }])
})
