import { STORE_NAMES } from '#offline/deviceStores.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountHome } from '#features/account/home/AccountHome.tsx'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { database } from '#offline/openDatabase.ts'
import { change } from '#offline/change.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { clearRows } from '#offline/session/personRows.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { goods } from '#support/cart/goods.ts'
import SignOutDialog from '../session/SignOutDialog.tsx'
import { closeSignOut } from '../session/signOutState.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { AccountButton } from './AccountButton.tsx'

/** The first use of a part brings its code, which on a busy machine takes its time. */
const SLOW = { timeout: 10_000 }

function openHeader(isFresh = true) {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const session = fixedSession(signedIn({}, isFresh), { signOut })
  const screens = (
    <>
      <AccountButton />
      <SignOutDialog />
    </>
  )
  return { ...renderScreen(screens, { session }), signOut }
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Twoje konto: Ola Nowak' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }, SLOW))
}

afterEach(async () => {
  closeSignOut()
  cleanup()
  const db = await database()
  await change(db, STORE_NAMES, async (stores) => clearRows(db, await currentOwner(stores), 'atSignOut'))
})

describe('the account in the top bar', () => {
  it('leads a guest to the sign-in, and back to where they were', () => {
    renderScreen(<AccountButton />)
    const link = screen.getByRole('link', { name: 'Zaloguj się' })
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fsklep')
  })

  it('says who is signed in, and as of when while nobody has confirmed it', async () => {
    openHeader(false)
    await userEvent.click(screen.getByRole('button', { name: 'Twoje konto: Ola Nowak' }))
    expect(await screen.findByText('ola@example.com', {}, SLOW)).toBeTruthy()
    expect(screen.getByText(/^stan z /)).toBeTruthy()
  })

  it('leads to the places of the account', async () => {
    const { router } = openHeader()
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    await choose('Profil')
    expect(navigate).toHaveBeenCalledWith({ to: '/profil' })
  })

  it('leads to the orders first, from its menu and from its own page', async () => {
    openHeader()
    await userEvent.click(screen.getByRole('button', { name: 'Twoje konto: Ola Nowak' }))
    const [first] = await screen.findAllByRole('menuitem', {}, SLOW)
    expect(first?.textContent).toBe('Zamówienia')
    cleanup()
    renderScreen(
      <AccountHome onSignOut={() => undefined} isOffline={false} credits={<a href="/kredyty">Kredyty</a>} />,
      {
        session: fixedSession(signedIn()),
      },
    )
    const [, place] = screen.getAllByRole('link')
    expect(place?.getAttribute('href')).toBe('/ustawienia/rozliczenia')
  })

  it('signs out at once when nothing is lost by it', async () => {
    const { signOut } = openHeader()
    await choose('Wyloguj')
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce(), SLOW)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before signing out takes away what only this device has', async () => {
    await addToCart(await database(), { ...goods(1), quantity: 1 })
    const { signOut } = openHeader()
    await choose('Wyloguj')
    const question = await screen.findByRole('alertdialog', { name: 'Wylogować się?' }, SLOW)
    expect(question.textContent).toContain('1 zmiana nie dotarła jeszcze do Iskry')
    await userEvent.click(screen.getByRole('button', { name: 'Zostań' }))
    expect(signOut).not.toHaveBeenCalled()
    await choose('Wyloguj')
    await userEvent.click(await screen.findByRole('button', { name: 'Wyloguj mimo to' }, SLOW))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })
})
