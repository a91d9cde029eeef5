import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CONTENT_ID } from './SkipLink.tsx'
import { useRouteFocus } from './useRouteFocus.ts'

afterEach(cleanup)

function Checkout() {
  useRouteFocus()
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      <h1>Kasa</h1>
      <input aria-label="Adres e-mail" />
    </main>
  )
}

/** A rendered screen; resolves to a function that reports the router's arrival. */
async function showScreen() {
  const routeTree = createRootRoute({ component: Checkout })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading')
  const { location } = router.state
  return () =>
    act(() =>
      router.emit({
        type: 'onRendered',
        fromLocation: location,
        toLocation: location,
        pathChanged: true,
        hrefChanged: true,
        hashChanged: false,
      }),
    )
}

test('the keyboard starts at the heading of a new screen', async () => {
  const tellThatItCame = await showScreen()
  tellThatItCame()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kasa' }))
})

test('whoever types in it already keeps the field', async () => {
  const tellThatItCame = await showScreen()
  const field = screen.getByRole('textbox', { name: 'Adres e-mail' })
  field.focus()
  tellThatItCame()
  expect(document.activeElement).toBe(field)
})
