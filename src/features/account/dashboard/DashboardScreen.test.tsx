import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { exampleAccount } from '../testing/exampleAccount.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

function open(unsent: number | null) {
  const account = exampleAccount()
  renderScreen(<DashboardScreen unsent={unsent} />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(account.api),
  })
}

afterEach(cleanup)

describe('the panel', () => {
  it('greets by the first name and shows the last orders and what is missing', async () => {
    open(0)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
      /^Dobry wieczór, Ola$|^Dzień dobry, Ola$/,
    )
    expect(await screen.findAllByRole('link', { name: /^Zamówienie/ })).toHaveLength(3)
    expect(await screen.findByText('Gotowe kroki: 3 z 5')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Zapisz adres do zamówień' })).toHaveProperty(
      'pathname',
      '/ustawienia/rozliczenia',
    )
    expect(screen.queryByRole('link', { name: 'Podaj imię' })).toBeNull()
    expect(screen.queryByText(/na wysłanie/)).toBeNull()
  })

  it('says what waits to be sent', () => {
    open(3)
    expect(screen.getByText('3 zmiany czekają na wysłanie')).toBeDefined()
  })
})
