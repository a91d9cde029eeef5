import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormValues } from '#domain/template/formValues.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import { PolishTextsContext } from '#ui/polishTexts.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { Examples } from './Examples.tsx'
import { PriceFacts } from './PriceFacts.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onFill = vi.fn<(values: FormValues) => void>()

const TEMPLATE: PublicTemplate = {
  slug: 'mis',
  title: 'Miś',
  description: 'Miś na urodziny',
  categories: [],
  tags: [],
  thumbnailUrl: '/mis.webp',
  previewVideoUrl: '',
  polish: ['Kot w śniegu'],
  outputs: ['image'],
  price: { least: 3, most: 9 },
  displayRange: true,
  stepCount: 1,
  fieldCount: 0,
  publishedAt: '2026-11-20T10:00:00.000Z',
  runs: 0,
  isAvailable: true,
  form: [],
  examples: [
    { caption: 'Kot w śniegu', type: 'image', url: '/kot.webp' },
    { caption: 'Wszystkiego najlepszego!', type: 'text', url: '' },
  ],
  nodes: [],
  isProcedural: true,
  notifiesUser: false,
}

it.each([
  [{ least: 3, most: 9 }, /3–9 kredytów.*Zależy od odpowiedzi/u],
  [{ least: 3, most: 3 }, /^3 kredytyZa nieudane/u],
  [{ least: 0, most: 0 }, /^Bez kredytów$/u],
])('says from the first step what a template costs: %j', (price, said) => {
  renderScreen(<PriceFacts template={{ ...TEMPLATE, price }} />)
  expect(screen.getByRole('region', { name: 'Cena' }).textContent.replaceAll('\u00a0', ' ')).toMatch(said)
})

it('shows examples, and says which of their words are read aloud in Polish', () => {
  renderScreen(
    <PolishTextsContext value={new Set(TEMPLATE.polish)}>
      <Examples template={TEMPLATE} onFill={onFill} />
    </PolishTextsContext>,
  )
  expect(screen.getByRole('link', { name: 'Kot w śniegu' }).getAttribute('href')).toBe('/kot.webp')
  expect(screen.getByText('Kot w śniegu').getAttribute('lang')).toBe('pl')
  expect(screen.getByText('Wszystkiego najlepszego!').getAttribute('lang')).toBeNull()
})

it('shows the template’s own picture where there are no examples', () => {
  renderScreen(<Examples template={{ ...TEMPLATE, examples: [] }} onFill={onFill} />)
  expect(screen.getByRole('img', { name: 'Przykład: Miś' }).getAttribute('src')).toBe('/mis.webp')
})

it('fills the form like an example with one press, where its author shows how', async () => {
  const [picture, text] = TEMPLATE.examples
  if (picture === undefined || text === undefined) throw new Error('there are two')
  const examples = [{ ...picture, filled: { imie: 'Ola' } }, text]
  renderScreen(<Examples template={{ ...TEMPLATE, examples }} onFill={onFill} />)
  await userEvent.click(screen.getByRole('button', { name: /Wypełnij tak samo/u }))
  expect(onFill.mock.calls).toEqual([[{ imie: 'Ola' }]])
})
