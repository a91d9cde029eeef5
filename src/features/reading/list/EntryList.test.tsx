import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ContentSearch } from '#domain/content/contentSearch.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { exampleEntry } from '../testing/exampleArticle.ts'
import { EducationScreen } from './EducationScreen.tsx'

const ENTRIES = Array.from({ length: 30 }, (_, at) =>
  exampleEntry({
    kind: 'education',
    slug: `tekst-${at}`,
    title: `Tekst ${at}`,
    audience: at % 3 === 0 ? 'dla-firm' : at % 3 === 1 ? 'dla-ciebie' : null,
  }),
)

function open(search: ContentSearch) {
  renderScreen(<EducationScreen search={search} />, {
    publicReads: () => Promise.resolve({ said: { entries: ENTRIES }, keptSince: null }),
    address: '/edukacja',
  })
}

const titles = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

afterEach(cleanup)

it('shows twelve a page, with the way to the others', async () => {
  open({})
  expect(await titles()).toHaveLength(12)
  expect(screen.getByText('1 z 3')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Starsze' }).getAttribute('href')).toBe('/edukacja?page=2')
  expect(screen.getByRole('link', { name: 'Wszystko' }).getAttribute('aria-current')).toBe('page')
})

it('shows what is for one audience, and what is for both', async () => {
  open({ audience: 'dla-firm', page: 2 })
  expect(await titles()).toEqual([
    'Tekst 18',
    'Tekst 20',
    'Tekst 21',
    'Tekst 23',
    'Tekst 24',
    'Tekst 26',
    'Tekst 27',
    'Tekst 29',
  ])
  expect(screen.getByRole('link', { name: 'Nowsze' }).getAttribute('href')).toBe(
    '/edukacja?audience=dla-firm',
  )
})

it('says so where a page is beyond the last', async () => {
  open({ page: 9 })
  expect(await screen.findByText('To już wszystko')).toBeDefined()
})
