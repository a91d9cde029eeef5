import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { Purchase } from '#domain/credits/credits.ts'
import { PurchaseScreen } from './PurchaseScreen.tsx'

const CALL = 'GET /api/v1/credits/purchases/token'

function open(order: string | null, answer: () => Response | Promise<Response>) {
  const account = answeringApi({ [CALL]: answer })
  const rendered = renderScreen(<PurchaseScreen order={order} balance={<p>saldo</p>} />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(account.api),
  })
  return { account, ...rendered }
}

const of = (state: Purchase['state']) => () =>
  Response.json({ state, credits: 120, orderNumber: 'ISK-2026-000123' } satisfies Purchase)

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('after paying for credits', () => {
  it('waits for the shop’s word, then tells that they are there and reads the balance anew', async () => {
    const { account, queryClient } = open('token', of('waiting'))
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
    await title(/^Zapłacone, kredyty w drodze$/)
    expect(screen.getByText('Potwierdzenie ze sklepu').closest('[aria-current="step"]')).not.toBeNull()
    expect(screen.queryByText('saldo')).toBeNull()

    account.answer(CALL, of('credited'))
    await vi.advanceTimersByTimeAsync(2_500)
    expect(document.activeElement).toBe(await title(/^120 kredytów jest na Twoim koncie$/))
    expect(screen.getByText('saldo')).toBeDefined()
    expect(invalidated).toHaveBeenCalledWith({ queryKey: CREDITS_KEY })

    const asked = account.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(account.calls).toHaveLength(asked)
  })

  it('says when that takes longer than usual, and asks less often from then on', async () => {
    const { account } = open('token', of('waiting'))
    await title(/w drodze/)
    await vi.advanceTimersByTimeAsync(50_000)
    expect(screen.getByText('Trwa to dłużej niż zwykle')).toBeDefined()
    const asked = account.calls.length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(account.calls.length - asked).toBeLessThanOrEqual(2)
  })

  it.each([
    ['returned', /^To zamówienie zostało zwrócone$/],
    ['other-account', /^Te kredyty są dla innego konta$/],
    ['no-credits', /^W tym zamówieniu nie ma kredytów$/],
    ['unknown', /^Nie znamy jeszcze tego zamówienia$/],
  ] as const)('tells the truth about an order that is “%s”', async (state, name) => {
    open('token', of(state))
    await title(name)
    expect(screen.queryByText(/na Twoim koncie/)).toBeNull()
  })

  it('asks anew for whoever signs in as somebody else, and shows them nothing of the last answer', async () => {
    let state = signedIn()
    const listeners = new Set<() => void>()
    const session = {
      ...fixedSession(),
      snapshot: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    const account = answeringApi({ [CALL]: of('credited') })
    renderScreen(<PurchaseScreen order="token" balance={<p>saldo</p>} />, {
      session,
      productApi: () => Promise.resolve(account.api),
    })
    await title(/na Twoim koncie/)
    account.answer(CALL, withoutNetwork)
    state = signedIn({ id: 'user-2', email: 'jan@example.com' })
    act(() => listeners.forEach((tell) => tell()))
    expect(screen.queryByText(/na Twoim koncie/)).toBeNull()
    account.answer(CALL, of('other-account'))
    await vi.advanceTimersByTimeAsync(20_000)
    await title(/^Te kredyty są dla innego konta$/)
  })

  it('goes on by itself once it can ask again', async () => {
    const { account } = open('token', withoutNetwork)
    await title(/^Nie możemy teraz sprawdzić kredytów$/)
    account.answer(CALL, of('credited'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await title(/na Twoim koncie/)).toBeDefined()
  })

  it('shows the balance and claims nothing where no order is named', async () => {
    const { account } = open(null, of('credited'))
    await title(/^Twoje kredyty$/)
    await waitFor(() => expect(screen.getByText('saldo')).toBeDefined())
    expect(account.calls).toEqual([])
  })
})
