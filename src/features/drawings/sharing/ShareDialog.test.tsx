import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import type { DrawingShares } from '#domain/scene/shared/sharedDrawing.ts'
import { createStore } from '#domain/store.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { createDrawingCanvas } from '../canvas/drawingCanvas.ts'
import { createPictures } from '../canvas/pictures.ts'
import { DrawingProvider } from '../document/DrawingContext.tsx'
import { createDrawing } from '../document/drawingDocument.ts'
import { ShareDialog } from './ShareDialog.tsx'

const SHARES = 'GET /api/v1/drawings/shares'
const SHARE = 'PUT /api/v1/drawings/drawing/share'
const REASON = 'Widać na nim cudzą twarz.'
const TAKEN_DOWN = {
  id: 'drawing',
  title: 'Portret',
  reason: REASON,
  takenDownAt: '2026-11-29T10:00:00.000Z',
}
const LINKED = {
  id: 'drawing',
  token: 'the-token-of-a-drawing',
  title: 'Portret',
  kind: 'diagram',
  shapes: 1,
  renewedAt: '2026-11-29T09:00:00.000Z',
  endsAt: '2027-11-29T09:00:00.000Z',
} as const

beforeEach(stubBrowser)
afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
})

function open(first: DrawingShares) {
  let shares = first
  const asked = answeringApi({
    [SHARES]: () => Response.json(shares),
    [SHARE]: () => {
      shares = { shares: [], takenDown: [TAKEN_DOWN] }
      return refusedWith('TAKEN_DOWN')
    },
  })
  const document = createDrawing({
    ...emptyScene('diagram'),
    shapes: [newBox('a', { x: 0, y: 0, width: 80, height: 40 }, { text: 'Twarz' })],
  })
  const pictures = createPictures()
  const kept = {
    id: 'drawing',
    document,
    pictures,
    standing: createStore({ row: null, keeping: 'kept' } as const),
    flush: () => Promise.resolve(),
    leave: async () => undefined,
    unreadText: () => null,
    unreadOver: () => null,
    setUnreadText: () => undefined,
    keepAgain: () => Promise.resolve(),
    saveVersion: () => Promise.resolve(true),
    addPicture: () => Promise.resolve('NOT_KEPT' as const),
    close: () => undefined,
  }
  renderScreen(
    <DrawingProvider value={{ document, pictures, canvas: createDrawingCanvas(document) }} kept={kept}>
      <ShareDialog title="Portret" isOpen onOpenChange={() => undefined} />
      <ToastHost />
    </DrawingProvider>,
    { session: fixedSession(signedIn()), productApi: () => Promise.resolve(asked.api) },
  )
  return asked
}

it('tells why a drawing was taken down, and makes no link to it', async () => {
  open({
    shares: [],
    takenDown: [TAKEN_DOWN, { ...TAKEN_DOWN, id: 'other', title: '', reason: 'Cudza mapa.' }],
  })
  await screen.findByText('Zdjęliśmy ten rysunek')
  expect(screen.getByText(`Powód: ${REASON}`)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Napisz do nas' }).getAttribute('href')).toBe('/kontakt')
  expect(screen.queryByRole('button', { name: 'Utwórz link' })).toBeNull()
  const others = within(screen.getByRole('region', { name: 'Zdjęte rysunki' }))
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bez tytułuPowód: Cudza mapa.'),
  ])
})

it('says it where a link is renewed that was taken down meanwhile', async () => {
  const { callsOf } = open({ shares: [LINKED], takenDown: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Odśwież link' }))
  await screen.findByText('Zdjęliśmy ten rysunek')
  expect(screen.getByText('Zdjęliśmy go po zgłoszeniu.')).toBeDefined()
  expect(callsOf(SHARE)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Odśwież link' })).toBeNull()
})
