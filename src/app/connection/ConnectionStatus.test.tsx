import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ModalHost from '#ui/ModalHost.tsx'
import { closeAllModals, openModal } from '#ui/state/modals.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { pageReachability } from './pageReachability.ts'

afterEach(() => {
  act(() => pageReachability.reportSuccess())
  cleanup()
  vi.unstubAllGlobals()
})

it('tells what works without a network, and goes on telling it when everything else over the page closes', async () => {
  stubBrowser()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  renderScreen(
    <>
      <ConnectionStatus />
      <ModalHost />
    </>,
  )
  act(() => pageReachability.reportFailure())
  await userEvent.click(await screen.findByRole('button', { name: 'Bez sieci' }))
  const told = await screen.findByRole('dialog', { name: 'Bez sieci' })
  expect(await within(told).findByText('Do zapłaty potrzebna jest sieć.')).toBeDefined()
  act(() => void openModal({ title: 'Pomoc', content: 'treść' }))
  await screen.findByRole('dialog', { name: 'Pomoc' })
  act(() => closeAllModals())
  expect(screen.queryByText('treść')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Bez sieci' })).toBe(told)
  // The focus comes back to it in a later frame.
  await vi.waitFor(() => expect(told.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
