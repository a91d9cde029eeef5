import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { ProblemsProvider } from '../document/problems.tsx'
import { NARROW } from '../narrow.ts'
import { PanelDock } from './PanelDock.tsx'

beforeEach(() => {
  stubBrowser()
  store.set(uiStateAtom, DEFAULT_UI_STATE)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Editor() {
  const [document] = useState(() => createDocument(EMPTY_TEMPLATE))
  return (
    <BuilderProvider document={document}>
      <ProblemsProvider isSlugTaken={() => false}>
        <PanelDock />
      </ProblemsProvider>
    </BuilderProvider>
  )
}

function openDock(width: 'wide' | 'narrow') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === NARROW && width === 'narrow',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  renderScreen(<Editor />)
}

const right = () => store.get(uiStateAtom).sidebars.right
const panel = () => screen.queryByRole('complementary', { name: 'Szablon' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('is the right sidebar: as wide as it was drawn, beside the graph while it is pinned, and closed once it is left unpinned', async () => {
  openDock('wide')
  expect(panel()).toBeNull()
  await press('Szablon')
  expect(panel()?.style.width).toBe('min(300px, 60vw)')
  expect(panel()?.dataset['over']).toBeUndefined()

  const edge = screen.getByRole('slider', { name: 'Szerokość panelu' })
  fireEvent.change(edge, { target: { value: '460' } })
  expect(panel()?.style.width).toBe('min(460px, 60vw)')
  cleanup()

  // Pinned, it is there in the next template too.
  openDock('wide')
  expect(panel()?.style.width).toBe('min(460px, 60vw)')
  await press('Odepnij: panel nad grafem')
  expect(panel()?.dataset['over']).toBe('')
  expect(right()).toEqual({ open: true, width: 460, pinned: false })
  await press('Przypnij obok grafu')
  expect(right()).toEqual({ open: true, width: 460, pinned: true })
  await press('Odepnij: panel nad grafem')
  cleanup()
  expect(right()).toEqual({ open: false, width: 460, pinned: false })
})

it('never covers a phone before somebody has asked for it', () => {
  store.set(uiStateAtom, (state) => ({
    ...state,
    sidebars: { ...state.sidebars, right: { open: true, width: 300, pinned: true } },
  }))
  openDock('narrow')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(right().open).toBe(false)
})

it('follows the hand that draws its edge: to the left it grows', async () => {
  openDock('wide')
  await press('Szablon')
  const edge = screen.getByRole('slider', { name: 'Szerokość panelu' })
  // jsdom captures no pointers.
  edge.setPointerCapture = () => undefined
  edge.hasPointerCapture = () => true
  fireEvent.pointerDown(edge, { pointerId: 1, clientX: 900 })
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 780 })
  expect(right().width).toBe(420)
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 1_200 })
  expect(right().width).toBe(200)
})
