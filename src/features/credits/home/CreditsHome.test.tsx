import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { Balance } from '../balance/Balance.tsx'
import { CreditsHome } from './CreditsHome.tsx'

const offer = (id: string, changes: Partial<EngineOffer> = {}): EngineOffer => ({
  id,
  type: 'image',
  name: id,
  credits: 3,
  isAvailable: true,
  isProcedural: false,
  takes: {},
  typicalTime: null,
  waiting: 0,
  ...changes,
})

function open(state: Parameters<typeof fixedSession>[0]) {
  const engines = [
    offer('Drogi', { credits: 4, isAvailable: false }),
    offer('Tani'),
    offer('Filmowy', { type: 'video', credits: 8 }),
  ]
  const account = answeringApi({ 'GET /api/v1/generation/engines': () => Response.json({ engines }) })
  const credits = { available: 13, reserved: 3, used: 4, total: 20, lastUpdated: '2026-11-20T12:40:00.000Z' }
  renderScreen(
    <CreditsHome balance={<Balance credits={credits} />} packs={<p>pakiety</p>} movements={<p>ruchy</p>} />,
    { session: fixedSession(state), productApi: () => Promise.resolve(account.api) },
  )
}

afterEach(cleanup)

it('shows what each engine that can be used costs now, and what the balance is enough for', async () => {
  open(signedIn())
  const images = within(await screen.findByRole('region', { name: 'Obraz' }))
  expect(images.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Tani3 kredyty'])
  const own = within(screen.getByRole('region', { name: 'Twoje kredyty' }))
  expect(own.getByText('Starczy na 4 obrazy albo 1 film')).toBeDefined()
  expect(own.getByText('3 kredyty zarezerwowane na to, co się tworzy')).toBeDefined()
  expect(screen.getByText('ruchy')).toBeDefined()
})

it('invites guests and those who haven’t confirmed their address, without a balance that isn’t theirs', () => {
  open({ status: 'guest' })
  expect(screen.getByText('10 kredytów na start, w prezencie')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Załóż konto' })).toBeDefined()
  expect(screen.queryByText('ruchy')).toBeNull()
  cleanup()
  open(signedIn({ is_verified: false }))
  expect(screen.getByRole('link', { name: 'Potwierdź adres' })).toBeDefined()
  expect(screen.queryByText(/do wydania/)).toBeNull()
  expect(screen.getByText('pakiety')).toBeDefined()
})
