import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import NewsletterForm from './NewsletterForm.tsx'
import { NoticesOffScreen } from './NoticesOffScreen.tsx'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

/** A product API that records its calls, and answers or fails as told. */
function stubApi(answer: (endpoint: string) => unknown) {
  const asked: unknown[] = []
  const api: ProductApi = {
    call: async (endpoint, request) => {
      asked.push([endpoint, request.body ?? request.query])
      return z.parse(request.answer, answer(endpoint))
    },
    stream: () => Promise.reject(new Error('no streams here')),
    upload: () => Promise.reject(new Error('no uploads here')),
  }
  return { asked, productApi: () => Promise.resolve(api) }
}

const noNetwork = () => {
  throw new ApiError('no network', { code: 'NETWORK_ERROR', status: null })
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres e-mail do newslettera' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('signing up', () => {
  it('asks for a letter and says what comes next, whoever the address belongs to', async () => {
    const { asked, productApi } = stubApi(() => ({ status: 'accepted' }))
    renderScreen(<NewsletterForm />, { productApi })
    await userEvent.type(field(), ' ola@example.com ')
    await press('Zapisz mnie')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('ola@example.com'))
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(asked).toEqual([['POST /api/v1/newsletter', { email: 'ola@example.com', language: 'pl' }]])
  })

  it('says what is wrong with an address before asking anybody', async () => {
    const { asked, productApi } = stubApi(() => null)
    renderScreen(<NewsletterForm />, { productApi })
    await press('Zapisz mnie')
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), 'ola')
    await press('Zapisz mnie')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
  })

  it('keeps what was typed when the network is gone', async () => {
    const { productApi } = stubApi(noNetwork)
    renderScreen(<NewsletterForm />, { productApi })
    await userEvent.type(field(), 'ola@example.com')
    await press('Zapisz mnie')
    expect((await screen.findByRole('alert')).textContent).toContain('Brak połączenia')
    expect(field().value).toBe('ola@example.com')
  })
})

describe('a letter’s link', () => {
  it('signs up only when somebody says so', async () => {
    const { asked, productApi } = stubApi(() => undefined)
    renderScreen(<ConfirmScreen token="abc" />, { productApi })
    expect(asked).toEqual([])
    await press('Tak, zapisz mnie')
    expect(await screen.findByRole('heading', { name: 'Zapis na newsletter potwierdzony' })).toBeDefined()
    expect(asked).toEqual([['POST /api/v1/newsletter/confirm', { token: 'abc' }]])
  })

  it('signs off, and can be tried again when the network is gone', async () => {
    let isOnline = false
    const { asked, productApi } = stubApi(() => (isOnline ? undefined : noNetwork()))
    renderScreen(<UnsubscribeScreen token="abc" />, { productApi })
    await press('Wypisz mnie')
    expect((await screen.findByRole('alert')).textContent).toContain('Brak połączenia')
    isOnline = true
    await press('Wypisz mnie')
    expect(
      await screen.findByRole('heading', { name: 'Gotowe, nie dostaniesz już newslettera' }),
    ).toBeDefined()
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['is spent', 'abc'],
    ['has lost its token', null],
  ])('says when it %s', async (_what, token) => {
    const { productApi } = stubApi(() => {
      throw new ApiError('gone', { code: 'LINK_INVALID', status: 410 })
    })
    renderScreen(<ConfirmScreen token={token} />, { productApi })
    if (token !== null) await press('Tak, zapisz mnie')
    expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toBeDefined()
  })

  it('loses its token from the address at once, and not what else it says', () => {
    const address = '/newsletter/unsubscribe?of=notices&token=tajny'
    const { router } = renderScreen(<NoticesOffScreen token="tajny" />, { address })
    expect(router.history.location.href).toBe('/newsletter/unsubscribe?of=notices')
    cleanup()
    const plain = renderScreen(<ConfirmScreen token="tajny" />, {
      address: '/newsletter/confirm?token=tajny',
    })
    expect(plain.router.history.location.href).toBe('/newsletter/confirm')
  })
})
