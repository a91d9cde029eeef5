import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { wavOf } from '../../support/templates/wavOf.ts'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { publishTemplate } from './publishTemplate.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const way = (source: string, target: string) => ({
  id: `${source}-${target}`,
  source,
  sourcePort: 'out' as const,
  target,
})

/** Needs a recording and a list: gives the recording back, and writes what the list says. */
const listTemplate = (slug: string): Template => ({
  ...EMPTY_TEMPLATE,
  details: {
    ...EMPTY_TEMPLATE.details,
    title: 'Nagranie z listą',
    slug,
    description: 'Oddaje nagranie i przepisuje listę.',
    credits: 1,
  },
  pricing: FIXED_PRICING,
  nodes: [
    newNode('input', { id: 'glos', label: 'Głos' }, { field: 'glos', valueType: 'audio' }),
    newNode('input', { id: 'lista', label: 'Lista' }, { field: 'lista', valueType: 'data' }),
    newNode('transform', { id: 'slowa', label: 'Słowa' }, { operation: 'uppercase' }),
    newNode('output', { id: 'oddany' }, { name: 'Twoje nagranie' }),
    newNode('output', { id: 'plik' }, { name: 'Twoja lista' }),
    newNode('output', { id: 'napis' }, { name: 'Przepisana lista' }),
  ],
  edges: [way('glos', 'oddany'), way('lista', 'plik'), way('lista', 'slowa'), way('slowa', 'napis')],
  form: [
    {
      id: 'pliki',
      title: 'Co nagrać i przepisać?',
      description: '',
      fields: [
        newField('audio', 'glos', { label: 'Nagranie', isRequired: true }),
        newField('file', 'lista', { label: 'Lista zakupów', isRequired: true }),
      ],
    },
  ],
})

test('a visitor with a phone sends a recording and a list, and gets back what was made of them', async ({
  page,
  request,
  shop,
}) => {
  const slug = await publishTemplate(request, shop, listTemplate)
  const person = await confirmedPerson(request, shop.origin)
  await page.goto(`${shop.origin}/szablony/${slug}`)
  await controlled(page)

  // A guest is told what to do first, and comes back to the form.
  await expect(page.getByText('Zaloguj się, żeby dodać plik.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Zaloguj się' }).last().click()
  await signIn(page, pointer, person)

  const voice = page.getByLabel('Nagranie', { exact: true })
  const list = page.getByLabel('Lista zakupów', { exact: true })
  const choose = async (field: typeof voice, name: string, mimeType: string, content: Uint8Array) => {
    const opened = page.waitForEvent('filechooser')
    await field.tap()
    await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(content) })
  }
  const text = (words: string) => new TextEncoder().encode(words)

  // What lies about itself goes nowhere.
  await choose(voice, 'głos.mp3', 'audio/mpeg', text('to nie jest dźwięk'))
  await expect(page.getByRole('alert').filter({ hasText: 'nie da się odczytać' })).toBeVisible()
  await choose(voice, 'głos.wav', 'audio/wav', wavOf(8_000))
  await expect(page.getByText(/^głos\.wav/u)).toBeVisible()
  await expect(page.locator('audio[aria-label="głos.wav"]')).toBeVisible()
  await choose(list, 'lista.csv', 'text/csv', text('mleko;2\nżyto;1'))
  await expect(page.getByText(/^lista\.csv/u)).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Both are there after a reload, without being sent again.
  await page.reload()
  await controlled(page)
  await expect(page.getByText(/^głos\.wav/u)).toBeVisible()
  await expect(page.getByText(/^lista\.csv/u)).toBeVisible()

  await page.getByRole('button', { name: 'Stwórz', exact: true }).tap()
  const result = page.getByRole('region', { name: 'Wynik szablonu' })
  await expect(result.getByText('MLEKO;2')).toBeVisible({ timeout: 40_000 })
  await expect(result.locator('audio[aria-label="Twoje nagranie"]')).toBeVisible()
  const saved = page.waitForEvent('download')
  await result.getByRole('link', { name: 'Pobierz: Twoja lista' }).tap()
  const download = await saved
  expect(download.suggestedFilename()).toBe('lista.csv')
  expect(await violations(page)).toEqual([])
})
