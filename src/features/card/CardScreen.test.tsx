import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { answeringApi, refusedWith } from '#api/product/testing/answeringApi.ts'
import { ApiError } from '#api/product/apiError.ts'
import type { Card } from '#domain/gifts/card.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { CardScreen } from './CardScreen.tsx'

const TOKEN = 'a-token-of-a-card-of-somebody'
const THANKS = `POST /api/v1/cards/${TOKEN}/thanks`

const CARD: Card = {
  kind: 'card',
  title: 'Kartka urodzinowa „Sto iskier”',
  colours: { paper: '#fff0de', deep: '#6b1d12', accent: '#ff8a3d', second: '#ffd08a' },
  recipient: 'Jadwiga',
  language: 'pl',
  front: { url: '/media/faces/kartka/1.jpg', width: 1050, height: 1480, altText: 'Kartka' },
  paragraphs: ['Jadwigo, dziś płonie sto iskier.'],
  signature: 'Ola',
  sender: 'Ola Nowak',
  isAnonymous: false,
  message: '',
  pdf: '/files/orders/7/0.pdf',
  print: null,
  home: null,
  picture: '/files/orders/7/0-picture.jpg',
  isReceived: false,
  thanks: 'open',
}

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(cleanup)

function show(card: Partial<Card> = {}, { api = answeringApi({}), isOffline = false } = {}) {
  renderScreen(<CardScreen token={TOKEN} plainThanks={null} isOffline={isOffline} />, {
    publicReads: async () => ({ said: { ...CARD, ...card }, keptSince: null }),
    productApi: async () => api.api,
  })
  return userEvent.setup()
}

const envelope = () => screen.findByRole('button', { name: 'Otwórz kartkę' })

it('is a closed envelope with both names, and opens by keys', async () => {
  const user = show()
  expect(await screen.findByRole('button', { description: /^Od: Ola Nowak\s*Dla:\s*Jadwiga$/ })).toBe(
    await envelope(),
  )
  expect(screen.queryByRole('button', { name: 'Podziękuj' })).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(await envelope())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Podziękuj' })).toBeTruthy()
  expect(screen.getByText('Jadwigo, dziś płonie sto iskier.').closest('[inert]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Pobierz PDF' })).toHaveProperty('pathname', CARD.pdf)
})

it('says honestly that somebody doesn’t want to be known', async () => {
  show({ sender: '', isAnonymous: true })
  expect(await screen.findByRole('button', { description: /nie chce się zdradzić/ })).toBe(await envelope())
})

it('thanks once, and says that it did', async () => {
  const api = answeringApi({ [THANKS]: () => new Response(null, { status: 204 }) })
  const user = show({}, { api })
  await user.click(await envelope())
  await user.click(await screen.findByRole('button', { name: 'Podziękuj' }))
  const words = screen.getByRole('textbox', { name: 'Twoje słowa do nadawcy' })
  expect(document.activeElement).toBe(words)
  await user.clear(words)
  await user.click(screen.getByRole('button', { name: 'Wyślij podziękowanie' }))
  expect(api.callsOf(THANKS)).toEqual([])
  await user.type(words, 'Dziękuję, Olu!')
  await user.click(screen.getByRole('button', { name: 'Wyślij podziękowanie' }))
  expect(await screen.findByText('Podziękowanie wysłane')).toBeTruthy()
  expect(api.callsOf(THANKS)).toMatchObject([{ body: { words: 'Dziękuję, Olu!' } }])
  expect(screen.queryByRole('button', { name: 'Podziękuj' })).toBeNull()
})

it('keeps the words where thanks were sent before, and says so', async () => {
  const api = answeringApi({ [THANKS]: () => refusedWith('THANKED_ALREADY') })
  const user = show({}, { api })
  await user.click(await envelope())
  await user.click(await screen.findByRole('button', { name: 'Podziękuj' }))
  await user.click(screen.getByRole('button', { name: 'Wyślij podziękowanie' }))
  expect(await screen.findByText('Podziękowanie już poszło')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Dziękuję za kartkę!')
})

it('offers no thanks where nobody is there to get them, and no files without a network', async () => {
  const user = show({ thanks: 'closed' }, { isOffline: true })
  await user.click(await envelope())
  expect(await screen.findByText(/Nie ma sieci/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Podziękuj' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Pobierz PDF' })).toBeNull()
})

it('says in clear words that there is no such card', async () => {
  renderScreen(<CardScreen token={TOKEN} plainThanks={null} isOffline={false} />, {
    publicReads: () => Promise.reject(new ApiError('none', { code: 'NOT_FOUND', status: 404 })),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej kartki tu nie ma' })).toBeTruthy()
})
