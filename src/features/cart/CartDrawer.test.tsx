import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import type { ProductOfLine } from '#offline/cart/commands.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { DEFAULT_RUNTIME_CONFIG, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { addNotices } from '#offline/cart/cartNotices.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { changeCartState, readCartState } from '#offline/cart/cartState.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { change } from '#offline/change.ts'
import { putGift } from '#offline/gifts/putGift.ts'
import { database } from '#offline/openDatabase.ts'
import { connectionView } from '#services/connectionView.ts'
import { closeCartDrawer, openCartDrawer } from '#ui/state/cartDrawer.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { AddToCart } from './AddToCart.tsx'
import { CartButton } from './CartButton.tsx'
import CartDrawer from './CartDrawer.tsx'

const MUG: ProductOfLine = {
  id: 'product-1',
  title: 'Kubek z imieniem',
  handle: 'kubek',
  featuredPicture: null,
  details: { aiTemplateBase: null },
}
const CARD: ProductOfLine = {
  id: 'product-2',
  title: 'Kartka',
  handle: 'kartka',
  featuredPicture: null,
  details: { aiTemplateBase: null },
}

function variant(id: string, amount: number, changes: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id,
    title: 'Default Title',
    sku: null,
    requiresShipping: true,
    maximumQuantity: null,
    availableForSale: true,
    quantityAvailable: null,
    price: { amount, currencyCode: 'PLN' },
    compareAtPrice: null,
    selectedOptions: [],
    picture: null,
    ...changes,
  }
}

const MUG_VARIANT = variant('variant-1', 1999)
const CARD_VARIANT = variant('variant-2', 900)

async function fill(): Promise<void> {
  const db = await database()
  await addToCart(db, { product: MUG, variant: MUG_VARIANT, quantity: 2 })
  await addToCart(db, { product: CARD, variant: CARD_VARIANT, quantity: 1 })
}

const money = (amount: number) => ({ amount, currencyCode: 'PLN' })

/** A line of the cart as the storefront has it. */
const lineOf = ({ id, price }: ProductVariant, quantity: number, total: number) => ({
  id: `line of ${id}`,
  quantity,
  attributes: [],
  variant: {
    id,
    title: '',
    productId: '',
    handle: '',
    productTitle: '',
    price,
    picture: null,
    availableForSale: true,
    quantityAvailable: null,
  },
  total: money(total),
})

/** The storefront has acknowledged the cart as it is here, with its cost. */
async function acknowledge(): Promise<void> {
  const db = await database()
  await change(db, ['cartState', 'outbox'], async (stores) => {
    await stores.outbox.clear()
    await changeCartState(stores, {
      remote: {
        id: 'cart',
        checkoutUrl: '',
        lines: [lineOf(MUG_VARIANT, 2, 3_800), lineOf(CARD_VARIANT, 1, 900)],
        cost: { subtotal: money(4_700), total: money(4_200), tax: null },
        buyerIdentity: { email: null, phone: null },
        discountCodes: [],
        updatedAt: '',
      },
    })
  })
}

/** The page of a shop that has a checkout of its own. */
const ELSEWHERE: RuntimeConfig = {
  ...DEFAULT_RUNTIME_CONFIG,
  storefront: { ...DEFAULT_RUNTIME_CONFIG.storefront, endpoint: 'https://shop.example/api/graphql.json' },
}

function renderCart(options: { config?: RuntimeConfig } = {}) {
  return renderScreen(
    <>
      <AddToCart product={MUG} variant={MUG_VARIANT} />
      <CartButton />
      <CartDrawer />
      <ToastHost />
    </>,
    options,
  )
}

const textsOf = (dialog: HTMLElement, role: string) =>
  within(dialog)
    .getAllByRole(role)
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

const drawer = (count: number) => screen.findByRole('dialog', { name: `Koszyk (${count})` })
const line = (title: string) => screen.getByRole('link', { name: title }).closest('li') ?? document.body
const removal = (title: string) => screen.getByRole('button', { name: `Usuń z koszyka: ${title}` })

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
})
afterEach(() => {
  closeCartDrawer()
  dismissAllToasts()
  cleanup()
  vi.unstubAllGlobals()
})

describe('the cart drawer', () => {
  it('says what it holds in the page’s language, also what was put in in another one', async () => {
    await fill()
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
      asked.push(JSON.parse(body))
      const node = { id: MUG_VARIANT.id, title: 'white', product: { title: 'Mug with a name' } }
      return Promise.resolve(Response.json({ data: { nodes: [node, null] } }))
    })
    renderCart({ config: ELSEWHERE })
    await userEvent.click(await screen.findByRole('button', { name: 'Koszyk (3)' }))
    const dialog = await drawer(3)
    expect(await within(dialog).findByRole('link', { name: 'Mug with a name' })).toBeTruthy()
    expect(within(dialog).getByText('white')).toBeTruthy()
    // A line unknown to the storefront keeps its words; a change of words sends nothing.
    expect(within(dialog).getByRole('link', { name: 'Kartka' })).toBeTruthy()
    expect(asked).toMatchObject([{ variables: { ids: [MUG_VARIANT.id, CARD_VARIANT.id], language: 'PL' } }])
    const { items } = await readCart(await database())
    expect(items.map(({ title }) => title)).toEqual(['Mug with a name', 'Kartka'])
  })

  it('says of a gift whose day is over that another has to be chosen, and where', async () => {
    const gift = {
      product: CARD,
      variant: CARD_VARIANT,
      quantity: 1,
      id: 'a-gift',
      personalization: { ...NO_DETAILS, recipientName: 'Halina', deliveryDate: '2020-02-29' },
    }
    await putGift(await database(), gift)
    renderCart()
    openCartDrawer()

    const dialog = await drawer(1)
    expect(within(dialog).getByText('Ten dzień już minął.')).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: 'Wybierz inny dzień prezentu: Kartka (Halina)' })
    expect(link.getAttribute('href')).toContain('prezent=a-gift')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przejdź do kasy' }))
    expect(await within(dialog).findByText(/Dzień doręczenia jednego z prezentów już minął/)).toBeTruthy()
  })

  it('tells two of one card apart by the name that was typed, to the eye and to the ear', async () => {
    const db = await database()
    const card = { product: CARD, variant: CARD_VARIANT, quantity: 1 }
    const words = { given: { imie: 'Tomek' }, text: null }
    await putGift(db, { ...card, id: 'a', personalization: { ...NO_DETAILS, recipientName: 'Halina' } })
    await putGift(db, { ...card, id: 'b', personalization: { ...NO_DETAILS, words } })
    renderCart()
    openCartDrawer()
    const dialog = await drawer(2)
    for (const name of ['Halina', 'Tomek']) {
      expect(within(dialog).getByText(`Dla: ${name}`)).toBeTruthy()
      expect(within(dialog).getByRole('button', { name: `Usuń z koszyka: Kartka (${name})` })).toBeTruthy()
    }
  })

  it('says what an empty cart is for and where to go', async () => {
    renderCart()
    await userEvent.click(await screen.findByRole('button', { name: 'Koszyk (0)' }))

    const dialog = await drawer(0)
    expect(await within(dialog).findByRole('heading', { name: 'Koszyk jest jeszcze pusty' })).toBeDefined()
    expect(within(dialog).getByRole('link', { name: 'Przejdź do sklepu' })).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Przejdź do kasy' })).toBeNull()
  })

  it('opens with the thing that was added', async () => {
    renderCart()

    await userEvent.click(screen.getByRole('button', { name: 'Więcej' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }))

    const dialog = await drawer(2)
    expect(within(dialog).getByRole('link', { name: 'Kubek z imieniem' })).toBeDefined()
    expect(within(dialog).getByRole('textbox', { name: /Liczba sztuk/ })).toHaveProperty('value', '2')
  })

  it('shows what another store says it costs, and nothing else, until something changes here', async () => {
    await fill()
    await acknowledge()
    renderCart({ config: ELSEWHERE })
    openCartDrawer()

    const dialog = await drawer(3)
    // A drawer may open with the cart as it was read last.
    await waitFor(() => expect(textsOf(dialog, 'term')).toEqual(['Produkty', 'Rabat', 'Razem']))
    expect(textsOf(dialog, 'definition')).toEqual(['47,00 zł', '-5,00 zł', '42,00 zł'])
    expect(line('Kubek z imieniem').textContent).toMatch(/38,00\szł/)
    expect(dialog.textContent).not.toContain('darmowej dostawy')
    expect(dialog.textContent).not.toContain('szacunkowo')

    await userEvent.click(within(line('Kartka')).getByRole('button', { name: 'Więcej' }))
    await waitFor(() => expect(dialog.textContent).toContain('Razem szacunkowo'))
    expect(dialog.textContent).toContain('zobaczysz w kasie.')
  })

  it('shows goods as they are paid, shipping and total, the same before and after the shop has it', async () => {
    await fill()
    renderCart()
    openCartDrawer()

    const dialog = await drawer(3)
    const check = () => {
      expect(textsOf(dialog, 'term')).toEqual(['Produkty', 'Dostawa', 'Razem'])
      expect(textsOf(dialog, 'definition')).toEqual([
        '53,02 zł',
        '5,99 zł',
        '59,01 zł54,97 zł + podatek 4,04 zł',
      ])
      expect(dialog.textContent).toMatch(/Do darmowej dostawy brakuje 1,10\szł/)
    }
    check()
    expect(dialog.textContent).toContain('Ostateczny podatek liczymy w kasie')
    await acknowledge()
    await within(dialog).findByText('koszyk zapisany')
    check()
  })

  it('takes a discount off that the shop has told of, without a network too', async () => {
    await fill()
    await acknowledge()
    const db = await database()
    await change(db, ['cartState'], async (stores) => {
      const { remote } = await readCartState(stores)
      if (remote === null) throw new Error('no remote cart')
      await changeCartState(stores, {
        discountCodes: [{ code: 'ISKRA10', applicable: true }],
        remote: { ...remote, discounts: [{ code: 'Iskra10', kind: 'percent', value: 1_000 }] },
      })
    })
    renderCart()
    openCartDrawer()

    const dialog = await drawer(3)
    await waitFor(() => expect(textsOf(dialog, 'term')).toEqual(['Produkty', 'Rabat', 'Dostawa', 'Razem']))
    expect(textsOf(dialog, 'definition')).toEqual([
      '53,02 zł',
      '-5,30 zł',
      '5,99 zł',
      '53,71 zł50,07 zł + podatek 3,64 zł',
    ])
    await userEvent.click(within(line('Kartka')).getByRole('button', { name: 'Więcej' }))
    await waitFor(() => expect(textsOf(dialog, 'definition').at(1)).toBe('-6,28 zł'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń kod ISKRA10' }))
    await waitFor(() => expect(textsOf(dialog, 'term')).toEqual(['Produkty', 'Razem']))
  })

  it('ships nothing where nothing travels: neither a sum nor a bar', async () => {
    const pack = variant('variant-9', 3900, { requiresShipping: false })
    await addToCart(await database(), { product: CARD, variant: pack, quantity: 1 })
    renderCart()
    openCartDrawer()

    const dialog = await drawer(1)
    expect(textsOf(dialog, 'definition')).toEqual(['42,22 zł', '42,22 zł39,00 zł + podatek 3,22 zł'])
    expect(dialog.textContent).not.toMatch(/dostaw/i)
  })

  it('leaves the shipping out from 50 zł on', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(within(line('Kartka')).getByRole('button', { name: 'Więcej' }))

    const dialog = await drawer(4)
    expect(within(dialog).getAllByRole('term')).toHaveLength(2)
    expect(dialog.textContent).toContain('Dostawa za darmo')
  })

  it('counts every one of fifty quick taps', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    const more = within(line('Kartka')).getByRole('button', { name: 'Więcej' })
    for (let tap = 0; tap < 50; tap += 1) more.click()

    await drawer(53)
    expect(await (await database()).outbox.count()).toBe(2)
  })

  it('takes a line out, leads the focus to its neighbour and brings it back', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(screen.getByRole('button', { name: 'Usuń z koszyka: Kubek z imieniem' }))

    await drawer(1)
    await waitFor(() => expect(line('Kartka').contains(document.activeElement)).toBe(true))
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await drawer(3)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Kubek z imieniem')
    expect(document.activeElement).toBe(removal('Kubek z imieniem'))
  })

  it.each([
    ['its cross', () => removal('Kubek z imieniem')],
    ['its minus', () => within(line('Kubek z imieniem')).getByRole('button', { name: 'Mniej' })],
  ])('brings the focus back with the only line, taken out by %s', async (_hand, button) => {
    await addToCart(await database(), { product: MUG, variant: MUG_VARIANT, quantity: 1 })
    renderCart()
    openCartDrawer()
    await drawer(1)

    const pressed = button()
    const { ariaLabel } = pressed
    // A press that gives no focus of its own, as in Safari.
    fireEvent.click(pressed)
    await drawer(0)
    fireEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await drawer(1)
    expect(line('Kubek z imieniem').contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.ariaLabel).toBe(ariaLabel)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes by Escape after it was emptied and filled again', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(screen.getByRole('button', { name: 'Opróżnij koszyk' }))
    await drawer(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))
    await drawer(3)
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the focus when the last line leaves', async () => {
    await addToCart(await database(), { product: MUG, variant: MUG_VARIANT, quantity: 1 })
    renderCart()
    openCartDrawer()

    const dialog = await drawer(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń z koszyka: Kubek z imieniem' }))
    const wayOut = await within(dialog).findByRole('link', { name: 'Przejdź do sklepu' })
    await waitFor(() => expect(document.activeElement).toBe(wayOut))

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes a line out when its last piece is taken away', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(within(line('Kartka')).getByRole('button', { name: 'Mniej' }))

    await drawer(2)
    expect(await screen.findByRole('button', { name: 'Cofnij' })).toBeDefined()
  })

  it('empties the cart and brings all of it back', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(screen.getByRole('button', { name: 'Opróżnij koszyk' }))
    await drawer(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }))

    expect(await drawer(3)).toBeDefined()
  })

  it('keeps a discount code until the shop has seen it', async () => {
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.type(screen.getByRole('textbox', { name: 'Kod rabatowy' }), 'ISKRA10{Enter}')

    expect(await screen.findByText('Kod zapisany, sprawdzimy go w sklepie')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Usuń kod ISKRA10' }))
    expect(await screen.findByRole('textbox', { name: 'Kod rabatowy' })).toBeDefined()
  })

  it('leaves a code that is not good in its field, with what is the matter beside it', async () => {
    await fill()
    const db = await database()
    await change(db, ['cartState'], (stores) =>
      changeCartState(stores, { discountCodes: [{ code: 'ISKAR10', applicable: false }] }),
    )
    renderCart()
    openCartDrawer()
    const dialog = await drawer(3)

    const field = await within(dialog).findByRole('textbox', { name: 'Kod rabatowy' })
    await waitFor(() => expect(field).toHaveProperty('value', 'ISKAR10'))
    expect(within(dialog).getByText('Ten kod nie obejmuje koszyka albo wygasł')).toBeDefined()
    await userEvent.type(field, '{Backspace}5{Enter}')
    expect(await within(dialog).findByText('Kod zapisany, sprawdzimy go w sklepie')).toBeDefined()
    expect(field).toHaveProperty('value', 'ISKAR15')
    expect(await readCart(db)).toMatchObject({ discountCodes: [{ code: 'ISKAR15', applicable: null }] })
  })

  it('says that changes wait on this device while there is no network, else that they are sent', async () => {
    await fill()
    renderCart()
    openCartDrawer()

    expect(await screen.findByText('wysyłamy zmiany…')).toBeDefined()
    connectionView.set('offline')
    onTestFinished(() => connectionView.set('unknown'))
    expect(await screen.findByText('zapisane na urządzeniu, wyślemy, gdy wróci sieć')).toBeDefined()
  })

  it('says that the shop asked for a pause, without calling it an error', async () => {
    await fill()
    const at = Date.now()
    const lastError = { code: 'SHOPIFY_CART_ADD_ERROR', message: 'Throttled', kind: 'busy', at } as const
    await (await database()).outbox.toCollection().modify({ lastError, nextAttemptAt: at + 30_000 })
    renderCart()
    openCartDrawer()

    expect(await screen.findByText('sklep jest zajęty, za chwilę wyślemy zmiany')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows what the shop decided until it is read', async () => {
    await fill()
    const db = await database()
    await change(db, ['cartState'], (stores) =>
      addNotices(stores, [{ kind: 'quantity-changed', title: 'Kubek', from: 5, to: 2 }]),
    )
    renderCart()
    openCartDrawer()

    expect(await screen.findByText(/zmieniliśmy liczbę z 5 na 2/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij wiadomość' }))
    await waitFor(() => expect(screen.queryByText(/zmieniliśmy liczbę/)).toBeNull())
  })

  it.each([
    ['offline', 'W kasie potrzebna jest sieć.'],
    ['online', 'Masz połączenie, ale sklep teraz nie odpowiada.'],
  ] as const)('keeps the cart here when the shop can’t be reached while we are %s', async (view, words) => {
    connectionView.set(view)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await fill()
    renderCart()
    openCartDrawer()
    await drawer(3)

    await userEvent.click(screen.getByRole('button', { name: 'Przejdź do kasy' }))

    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(alert.textContent).toContain('Koszyk jest zapisany na tym urządzeniu')
    await drawer(3)
  })
})

describe('the button that adds', () => {
  it('stops at what is left, together with what the cart holds, and says so', async () => {
    const few = variant('variant-4', 1999, { quantityAvailable: 3 })
    renderScreen(
      <>
        <AddToCart product={MUG} variant={few} />
        <CartDrawer />
      </>,
    )
    const more = screen.getByRole('button', { name: 'Więcej' })
    expect(screen.queryByText('To wszystko, co mamy w sklepie.')).toBeNull()
    await userEvent.click(more)
    await userEvent.click(more)
    expect(more).toHaveProperty('disabled', true)
    expect(screen.getByText('To wszystko, co mamy w sklepie.')).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }))
    const dialog = await drawer(3)
    expect(within(dialog).getByRole('button', { name: 'Więcej' })).toHaveProperty('disabled', true)
    expect(within(dialog).getByText('To wszystko, co mamy w sklepie.')).toBeDefined()
    closeCartDrawer()
    expect(await screen.findByRole('button', { name: 'Jest już w koszyku' })).toBeDefined()
  })

  it('puts a course in once, without a number of pieces, and then says that it is there', async () => {
    const course = variant('variant-5', 19_900, { requiresShipping: false, maximumQuantity: 1 })
    await addToCart(await database(), { product: CARD, variant: course, quantity: 1 })
    renderScreen(
      <>
        <AddToCart product={CARD} variant={course} />
        <CartDrawer />
      </>,
    )
    expect(screen.queryByRole('group')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Jest już w koszyku' }))
    const dialog = await drawer(1)
    expect(within(dialog).getByText('1 szt.')).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: 'Więcej' })).toBeNull()
    await expect(
      addToCart(await database(), { product: CARD, variant: course, quantity: 1 }),
    ).rejects.toMatchObject({ code: 'CART_ONCE_IS_ENOUGH' })
  })

  it('says that a variant is sold out', () => {
    renderScreen(
      <AddToCart product={MUG} variant={variant('variant-3', 1999, { availableForSale: false })} />,
    )

    expect(screen.getByRole('button', { name: 'Wyprzedane' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('group')).toBeNull()
  })
})
