import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
// Loaded before, so that a slow machine doesn't count its loading as the dialog's.
import './DialogSurface.tsx'
import { Dialog } from './Dialog.tsx'
import { renderUi } from './testing/renderUi.tsx'

// `focusPressed` runs for all tests of screens; `fireEvent.click` gives no focus of its own, as in Safari.

afterEach(cleanup)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Pole" />
      <button type="button" onClick={() => setOpen(true)}>
        <span>Otwórz</span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Okno">
        <p>Treść</p>
      </Dialog>
    </>
  )
}

it('the focus comes back to the pressed button when what it opened is closed', async () => {
  renderUi(<Page />)
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByText('Otwórz'))
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij modal' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Otwórz' })))
})

it('a press on words leaves the focus where it is', () => {
  renderUi(
    <>
      <input aria-label="Pole" />
      <p>Słowa</p>
    </>,
  )
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByText('Słowa'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
