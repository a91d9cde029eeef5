import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { ContactScreen } from '#features/about/ContactScreen.tsx'
import { DeliveryScreen } from '#features/about/DeliveryScreen.tsx'
import { MailboxLink } from '#features/sign-in/MailboxLink.tsx'
import { Footer } from '../shell/Footer.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { createQueryClient } from '#services/createQueryClient.ts'
import { PERSISTED_QUERIES_KEY } from './persistQueries.ts'
import { restoreQueries } from './restoreQueries.ts'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('whoever sells stands on the contact page, and nothing of them that isn’t known', () => {
  const seller = {
    name: 'Iskra sp. z o.o.',
    address: '',
    taxId: '',
    email: 'my@iskra.example',
    phone: '',
    register: '',
  }
  renderScreen(<ContactScreen />, { config: { ...DEFAULT_RUNTIME_CONFIG, seller } })
  expect(screen.getByText('Iskra sp. z o.o.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'my@iskra.example' }).getAttribute('href')).toBe(
    'mailto:my@iskra.example',
  )
  expect(screen.queryByText('NIP')).toBeNull()
  expect(screen.queryByText('Telefon')).toBeNull()
})

it('whoever sells stands at the end of every page, with a way to reach them', () => {
  const seller = {
    name: 'Iskra sp. z o.o.',
    address: 'Łąkowa 7, 00-950 Warszawa',
    taxId: '5261040828',
    email: 'my@iskra.example',
    phone: '600 100 200',
    register: 'KRS 0000123456',
  }
  renderScreen(<Footer isTill={false} />, { config: { ...DEFAULT_RUNTIME_CONFIG, seller } })
  const footer = screen.getByRole('contentinfo')
  expect(footer.textContent).toContain(
    'Iskra sp. z o.o., Łąkowa 7, 00-950 Warszawa, NIP 5261040828, KRS 0000123456',
  )
  const linkTo = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href')
  expect(linkTo('my@iskra.example')).toBe('mailto:my@iskra.example')
  expect(linkTo('600 100 200')).toBe('tel:600100200')
  expect(linkTo('Dostawa i zwroty')).toBe('/dostawa-i-zwroty')
})

it('days of delivery are told where there is a carrier, and none where there isn’t', () => {
  renderScreen(<DeliveryScreen />, { config: { ...DEFAULT_RUNTIME_CONFIG, hasCarrier: true } })
  expect(screen.getByText('Automat paczkowy')).toBeDefined()
  expect(screen.getAllByText(/dni robocze|dzień roboczy/)).toHaveLength(3)
  cleanup()
  renderScreen(<DeliveryScreen />)
  expect(screen.getByText('Kurier')).toBeDefined()
  expect(screen.queryByText(/Automat|roboc|ekspres/)).toBeNull()
})

it('there is a way to the mailbox where there is one, and none where there isn’t', () => {
  renderScreen(<MailboxLink />, { config: { ...DEFAULT_RUNTIME_CONFIG, mailbox: '/dev/poczta' } })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dev/poczta')
  cleanup()
  renderScreen(<MailboxLink />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('what was read is trusted and kept for as long as is said', () => {
  const queryCache = { staleTimeMs: 1_000, gcTimeMs: 2_000 }
  const { queryClient } = renderScreen(<p />, { config: { ...DEFAULT_RUNTIME_CONFIG, queryCache } })
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ staleTime: 1_000, gcTime: 2_000 })
})

it('lists that another version has kept are not shown', async () => {
  const kept = {
    buster: '1.0.0',
    timestamp: Date.now(),
    clientState: {
      mutations: [],
      queries: [
        {
          queryKey: ['list'],
          queryHash: '["list"]',
          meta: { kept: true },
          state: { data: 'kept', dataUpdatedAt: Date.now(), status: 'success', fetchStatus: 'idle' },
        },
      ],
    },
  }
  const restored = async (version: string) => {
    localStorage.setItem(PERSISTED_QUERIES_KEY, JSON.stringify(kept))
    const client = createQueryClient({ staleTimeMs: 60_000, gcTimeMs: 60_000 })
    await restoreQueries(client, version, localStorage)
    return client.getQueryData(['list'])
  }
  expect(await restored('1.0.0')).toBe('kept')
  expect(await restored('2.0.0')).toBeUndefined()
})
