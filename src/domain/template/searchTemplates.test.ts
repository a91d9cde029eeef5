import { expect, it } from 'vitest'
import { searchTemplates } from './searchTemplates.ts'
import type { TemplateCard } from './publicTemplate.ts'

const card = (title: string, tags: readonly string[], categories: readonly string[] = []): TemplateCard => ({
  slug: title,
  title,
  description: '',
  categories: [...categories],
  tags: [...tags],
  thumbnailUrl: '',
  previewVideoUrl: '',
  polish: [],
  outputs: ['image'],
  price: { least: 1, most: 1 },
  displayRange: false,
  stepCount: 1,
  fieldCount: 1,
  publishedAt: '2026-11-01T10:00:00Z',
  runs: 0,
  isAvailable: true,
})

const CARDS = [card('Birthday card', ['party']), card('Lullaby', ['sleep'], ['Music'])]

it.each([
  ['kartka', 'Birthday card'],
  ['birthdays', 'Birthday card'],
  ['brithday', 'Birthday card'],
  ['music', 'Lullaby'],
])('finds by „%s” %s', (text, title) => {
  expect(searchTemplates(CARDS, text).found.map((found) => found.title)).toEqual([title])
})
