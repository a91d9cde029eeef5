import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { MUG } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { askedToComplete, currentGift } from '../currentGift.ts'
import { readGifts, toBuy } from '../giftActions.ts'
import PersonalEditor from './PersonalEditor.tsx'

const HANDLE = 'swieca-na-rocznice'
const PRODUCT = { ...MUG, handle: HANDLE }
const show = () =>
  renderScreen(<PersonalEditor handle={HANDLE} product={PRODUCT} variant={null} giftId={undefined} />)
const buy = () => toBuy(PRODUCT, { requiresShipping: true })
const field = (name: string) => screen.getByRole('textbox', { name })
const preview = () => screen.getByRole('img', { name: /^Podgląd/u }).textContent

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  askedToComplete.set(null)
  vi.unstubAllGlobals()
})

it('shows what is written at once, says what is missing, and is there again later', async () => {
  const user = userEvent.setup()
  const { unmount } = show()
  await waitFor(() => expect(currentGift.getSnapshot()).not.toBeNull())
  expect(screen.getByText('To przykład. Uzupełnij pola, a zobaczysz swój.')).toBeTruthy()
  expect(screen.queryByText('To pole jest wymagane')).toBeNull()
  expect(await buy()).toBe('incomplete')
  await waitFor(() => expect(screen.getAllByText('To pole jest wymagane')).toHaveLength(4))
  expect(document.activeElement).toBe(field('Pierwsze imię'))

  await user.type(field('Pierwsze imię'), 'Żaneta')
  await user.type(field('Drugie imię'), 'Michał 😀')
  expect(await screen.findByText('Tego znaku nie umiemy wydrukować: 😀')).toBeTruthy()
  await user.clear(field('Drugie imię'))
  await user.type(field('Drugie imię'), 'Michał')
  await user.type(field('Rok albo data'), '1999')
  await user.type(field('Liścik pod woskiem'), 'Jeszcze raz')
  await waitFor(() => expect(preview()).toMatch(/Żaneta.*i Michał.*1999.*Jeszcze raz/u))
  expect(screen.getByText('Tak to będzie wyglądać.')).toBeTruthy()

  const given = { first: 'Żaneta', second: 'Michał', year: '1999', note: 'Jeszcze raz' }
  expect(await buy()).toMatchObject({ personalization: { words: { given, text: null } } })
  await waitFor(async () => expect((await readGifts(HANDLE))[0]?.draft.words.given).toEqual(given))
  unmount()
  show()
  expect(await screen.findByDisplayValue('Żaneta')).toBeTruthy()
})
