import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import type { SharedDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { SharedDrawingScreen } from './SharedDrawingScreen.tsx'

const TOKEN = 'the-token-of-a-drawing'
const REPORT = `POST /api/v1/drawings/shared/${TOKEN}/reports`
const DRAWING: SharedDrawing = {
  title: 'Portret',
  scene: {
    ...emptyScene('diagram'),
    shapes: [newBox('a', { x: 0, y: 0, width: 80, height: 40 }, { text: 'Twarz' })],
  },
  renewedAt: '2026-11-29T10:00:00.000Z',
}

beforeEach(() => {
  stubBrowser()
  // Nothing is drawn here: drawScene.test.ts tells what would be.
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
})

function show(read: () => Promise<{ said: unknown; keptSince: string | null }>) {
  const asked = answeringApi({ [REPORT]: () => new Response(null, { status: 204 }) })
  const { queryClient } = renderScreen(
    <>
      <SharedDrawingScreen token={TOKEN} isOffline={false} onOwn={() => undefined} />
      <ToastHost />
    </>,
    { publicReads: read, productApi: () => Promise.resolve(asked.api) },
  )
  return { ...asked, queryClient }
}

it('is reported by anybody, with a reason and a note', async () => {
  const { callsOf } = show(async () => ({ said: DRAWING, keptSince: null }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Zgłoś' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zgłoś do sprawdzenia' }))
  await user.click(dialog.getByRole('radio', { name: 'Pokazuje kogoś albo jego dane bez zgody' }))
  await user.type(dialog.getByRole('textbox', { name: /Chcesz coś dodać/u }), ' To moja twarz ')
  await user.click(dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }))
  await screen.findByText('Zgłoszenie przyjęte')
  expect(callsOf(REPORT).map(({ body }) => body)).toEqual([{ reason: 'private', note: 'To moja twarz' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is gone from the screen once a read says so, also where it was there before', async () => {
  let isThere = true
  const { queryClient } = show(async () => {
    if (!isThere) throw new ApiError('none', { code: 'NOT_FOUND', status: 404 })
    return { said: DRAWING, keptSince: '2026-11-29T11:00:00.000Z' }
  })
  await screen.findByRole('heading', { level: 1, name: 'Portret' })
  isThere = false
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('heading', { level: 1, name: 'Ten link już nie działa' })
  expect(screen.queryByText('Twarz')).toBeNull()
})
