import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import type { Model } from '#domain/models/model.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { exampleCard, exampleEngine, exampleModel } from '../testing/exampleModel.ts'
import { ModelScreen } from './ModelScreen.tsx'

const PATH = '/modele/obrazy/z-tekstu/malarz'

function open(answer: Model | Error, path = PATH) {
  renderScreen(<ModelScreen slug="malarz" path={path} onLoaded={() => undefined} />, {
    publicReads: () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ said: answer, keptSince: null }),
    address: path,
  })
}

afterEach(cleanup)

it('tells all that is known, with its sources and their days', async () => {
  open(exampleModel({ related: [exampleCard({ slug: 'rzezbiarz', name: 'Rzeźbiarz' })] }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Malarz' })).toBeDefined()
  expect(screen.getByText('Psów nie umie.')).toBeDefined()
  expect(screen.getByText('Jeden kot naraz.')).toBeDefined()
  expect(screen.getByText('8,3 mld')).toBeDefined()
  expect(screen.getByText('sierpień 2025')).toBeDefined()
  expect(screen.getByText('MIT · Otwarta licencja')).toBeDefined()
  expect(screen.getByText('sprawdzone 26 listopada 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'example.pl/malarz' }).getAttribute('href')).toBe(
    'https://example.pl/malarz',
  )
  expect(screen.getByRole('link', { name: 'Porównaj z podobnymi' }).getAttribute('href')).toBe(
    '/modele?porownaj=malarz%2Crzezbiarz',
  )
})

it('opens the generator with its engine where it works here', async () => {
  open(exampleModel({ here: exampleEngine({ engine: 'pedzel', credits: 5, behind: 'studio/pedzel-2' }) }))
  const link = await screen.findByRole('link', { name: 'Wypróbuj' })
  expect(link.getAttribute('href')).toBe('/generatory/obraz?silnik=pedzel')
  expect(screen.getAllByText('5 kredytów').length).toBeGreaterThan(0)
  expect(screen.getByText('studio/pedzel-2')).toBeDefined()
})

it('opens the transcription tool with a model of transcription', async () => {
  open(
    exampleModel({ medium: 'audio', here: exampleEngine({ opens: '/narzedzia/transkrypcja' }) }),
    '/modele/audio/z-tekstu/malarz',
  )
  const link = await screen.findByRole('link', { name: 'Wypróbuj' })
  expect(link.getAttribute('href')).toBe('/narzedzia/transkrypcja')
})

it.each([
  [exampleModel({ instead: exampleEngine() }), /działa tylko poza Iskrą/],
  [
    exampleModel({ here: exampleEngine({ isAvailable: false }), instead: exampleEngine() }),
    /żaden dostawca go tu teraz nie udostępnia/,
  ],
  [
    exampleModel({ ended: '2026-09-24', instead: exampleEngine() }),
    /zakończył jego udostępnianie 24 września/,
  ],
])('says why it doesn’t work here, and what does: %#', async (model, why) => {
  open(model)
  expect(await screen.findByText(why)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Wypróbuj' })).toBeNull()
  const instead = screen.getByRole('link', { name: /Zamiast niego wybierz: Iskra Obraz, 3 kredyty/ })
  expect(instead.getAttribute('href')).toBe('/generatory/obraz?silnik=iskra-obraz')
})

it('says so of a text model that works without a screen', async () => {
  open(
    exampleModel({ medium: 'teksty', here: exampleEngine({ opens: null }) }),
    '/modele/teksty/z-tekstu/malarz',
  )
  expect(await screen.findByText(/bez osobnego ekranu/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Zobacz słowa na miarę' })).toBeDefined()
})

it.each([
  ['there is none', new ApiError('none', { code: 'NOT_FOUND', status: 404 }), PATH],
  ['it stands elsewhere', exampleModel(), '/modele/obrazy/z-obrazu/malarz'],
])('shows that there is no such page where %s', async (_, answer, path) => {
  open(answer, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiego modelu' })).toBeDefined()
})
