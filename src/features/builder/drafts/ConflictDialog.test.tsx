import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { keepTemplate } from '#offline/templates/commands.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import ModalHost from '#ui/ModalHost.tsx'
import { closeAllModals, openModal } from '#ui/state/modals.ts'
import { openLayers } from '#ui/state/modalStack.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { openTemplate } from './openTemplate.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('waits for an answer, whatever else over the page is closed and by which way', async () => {
  const db = memoryDatabase()
  await keepTemplate(db, { id: ID, template: EMPTY_TEMPLATE, follows: 0, isHeldBack: true })
  await db.templateDrafts.update(ID, { conflict: { kind: 'gone' } })
  const row = await db.templateDrafts.get(ID)
  const open = row === undefined ? null : openTemplate(db, row, (title) => title)
  if (open === null) throw new Error('the template can’t be read')
  const onLeave = vi.fn<() => void>()
  renderScreen(
    <>
      <ConflictDialog open={open} onOpen={() => undefined} onLeave={onLeave} />
      <ModalHost />
    </>,
  )
  const asked = await screen.findByRole('alertdialog', { name: 'Na serwerze nie ma już tego szablonu' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('[style*="z-index"]') ?? document.body)
  act(() => void openModal({ title: 'Pomoc', content: 'treść' }))
  await screen.findByText('treść')
  act(() => closeAllModals())
  expect(screen.queryByText('treść')).toBeNull()
  // It needs an answer: close-all doesn't even ask it to close.
  expect(openLayers()).toMatchObject([{ persistent: true }])
  expect(asked.isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: 'Zamknij modal' })).toBeNull()
  open.close()
})
