import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ModelListPlace } from '#domain/models/modelAddresses.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import type { ModelSearch } from '../modelSearch.ts'
import { exampleCard, exampleEngine, exampleModels } from '../testing/exampleModel.ts'
import { ModelsScreen } from './ModelsScreen.tsx'

const MODELS = exampleModels(
  exampleCard({ here: exampleEngine({ credits: 2 }) }),
  exampleCard({ slug: 'rzezbiarz', name: 'Rzeźbiarz', licence: { kind: 'closed', name: null } }),
  exampleCard({ slug: 'gumka', name: 'Gumka', categories: ['narzedzia'], ended: '2026-09-24' }),
  exampleCard({ slug: 'lektor', name: 'Lektor', medium: 'audio', goodAt: 'Czyta na głos.' }),
)

function open(place: ModelListPlace, search: ModelSearch = {}) {
  const onSearchChange = vi.fn<(change: Partial<ModelSearch>) => void>()
  renderScreen(
    <ModelsScreen place={place} search={search} onSearchChange={onSearchChange} onLoaded={() => undefined} />,
    { publicReads: () => Promise.resolve({ said: MODELS, keptSince: null }), address: '/modele' },
  )
  return onSearchChange
}

const names = async (level: number) => {
  await screen.findByRole('searchbox')
  return screen
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Rodzaje modeli')
}

afterEach(cleanup)

it('shows the media, and the first models of each, on the list of all', async () => {
  open({ medium: null, category: null })
  expect(await names(2)).toEqual(['Modele do obrazów', 'Modele do głosu'])
  expect(await names(3)).toEqual(['Malarz', 'Rzeźbiarz', 'Gumka', 'Lektor'])
  const media = screen.getByRole('navigation', { name: 'Rodzaje modeli' })
  expect(
    within(media)
      .getByRole('link', { name: /Obrazy.*3 modele/ })
      .getAttribute('href'),
  ).toBe('/modele/obrazy')
  expect(screen.getByText('Wycofany')).toBeDefined()
  expect(screen.getByText(/Działa tu/).textContent).toContain('2 kredyty')
})

it('shows what is in a category, with the way to the others', async () => {
  open({ medium: 'obrazy', category: 'narzedzia' })
  expect(await names(2)).toEqual(['Gumka'])
  const categories = screen.getByRole('navigation', { name: 'Kategorie modeli' })
  expect(within(categories).getByRole('link', { name: 'Narzędzia 1' }).getAttribute('aria-current')).toBe(
    'page',
  )
  expect(within(categories).getByRole('link', { name: 'Wszystkie 3' }).getAttribute('href')).toBe(
    '/modele/obrazy',
  )
})

it.each<[ModelSearch, string[]]>([
  [{ licencja: 'zamkniete' }, ['Rzeźbiarz']],
  [{ dostepne: 'tak' }, ['Malarz']],
  [{ q: 'rzezbiraz' }, ['Rzeźbiarz']],
  [{ q: 'głos' }, ['Lektor']],
])('narrows all of them by %j', async (search, expected) => {
  open({ medium: null, category: null }, search)
  expect(await screen.findByRole('heading', { level: 2, name: expected[0] ?? '' })).toBeDefined()
  expect(await names(2)).toEqual(expected)
})

it('says so where nothing is left, with a way back', async () => {
  const change = open({ medium: 'audio', category: null }, { licencja: 'zamkniete' })
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż wszystkie' }))
  expect(change).toHaveBeenCalledWith({ q: undefined, licencja: undefined, dostepne: undefined }, 'push')
})

it('writes what is chosen into the address, and leads to the comparison', async () => {
  const change = open({ medium: 'obrazy', category: null }, { wybrane: 'malarz,gumka' })
  const chosen = await screen.findByRole('region', { name: 'Wybrane do porównania' })
  expect(chosen.textContent).toContain('Malarz, Gumka')
  expect(within(chosen).getByRole('link', { name: 'Porównaj' }).getAttribute('href')).toBe(
    '/modele?porownaj=malarz%2Cgumka',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Porównaj: Rzeźbiarz' }))
  expect(change).toHaveBeenLastCalledWith({ wybrane: 'malarz,gumka,rzezbiarz' }, 'replace')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Porównaj: Gumka' }))
  expect(change).toHaveBeenLastCalledWith({ wybrane: 'malarz' }, 'replace')
})
