import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWordsmith } from '#domain/wording/loadWordsmith.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { MUG } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { currentGift } from './currentGift.ts'
import { readGifts, toBuy, writeGift } from './giftActions.ts'
import GiftEditor from './GiftEditor.tsx'

vi.mock(import('#domain/wording/loadWordsmith.ts'), { spy: true })

const TEMPLATE = '{imie}, dziś płonie sto iskier.\n\nPamiętam jedno: {wspomnienie}.\n\n{nadawca}'

/** A card of its own for each test: drafts are kept by its handle. */
let count = 0
function open({ isPrinted = false } = {}) {
  count += 1
  const product = {
    ...MUG,
    handle: `kartka-${count}`,
    details: {
      ...MUG.details,
      aiType: 'greeting_card' as const,
      aiCategory: 'Urodziny',
      aiTemplateBase: TEMPLATE,
    },
  }
  const [mug] = MUG.variants
  if (mug === undefined) throw new Error('there is no variant')
  const variant = { ...mug, requiresShipping: isPrinted }
  const show = () =>
    renderScreen(<GiftEditor product={product} variant={variant} template={TEMPLATE} giftId={undefined} />)
  const rendered = show()
  return {
    user: userEvent.setup(),
    handle: product.handle,
    buy: () => act(() => toBuy(product, variant)),
    again: () => (rendered.unmount(), show()),
  }
}

const blank = (name: string) => screen.getByRole('textbox', { name })
function write(name: string, words: string): void {
  blank(name).textContent = words
  fireEvent.input(blank(name))
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

it('isn’t sold with blanks: says which, leads to the first, and goes once they are written', async () => {
  const { user, buy } = open()
  write('Imię', 'Halino')
  expect(await buy()).toBe('incomplete')
  expect(screen.getByRole('alert').textContent).toContain('Dopisz: Wspomnienie, Podpis.')
  await waitFor(() => expect(document.activeElement).toBe(blank('Wspomnienie')))
  expect(blank('Imię').getAttribute('aria-invalid')).toBeNull()
  expect(blank('Podpis').getAttribute('aria-invalid')).toBe('true')
  write('Wspomnienie', 'śnieg w maju')
  await user.click(screen.getByRole('button', { name: 'Nie chcę się podpisywać' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(blank('Podpis').dataset['placeholder']).toBe('Od kogoś, kto nie chce się zdradzić')
  expect(await buy()).toMatchObject({ personalization: { anonymousSender: true } })
})

it('takes in what another tab writes, and erases nothing of it', async () => {
  const { handle } = open()
  const given = async () => (await readGifts(handle))[0]?.draft.words.given
  write('Imię', 'Halino')
  await waitFor(async () => expect(await given()).toEqual({ imie: 'Halino' }))
  const [gift] = await readGifts(handle)
  if (gift === undefined) throw new Error('nothing was stored')
  const words = { ...gift.draft.words, given: { imie: 'Halino', nadawca: 'Ola' } }
  await writeGift(handle, gift.id, { base: gift.draft, draft: { ...gift.draft, words } })
  write('Wspomnienie', 'śnieg w maju')
  const both = { imie: 'Halino', wspomnienie: 'śnieg w maju', nadawca: 'Ola' }
  await waitFor(async () => expect(await given()).toEqual(both))
  await waitFor(() => expect(blank('Podpis').textContent).toBe('Ola'))
})

it('keeps the Enter of an input method, and shows the blank that is led to', async () => {
  open()
  const scrolled = vi.fn<(this: Element) => void>()
  Element.prototype.scrollIntoView = scrolled
  act(() => blank('Imię').focus())
  expect(scrolled).toHaveBeenCalledTimes(1)
  // An event that isn't prevented belongs to the input method.
  expect(fireEvent.keyDown(blank('Imię'), { key: 'Enter', isComposing: true })).toBe(true)
  expect(fireEvent.keyDown(blank('Imię'), { key: 'Enter', keyCode: 229 })).toBe(true)
  expect(fireEvent.keyDown(blank('Imię'), { key: 'Enter', keyCode: 13 })).toBe(false)
})

it('shows the line that still stands in a text of one’s own', async () => {
  const { user, buy } = open()
  await user.click(way('Piszę po swojemu'))
  expect(await buy()).toBe('incomplete')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst w środku' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('____')
  await user.clear(field)
  await user.type(field, 'Sto lat!')
  expect(screen.queryByRole('alert')).toBeNull()
  // An own text doesn't tell its recipient.
  expect(await buy()).toBe('incomplete')
  const name = screen.getByRole('textbox', { name: /Imię odbiorcy/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(screen.getByText('Imię odbiorcy jest wymagane')).toBeTruthy()
  await user.type(name, 'Ola')
  expect(await buy()).toMatchObject({
    personalization: { recipientName: 'Ola', words: { text: 'Sto lat!' } },
  })
})

/** Whether the recipient's name is asked for now, and whether the form says when it is. */
const asked = () => [
  screen.getByRole('textbox', { name: /Imię odbiorcy/ }).getAttribute('aria-required'),
  screen.queryByText(/^Wymagane, gdy prezent ma szczegóły/u) !== null,
]

it('needs its recipient’s name once anything is filled in that doesn’t tell it, and says so before', () => {
  open()
  expect(asked()).toEqual([null, true])
  write('Wspomnienie', 'śnieg w maju')
  expect(asked()).toEqual(['true', false])
  write('Imię', 'Halino')
  expect(asked()).toEqual([null, true])
})

it('is left empty where it is printed, by choice, and nowhere else', async () => {
  const { user, buy } = open({ isPrinted: true })
  expect(await buy()).toBe('incomplete')
  await user.click(screen.getByRole('button', { name: 'Zostawiam puste, dopiszę ręcznie' }))
  expect(screen.getByText(/W środku nic nie wydrukujemy/u)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Imię' })).toBeNull()
  expect(await buy()).toMatchObject({ personalization: { words: { isByHand: true } } })
  await user.click(way('Uzupełniam tekst'))
  expect(await buy()).toBe('incomplete')
  cleanup()
  open()
  expect(screen.queryByRole('radio', { name: 'Zostawiam puste, dopiszę ręcznie' })).toBeNull()
})
