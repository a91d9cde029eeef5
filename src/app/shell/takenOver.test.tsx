import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/createI18n.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { DEFAULT_UI_STATE } from '#ui/state/uiState.ts'
import { persistUiState, UI_STORE_KEY, writeUiStore } from '#ui/state/uiStorage.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../createAppRouter.ts'

const rendered: string[] = []

vi.mock('./Footer.tsx', () => ({
  Footer: () => {
    rendered.push('footer')
    return null
  },
}))

beforeEach(stubBrowser)

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['a first visit', null],
  ['a device with a choice of its own', writeUiStore({ ...DEFAULT_UI_STATE, theme: 'light' })],
])('the frame is rendered once as it is taken over: %s', async (_visit, kept) => {
  const context = { services: smallShop(), i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/regulamin'] }))
  await act(() => router.load())
  const container = document.createElement('div')
  container.innerHTML = renderToString(<App context={context} router={router} />)
  document.body.append(container)

  if (kept !== null) localStorage.setItem(UI_STORE_KEY, kept)
  const stopKeeping = persistUiState()
  rendered.length = 0
  await act(async () => {
    render(<App context={context} router={router} />, { container, hydrate: true })
  })
  expect(rendered).toEqual(['footer'])
  stopKeeping()
})
