import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { WebhookKey } from './WebhookKey.tsx'

beforeEach(() => {
  stubBrowser()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks for the key on a press alone, and says why it can’t be had', async () => {
  renderScreen(<WebhookKey id="one" />)
  expect(screen.queryByText(/X-Iskra-Signature/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż klucz podpisu' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pokaż klucz podpisu' })).toBeDefined()
})
