import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { exampleEngine, exampleModel } from '../testing/exampleModel.ts'
import { CompareScreen } from './CompareScreen.tsx'

const MODELS = new Map(
  [
    exampleModel({ here: exampleEngine({ credits: 4 }) }),
    exampleModel({ slug: 'lektor', name: 'Lektor', ended: '2026-10-23', parameters: null }),
  ].map((model) => [model.slug, model]),
)

afterEach(cleanup)

it('lays models side by side, fact by fact, and leaves out what there is none of', async () => {
  renderScreen(<CompareScreen compared="malarz,lektor,nie-ma" />, {
    publicReads: (path) => {
      const model = MODELS.get(path.split('/').at(-1) ?? '')
      return model === undefined
        ? Promise.reject(Object.assign(new Error('none'), { code: 'NOT_FOUND' }))
        : Promise.resolve({ said: model, keptSince: null })
    },
    address: '/modele',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Porównanie: Malarz i Lektor' })).toBeDefined()
  const table = screen.getByRole('table', { name: 'Modele obok siebie' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['MalarzPracownia', 'LektorPracownia'])
  const groups = within(table).getAllByRole('rowgroup')
  const row = (name: string) => {
    const group = groups.find((each) => within(each).queryByRole('rowheader', { name }) !== null)
    return within(group ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  }
  expect(row('Cena w Iskrze')).toEqual(['4 kredyty', 'niedostępny'])
  expect(row('Parametry')).toEqual(['8,3 mld', 'nie wiemy'])
  expect(row('Wycofany')).toEqual(['–', '23 października 2026'])
  expect(screen.getByRole('link', { name: 'Wybierz inne' }).getAttribute('href')).toBe(
    '/modele?wybrane=malarz%2Clektor%2Cnie-ma',
  )
})
