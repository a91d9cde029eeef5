import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { refusedWith, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import type { SessionState } from '#api/session/session.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { putInto } from '../testing/putInto.ts'
import { setLogLevel } from '#domain/log.ts'
import { exampleAccount, PROFILE } from '../testing/exampleAccount.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const SAVE = 'PATCH /api/v1/account/profile'
const save = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz profil' }))
const username = () => screen.findByRole('textbox', { name: 'Nazwa użytkownika' })

function open(user: Parameters<typeof signedIn>[0] = {}) {
  const account = exampleAccount()
  renderScreen(<ProfileScreen />, {
    session: fixedSession(signedIn(user)),
    productApi: () => Promise.resolve(account.api),
  })
  return account
}

beforeAll(() => {
  // An ended session is logged, as it should be.
  setLogLevel('silent')
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('one’s own profile', () => {
  it('sends what was changed and nothing else', async () => {
    const account = open()
    account.answer(SAVE, () => Response.json({ ...PROFILE, bio: 'Piszę kartki.' }))
    await putInto(await screen.findByRole('textbox', { name: 'Kilka słów o sobie' }), 'Piszę kartki.')

    await save()

    await waitFor(() => expect(account.callsOf(SAVE)).toHaveLength(1))
    expect(account.callsOf(SAVE)[0]?.body).toEqual({ bio: 'Piszę kartki.' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij zmiany' })).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Kilka słów o sobie' })).toHaveProperty(
      'value',
      'Piszę kartki.',
    )
  })

  it('leads to a name that can’t be, and sends nothing', async () => {
    const account = open()
    await putInto(await username(), 'Zośka!')

    await save()

    expect(await screen.findByText(/^Od 3 do 30/)).toBeDefined()
    expect(document.activeElement).toBe(await username())
    expect(account.callsOf(SAVE)).toEqual([])
  })

  it('says beside the name that somebody else has it', async () => {
    const account = open()
    account.answer(SAVE, () => refusedWith('USERNAME_TAKEN'))
    await putInto(await username(), 'ola2')

    await save()

    expect(await screen.findByText(/jest już zajęte/)).toBeDefined()
    expect(await username()).toHaveProperty('value', 'ola2')
  })

  it('keeps what was typed when the network goes', async () => {
    const account = open()
    account.answer(SAVE, withoutNetwork)
    await putInto(await username(), 'ola2')

    await save()

    expect((await screen.findByRole('alert')).textContent).toContain('zostaje tutaj')
    expect(await username()).toHaveProperty('value', 'ola2')
  })

  it('keeps what was typed when the session runs out, and says how to go on', async () => {
    const listeners = new Set<() => void>()
    let state: SessionState = signedIn()
    const session = fixedSession(signedIn(), {
      snapshot: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    })
    const account = exampleAccount()
    account.answer(SAVE, () => refusedWith('UNAUTHORIZED'))
    account.answer('POST /api/v1/auth/refresh', () => refusedWith('SESSION_EXPIRED'))
    const { queryClient } = renderScreen(<ProfileScreen />, {
      session,
      productApi: () => Promise.resolve(account.api),
    })
    await putInto(await username(), 'ola2')

    act(() => {
      state = { status: 'guest' }
      queryClient.removeQueries({ queryKey: ['account'] })
      for (const listener of listeners) listener()
    })
    expect(await username()).toHaveProperty('value', 'ola2')
    await save()

    expect((await screen.findByRole('alert')).textContent).toContain('Sesja wygasła')
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toHaveProperty('pathname', '/login')
    expect(await username()).toHaveProperty('value', 'ola2')
  })

  it('holds still for somebody whose address isn’t confirmed', async () => {
    open({ is_verified: false })

    expect(await username()).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Zapisz profil' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Potwierdź adres e-mail')).toBeDefined()
  })
})
