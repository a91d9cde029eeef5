import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutView, OpenCheckout, OrderView } from '#domain/checkout/checkoutView.ts'
import type { KnownBuyer } from '#domain/checkout/fillEmptyDetails.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const TOKEN = 'a-token-of-a-checkout'
const WITH_CARRIER = { ...DEFAULT_RUNTIME_CONFIG, hasCarrier: true }
const LINE = {
  id: 'line-1',
  variantId: 'gid://shopify/ProductVariant/1',
  title: 'Kubek z imieniem',
  variantTitle: 'Granatowy',
  handle: 'kubek',
  quantity: 2,
  unitPrice: 1999,
  total: 3998,
  giftWrap: false,
  requiresShipping: true,
  picture: null,
}
const FILLED = {
  ...EMPTY_DETAILS,
  email: 'zofia@example.pl',
  phone: '600 100 200',
  firstName: 'Zofia',
  lastName: 'Żuraw',
  address: 'Łąkowa 7',
  postcode: '00-950',
  city: 'Łódź',
}

function open(changes: Partial<OpenCheckout> = {}): OpenCheckout {
  const lines = changes.lines ?? [LINE]
  const details = changes.details ?? EMPTY_DETAILS
  const needsDelivery = changes.needsDelivery ?? true
  const totals = checkoutTotals({
    subtotal: lines.reduce((sum, line) => sum + line.total, 0),
    discount: 0,
    shippingMethod: details.shippingMethod,
    needsDelivery,
    currencyCode: 'PLN',
  })
  return {
    state: 'open',
    lines,
    details,
    needsDelivery,
    totals,
    shortages: [],
    discountCodes: [],
    canPay: true,
    ...changes,
  }
}

const ORDER: OrderView = {
  number: 'ISK-2026-000123',
  placedAt: '2026-11-20T12:40:00.000Z',
  lines: [LINE],
  totals: open().totals,
  needsDelivery: true,
  credits: 0,
  details: FILLED,
}
const COMPLETED: CheckoutView = { state: 'completed', order: ORDER }

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly key: string | null
}

/** The checkout's API with one answer per method, replaceable during the test. */
function serve(first: CheckoutView) {
  const calls: Call[] = []
  const server = {
    calls,
    view: first,
    pay: (): Response | Promise<Response> => Response.json(COMPLETED),
    payments: () => calls.filter((call) => call.path.endsWith('/pay')),
  }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ method, path: input, body, key: new Headers(init.headers).get('Idempotency-Key') })
    return method === 'POST' ? server.pay() : Response.json(server.view)
  })
  return server
}

function refusal(status: number, code: string, view?: CheckoutView): Response {
  return Response.json({ error: { code, message: code, details: view ? { view } : {} } }, { status })
}

/** The checkout of a user whose account answers late. */
function CheckoutOf({ account }: { account: Promise<KnownBuyer> }) {
  const [buyer, setBuyer] = useState<KnownBuyer | null>(null)
  useEffect(() => void account.then(setBuyer), [account])
  return <CheckoutScreen token={TOKEN} knownBuyer={buyer} />
}

const payButton = () => screen.findByRole('button', { name: /^Zapłać/ })

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the checkout', () => {
  it('says that no payment is set up instead of asking for an address, and where to go', async () => {
    serve(open({ canPay: false }))
    renderScreen(<CheckoutScreen token={TOKEN} />)

    expect(await screen.findByText('Ten sklep nie przyjmuje teraz płatności')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Wróć do sklepu' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull()
  })

  it('leads to what is missing, beside the fields and in one list', async () => {
    const server = serve(open())
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await payButton())

    const summary = await screen.findByRole('alert')
    expect(summary).toHaveProperty('textContent', expect.stringContaining('Popraw 7 pól'))
    expect(document.activeElement).toBe(summary)
    const email = screen.getByRole('textbox', { name: 'Adres e-mail' })
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(within(summary).getByRole('link', { name: 'Adres e-mail' }))
    expect(document.activeElement).toBe(email)
    await userEvent.type(email, 'z')
    expect(email.getAttribute('aria-invalid')).not.toBe('true')
    expect(server.payments()).toEqual([])
  })

  it('takes the courier that goes to the country that is chosen', async () => {
    serve(open({ details: { ...FILLED, shippingMethod: 'express' } }))
    renderScreen(<CheckoutScreen token={TOKEN} />, { config: WITH_CARRIER })
    expect(await screen.findByText('następny dzień roboczy, do 12:00')).toBeDefined()

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kraj' }), 'DE')

    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /^Kurier ·/ })).toHaveProperty('checked', true),
    )
  })

  it('offers and promises only what it has without a carrier, and says so of a locker chosen before', async () => {
    const details = { ...FILLED, shippingMethod: 'locker', lockerCode: 'WAW123M' } as const
    const server = serve(open({ details }))
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await payButton())
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Tego sposobu dostawy teraz nie ma. Wybierz inny')
    expect(screen.queryByRole('textbox', { name: 'Kod automatu paczkowego' })).toBeNull()
    expect(screen.queryByText(/dni robocze|dzień roboczy/)).toBeNull()
    await userEvent.click(within(summary).getByRole('link', { name: 'Sposób dostawy' }))
    const courier = screen.getByRole('radio', { name: /^Kurier ·/ })
    expect(document.activeElement).toBe(courier)
    await userEvent.click(courier)
    await userEvent.click(await payButton())
    await screen.findByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })
    expect(screen.getByText(/^Kurier: pod drzwi; napiszemy, gdy paczka wyruszy\./)).toBeDefined()
    expect(server.payments()).toHaveLength(1)
  })

  it('pays once for two presses and shows the order at the same place', async () => {
    const server = serve(open({ details: FILLED }))
    const answer = Promise.withResolvers<Response>()
    server.pay = () => answer.promise
    renderScreen(<CheckoutScreen token={TOKEN} />)

    const button = await payButton()
    await userEvent.dblClick(button)
    answer.resolve(Response.json(COMPLETED))

    const title = await screen.findByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText('ISK-2026-000123')).toBeDefined()
    expect(server.payments()).toHaveLength(1)
    expect(server.payments()[0]?.body).toMatchObject({
      payment: 'test_success',
      expected: { total: 4927, lines: [{ id: 'line-1', quantity: 2, unitPrice: 1999 }] },
    } satisfies Partial<PayRequest>)
    expect(sessionStorage).toHaveLength(0)
  })

  it('says that a declined payment took nothing and pays anew with another key', async () => {
    const server = serve(open({ details: FILLED }))
    server.pay = () => refusal(402, 'CHECKOUT_PAYMENT_DECLINED', server.view)
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await screen.findByRole('radio', { name: /Płatność odrzucona/ }))
    await userEvent.click(await payButton())

    expect((await screen.findByRole('alert')).textContent).toContain('Nic nie pobrano')
    await userEvent.click(await payButton())
    await waitFor(() => expect(server.payments()).toHaveLength(2))
    const [first, second] = server.payments()
    expect(first?.key).not.toBe(second?.key)
  })

  it('repeats a lost payment under the same key, also after a reload', async () => {
    const server = serve(open({ details: FILLED }))
    server.pay = () => Promise.reject(new TypeError('network'))
    const { unmount } = renderScreen(<CheckoutScreen token={TOKEN} />)
    await userEvent.click(await payButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Nie ma połączenia z kasą')
    unmount()

    server.pay = () => Response.json(COMPLETED)
    renderScreen(<CheckoutScreen token={TOKEN} />)
    await userEvent.click(await payButton())

    await screen.findByText('ISK-2026-000123')
    const [first, second] = server.payments()
    expect(first?.key).toBe(second?.key)
  })

  it('shows the order when the answer got lost after the payment went through', async () => {
    const server = serve(open({ details: FILLED }))
    server.pay = () => {
      server.view = COMPLETED
      return Promise.reject(new TypeError('network'))
    }
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await payButton())

    expect(await screen.findByText('ISK-2026-000123')).toBeDefined()
    expect(server.payments()).toHaveLength(1)
  })

  it('keeps what was typed through a reload', async () => {
    serve(open())
    const { unmount } = renderScreen(<CheckoutScreen token={TOKEN} />)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Miejscowość' }), 'Łódź')
    unmount()

    renderScreen(<CheckoutScreen token={TOKEN} />)

    expect(await screen.findByRole('textbox', { name: 'Miejscowość' })).toHaveProperty('value', 'Łódź')
  })

  it('fills what is empty from the account, once', async () => {
    serve(open({ details: { ...EMPTY_DETAILS, phone: '700 100 200' } }))
    const buyer = { ...FILLED, company: '', countryCode: 'PL' as const }
    renderScreen(<CheckoutScreen token={TOKEN} knownBuyer={buyer} />)
    const city = await screen.findByRole('textbox', { name: 'Miejscowość' })
    expect(city).toHaveProperty('value', 'Łódź')
    expect(screen.getByRole('textbox', { name: 'Telefon' })).toHaveProperty('value', '700 100 200')
    const note = screen.getByText(/danymi z Twojego konta/)
    // It may come late: under the button it moves nothing that is about to be pressed.
    expect((await payButton()).compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)

    await userEvent.clear(city)
    cleanup()
    renderScreen(<CheckoutScreen token={TOKEN} knownBuyer={buyer} />)

    expect(await screen.findByRole('textbox', { name: 'Miejscowość' })).toHaveProperty('value', '')
    expect(screen.queryByText(/danymi z Twojego konta/)).toBeNull()
  })

  it('puts nothing from the account under the hands of whoever is typing', async () => {
    serve(open())
    const account = Promise.withResolvers<KnownBuyer>()
    renderScreen(<CheckoutOf account={account.promise} />)
    const email = await screen.findByRole('textbox', { name: 'Adres e-mail' })
    await userEvent.click(email)

    await act(async () => account.resolve({ ...FILLED, company: '' }))
    await userEvent.keyboard('ala@example.pl')

    expect(email).toHaveProperty('value', 'ala@example.pl')
    expect(screen.getByRole('textbox', { name: 'Telefon' })).toHaveProperty('value', FILLED.phone)
  })

  it('tells what changed and lets nobody pay for it unseen', async () => {
    const server = serve(open({ details: FILLED }))
    const dearer = open({ details: FILLED, lines: [{ ...LINE, unitPrice: 2499, total: 4998 }] })
    server.pay = () => {
      server.view = dearer
      return refusal(409, 'CHECKOUT_CHANGED', dearer)
    }
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await payButton())

    const note = await screen.findByRole('alert')
    expect(note.textContent).toMatch(/cena 21,64\szł → 27,05\szł/)
    expect(note.contains(document.activeElement) || document.activeElement?.contains(note)).toBe(true)
    server.pay = () => Response.json(COMPLETED)
    await userEvent.click(await payButton())
    await screen.findByText('ISK-2026-000123')
    expect(server.payments()[1]?.body).toMatchObject({ expected: { total: 6009 } })
  })

  it('says beside the button why a payment failed, and leads there', async () => {
    const server = serve(open({ details: FILLED }))
    server.pay = () => refusal(402, 'CHECKOUT_PAYMENT_DECLINED', open({ details: FILLED }))
    renderScreen(<CheckoutScreen token={TOKEN} />)
    const button = await payButton()
    await userEvent.click(button)

    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Płatność została odrzucona')
    expect(document.activeElement).toBe(note)
    // Under it: nothing that comes by itself moves the button from under a finger.
    expect(button.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(button.parentElement?.contains(note)).toBe(true)
  })

  it('changes nothing on the page between the beginning of a press and its end', async () => {
    const server = serve(open({ details: { ...FILLED, email: 'zofia@' } }))
    renderScreen(<CheckoutScreen token={TOKEN} />)
    const button = await payButton()
    const user = userEvent.setup()
    const email = screen.getByRole('textbox', { name: 'Adres e-mail' })
    await user.click(email)

    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(document.activeElement).toBe(email)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect((await screen.findByRole('alert')).textContent).toContain('Popraw 1 pole')
    expect(server.payments()).toEqual([])
  })

  it('opens with a code that is not good in its field', async () => {
    serve(open({ details: FILLED, discountCodes: [{ code: 'LATO', applicable: false }] }))
    renderScreen(<CheckoutScreen token={TOKEN} />)
    expect(await screen.findByRole('textbox', { name: 'Kod rabatowy' })).toHaveProperty('value', 'LATO')
    expect(screen.getByText(/Kod LATO nie obejmuje tego zamówienia/)).toBeDefined()
  })

  it('names what is sold out and sends nothing', async () => {
    const server = serve(open({ details: FILLED, shortages: [{ lineId: 'line-1', available: 1 }] }))
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await userEvent.click(await payButton())

    expect(screen.getByText('Została 1 sztuka')).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('Niektórych produktów zabrakło')
    expect(server.payments()).toEqual([])
  })

  it('asks a digital order for an address of e-mail only', async () => {
    serve(open({ needsDelivery: false, lines: [{ ...LINE, requiresShipping: false }] }))
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await payButton()

    expect(screen.queryByRole('heading', { name: 'Dostawa' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Miejscowość' })).toBeNull()
  })

  it('asks for the locker instead of the street, and shows the new price at once', async () => {
    serve(open({ details: FILLED }))
    renderScreen(<CheckoutScreen token={TOKEN} />, { config: WITH_CARRIER })
    expect((await payButton()).textContent).toMatch(/49,27/)

    await userEvent.click(screen.getByRole('radio', { name: /Kurier ekspresowy/ }))
    expect((await payButton()).textContent).toMatch(/58,27/)
    await userEvent.click(screen.getByRole('radio', { name: /Automat paczkowy/ }))

    expect(screen.getByRole('textbox', { name: 'Kod automatu paczkowego' })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Ulica i numer' })).toBeNull()
  })

  it('says so when there is no such checkout', async () => {
    serve(open())
    vi.stubGlobal('fetch', async () => refusal(404, 'CHECKOUT_NOT_FOUND'))
    renderScreen(<CheckoutScreen token={TOKEN} />)

    expect(await screen.findByRole('heading', { name: 'Nie ma takiego zamówienia' })).toBeDefined()
  })

  it('says that it needs a network, and opens by itself once there is one', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    renderScreen(<CheckoutScreen token={TOKEN} />)
    expect(await screen.findByRole('heading', { name: 'Do zapłaty potrzebna jest sieć' })).toBeDefined()

    serve(open())

    await screen.findByRole('textbox', { name: 'Adres e-mail' })
  })

  it('shows a completed order to whoever comes back', async () => {
    serve(COMPLETED)
    renderScreen(<CheckoutScreen token={TOKEN} />)

    await screen.findByText('ISK-2026-000123')
    expect(screen.queryByRole('button', { name: /^Zapłać/ })).toBeNull()
  })
  it('leads from an order with packs of credits to what became of them', async () => {
    serve({ state: 'completed', order: { ...ORDER, credits: 120 } })
    renderScreen(<CheckoutScreen token={TOKEN} />)

    const link = await screen.findByRole('link', { name: 'Zobacz swoje kredyty' })
    expect(link.getAttribute('href')).toContain(`/credits/success?order=${TOKEN}`)
  })
})
