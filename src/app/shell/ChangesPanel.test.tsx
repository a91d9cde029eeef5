import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { addToCart, removeFromCart } from '#offline/cart/commands.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { change } from '#offline/change.ts'
import { enqueueGift } from '#offline/gifts/enqueueGift.ts'
import { putGift } from '#offline/gifts/putGift.ts'
import OutboxButton from '#features/outbox/OutboxButton.tsx'
import { database } from '#offline/openDatabase.ts'
import type { IntentFailure } from '#offline/outbox/intent.ts'
import { takePreferences } from '#offline/preferences/commands.ts'
import { connectionView } from '#services/connectionView.ts'
import { goods } from '#support/cart/goods.ts'
import { closeOutboxPanel, openOutboxPanel } from '#ui/state/outboxPanel.ts'
import ChangesPanel from './ChangesPanel.tsx'

const NOON = new Date(2026, 10, 20, 12, 40).getTime()

const refusal: IntentFailure = {
  code: 'SHOPIFY_CART_VALIDATION_ERROR',
  message: 'The merchandise does not exist.',
  kind: 'refused',
  at: NOON,
}

function renderOutbox() {
  return renderScreen(
    <>
      <OutboxButton />
      <ChangesPanel />
    </>,
  )
}

const panel = () => screen.findByRole('dialog', { name: 'Do wysłania' })

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
})
afterEach(() => {
  closeOutboxPanel()
  cleanup()
  connectionView.set('unknown')
})

describe('the button', () => {
  it('is not there while nothing waits, and counts what does', async () => {
    renderOutbox()
    expect(screen.queryByRole('button')).toBeNull()
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    expect(await screen.findByRole('button', { name: 'Do wysłania: 1 zmiana' })).toBeDefined()
    await addToCart(db, { ...goods(2), quantity: 1 })
    expect(await screen.findByRole('button', { name: 'Do wysłania: 2 zmiany' })).toBeDefined()
  })

  it('tells of a refusal and says it aloud', async () => {
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    renderOutbox()
    await screen.findByRole('button', { name: 'Do wysłania: 1 zmiana' })
    await db.outbox.toCollection().modify({ state: 'parked', lastError: refusal })
    expect(await screen.findByRole('button', { name: 'Do wysłania: 1 zmiana wymaga decyzji' })).toBeDefined()
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toContain('Jedna ze zmian nie została przyjęta')
    })
  })

  it('says aloud when everything is sent', async () => {
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    renderOutbox()
    await screen.findByRole('button')
    await db.outbox.clear()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Wszystkie zmiany są wysłane'),
    )
  })
})

describe('the panel', () => {
  it('says that everything is sent', async () => {
    renderOutbox()
    openOutboxPanel()
    expect(await within(await panel()).findByRole('heading', { name: 'Wszystko wysłane' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Wyślij teraz' })).toBeNull()
  })

  it('says what waits, since when, why, and when the next try is', async () => {
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 5 })
    const second = await addToCart(db, { ...goods(2), quantity: 1 })
    await removeFromCart(db, second)
    await setDiscountCode(db, 'ISKRA10')
    await db.outbox.toCollection().modify({
      createdAt: NOON,
      nextAttemptAt: NOON + 300_000,
      attempts: 1,
      lastError: { ...refusal, kind: 'unreachable' },
    })
    renderOutbox()
    await userEvent.click(await screen.findByRole('button', { name: 'Do wysłania: 3 zmiany' }))
    const dialog = await panel()
    expect(within(dialog).getByRole('heading', { name: 'Koszyk: 3 zmiany' })).toBeDefined()
    expect(dialog.textContent).toContain('Czeka od 12:40.')
    expect(dialog.textContent).toContain('Nie ma połączenia ze sklepem.')
    expect(dialog.textContent).toContain('Następna próba: 12:45.')
    const words = within(dialog).getAllByRole('listitem')
    expect(words.map((item) => item.firstChild?.textContent)).toEqual([
      'Produkt 1: 5 sztuk',
      'Produkt 2: usunięcie z koszyka',
      'Kod rabatowy ISKRA10',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Wyślij teraz' }))
    await waitFor(async () => {
      const times = (await db.outbox.toArray()).map((row) => row.nextAttemptAt <= Date.now())
      expect(times).toEqual([true, true, true])
    })
  })

  it('answers „Wyślij teraz” when there is no network to send by, and when nobody answers', async () => {
    connectionView.set('offline')
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    renderOutbox()
    openOutboxPanel()
    const dialog = await panel()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Wyślij teraz' }))
    expect(within(dialog).getByRole('status').textContent).toBe(
      'Nie ma teraz sieci. Wyślemy zmiany, gdy tylko wróci.',
    )
    connectionView.set('online')
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Wysyłamy…'))
    await db.outbox.toCollection().modify({ lastError: { ...refusal, kind: 'unreachable', at: Date.now() } })
    await waitFor(() =>
      expect(within(dialog).getByRole('status').textContent).toBe(
        'Nie ma odpowiedzi. Wkrótce spróbujemy ponownie.',
      ),
    )
  })

  it('tells what waits for the account apart from what waits for the shop', async () => {
    const db = await database()
    await db.settings.put({ key: 'owner', value: 'user:ola' })
    await addToCart(db, { ...goods(1), quantity: 1 })
    await takePreferences(db, { theme: { value: 'light', changed_at: NOON }, preferredGenerators: {} })
    const expired: IntentFailure = { code: 'SESSION_EXPIRED', message: 'Sign in', kind: 'broken', at: NOON }
    await db.outbox.where('entity').equals('preferences').modify({ lastError: expired })
    renderOutbox()
    openOutboxPanel()
    const dialog = await panel()
    expect(await within(dialog).findByRole('heading', { name: 'Konto: 1 zmiana' })).toBeDefined()
    expect(within(dialog).getByRole('heading', { name: 'Koszyk: 1 zmiana' })).toBeDefined()
    expect(dialog.textContent).toContain('Sesja wygasła. Wyślemy to, gdy zalogujesz się ponownie.')
    await db.outbox.where('entity').equals('preferences').modify({ state: 'parked', lastError: refusal })
    const link = await within(dialog).findByRole('link', { name: 'Zmień w preferencjach' })
    expect(link.getAttribute('href')).toBe('/preferences')
    expect(dialog.textContent).toContain('Odpowiedź serwera: The merchandise does not exist.')
  })

  it('says of a gift that it could not be saved, in the words that were agreed on', async () => {
    const db = await database()
    const personalization = { ...NO_DETAILS, recipientName: 'Halina', deliveryDate: '2026-11-19' }
    await putGift(db, { ...goods(1), quantity: 1, id: 'a-gift', personalization })
    await change(db, ['outbox', 'settings'], (stores) =>
      enqueueGift(
        stores,
        { id: 'a-gift', productId: 'p', handle: 'kartka', title: 'Kartka', personalization },
        { isOrdered: true },
      ),
    )
    const lastError = { ...refusal, code: 'VALIDATION_FAILED' }
    await db.outbox.where('entity').equals('personalization:a-gift').modify({ state: 'parked', lastError })
    openOutboxPanel()
    renderOutbox()
    expect(
      await within(await panel()).findByText('Nie udało się zapisać personalizacji. Spróbuj ponownie.'),
    ).toBeTruthy()
  })

  it('lets a person retry what was refused', async () => {
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await db.outbox.toCollection().modify({ state: 'parked', lastError: refusal })
    renderOutbox()
    openOutboxPanel()
    const dialog = await panel()
    expect(await within(dialog).findByText('Odpowiedź sklepu: The merchandise does not exist.')).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await within(dialog).findByRole('heading', { name: 'Koszyk: 1 zmiana' })).toBeDefined()
  })

  it('discards only after a question', async () => {
    const db = await database()
    await addToCart(db, { ...goods(1), quantity: 1 })
    renderOutbox()
    openOutboxPanel()
    const dialog = await panel()
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Odrzuć' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Zostaw' }))
    expect(await db.outbox.count()).toBe(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć zmianę' }))
    await waitFor(async () => expect((await readCart(db)).items).toEqual([]))
    expect(await db.outbox.count()).toBe(0)
  })
})
