import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWordsmith } from '#domain/wording/loadWordsmith.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { MUG } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { currentGift } from './currentGift.ts'
import { readGifts } from './giftActions.ts'
import GiftEditor from './GiftEditor.tsx'

vi.mock(import('#domain/wording/loadWordsmith.ts'), { spy: true })

const TEMPLATE = '{imie}, dziś płonie sto iskier.\n\nPamiętam jedno: {wspomnienie}.\n\n{nadawca}'

/** A card of its own for each test: drafts are kept by its handle. */
let count = 0
function open() {
  count += 1
  const product = {
    ...MUG,
    handle: `kartka-${count}`,
    details: { ...MUG.details, aiType: 'greeting_card' as const, aiCategory: 'Urodziny' },
  }
  const show = () =>
    renderScreen(<GiftEditor product={product} variant={null} template={TEMPLATE} giftId={undefined} />)
  const rendered = show()
  return { user: userEvent.setup(), handle: product.handle, again: () => (rendered.unmount(), show()) }
}

const way = (name: string) => screen.getByRole('radio', { name })
const text = () => currentGift.getSnapshot()?.draft.words.text ?? null
const written = async () => {
  await waitFor(() => expect(text()).not.toBeNull())
  return text() ?? ''
}
const previews = () => within(screen.getByRole('group', { name: 'Wybierz jeden z trzech tekstów' }))

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('writes onto an empty card at once, follows name and memory, and is there again later', async () => {
  const { user, handle, again } = open()
  await user.click(way('Napisz za mnie'))
  expect(await written()).toContain('Dzień dobry!')
  await user.type(await screen.findByLabelText('Dla kogo: imię'), 'Tomek')
  await user.type(screen.getByLabelText('Jedno wspomnienie'), 'jak zgubiliśmy mapę')
  expect(await screen.findByRole('button', { name: 'Drogi Tomku!' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /: jak zgubiliśmy mapę\./u })).toBeTruthy()
  const before = text()
  await waitFor(async () => expect((await readGifts(handle))[0]?.draft.words.text).toBe(before))
  again()
  await waitFor(() => expect(text()).toBe(before))
  expect(await screen.findByDisplayValue('Tomek')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Drogi Tomku!' })).toBeTruthy()
})

it('offers three texts; a sentence is said otherwise; each step is taken back', async () => {
  const { user } = open()
  await user.click(way('Napisz za mnie'))
  const first = await written()
  await screen.findByText('Wybierz jeden z trzech tekstów')
  expect(previews().getAllByRole('radio')).toHaveLength(3)
  await user.click(previews().getByRole('radio', { name: /^Tekst 2/u }))
  const second = text() ?? ''
  expect(second).not.toBe(first)
  await user.click(screen.getByRole('button', { name: /urodzin/iu }))
  const turned = text() ?? ''
  expect(turned).not.toBe(second)
  expect(turned.split('\n\n')).toHaveLength(second.split('\n\n').length)
  await user.click(screen.getByRole('radio', { name: 'Z humorem' }))
  expect(text()).not.toBe(turned)
  for (const expected of [turned, second, first]) {
    await user.click(screen.getByRole('button', { name: 'Cofnij' }))
    expect(text()).toBe(expected)
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull())
})

it('the text goes on to be one’s own, and one’s own stays until another is chosen', async () => {
  const { user } = open()
  await user.click(way('Napisz za mnie'))
  await written()
  await user.click(way('Piszę po swojemu'))
  const field = screen.getByRole('textbox', { name: 'Tekst w środku' })
  await user.clear(field)
  await user.type(field, 'Moje słowa.')
  await user.click(way('Napisz za mnie'))
  await user.click(await screen.findByRole('radio', { name: 'Uroczyście' }))
  expect(text()).toBe('Moje słowa.')
  await user.click(previews().getByRole('radio', { name: /^Tekst 3/u }))
  expect(text()).not.toBe('Moje słowa.')
  await user.click(screen.getByRole('button', { name: 'Cofnij' }))
  expect(text()).toBe('Moje słowa.')
})

it('says so of a name that it doesn’t bend', async () => {
  const { user } = open()
  await user.click(way('Napisz za mnie'))
  const name = await screen.findByLabelText('Dla kogo: imię')
  await user.type(name, 'Xavier')
  expect(await screen.findByText('Tego imienia nie odmieniamy: stanie tak, jak jest.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Xavier!' })).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'Ania')
  await waitFor(() => expect(screen.queryByText(/nie odmieniamy/u)).toBeNull())
})

it('says when the words can’t be had, keeps the card, and tries again', async () => {
  vi.mocked(loadWordsmith).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = open()
  await user.click(way('Napisz za mnie'))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Nie udało się wygenerować podglądu')).toBeTruthy()
  expect(text()).toBeNull()
  await user.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await written()).toContain('Dzień dobry!')
  expect(screen.queryByText('Nie udało się wygenerować podglądu')).toBeNull()
})
