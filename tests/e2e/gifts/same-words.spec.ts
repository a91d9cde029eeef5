import type { Locator, Page } from '@playwright/test'
import { readWords } from '../../support/documents/readWords.ts'
import { expect, test } from '../fixtures.ts'
import { addToCart, openCart } from '../shopper.ts'
import { inside, payFor } from './cardPage.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Of each look some: cards, letters of three sheets, messages, e-mails. */
const GIFTS = [
  'kartka-urodzinowa-sto-iskier',
  'kartka-na-dzien-matki-bukiet',
  'kartka-swiateczna-pierwsza-gwiazdka',
  'list-milosny-na-rocznice',
  'podziekowanie-dla-nauczycielki',
  'podziekowanie-dla-sasiadow',
  'zyczenia-dla-szefowej',
  'zyczenia-rymowane',
  'mail-przypomnienie-o-platnosci',
  'zyczenia-swiateczne-dla-klientow',
] as const

/** What a person might write, by what is asked; of anything else the same few words. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/imię|imiona|nadawca|podpis|kto|od kogo/i, 'Zbyszek'],
  [/kwota/i, '1200 zł'],
  [/data|termin|dzień/i, '24 grudnia'],
  [/liczba|ile|lat/i, '40'],
  [/numer/i, 'FV/7/2026'],
]
const OTHERWISE = 'żółta łódź i ćma'

const answerTo = (label: string) => ANSWERS.find(([asked]) => asked.test(label))?.[1] ?? OTHERWISE

/** Words alone: how lines are broken and spaces bound is not compared. */
const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '')

const typefaceOf = (paper: Locator) =>
  paper.evaluate((element) => {
    const { fontFamily, fontStyle } = getComputedStyle(element)
    return `${fontStyle} ${fontFamily.split(',')[0]}`
  })

/** A gift whose words say for whom it is has the name already. */
async function nameSomebody(page: Page): Promise<void> {
  const name = inside(page).getByLabel('Imię odbiorcy')
  if (!(await name.isVisible())) await inside(page).getByText('Dla kogo i kiedy').click()
  if ((await name.inputValue()) === '') await name.fill('Zofia')
}

/** Fills whatever is empty, puts the gift into the cart and tells how it reads. */
async function write(page: Page, address: string): Promise<{ words: readonly string[]; type: string }> {
  await page.goto(address)
  await inside(page).scrollIntoViewIfNeeded()
  await expect(inside(page).locator('[contenteditable]').first()).toBeVisible()
  const blanks = inside(page).locator('[contenteditable]:empty')
  while ((await blanks.count()) > 0) {
    await blanks.first().focus()
    await page.keyboard.type(answerTo((await page.locator(':focus').getAttribute('aria-label')) ?? ''))
  }
  await page.getByRole('heading', { level: 1 }).click()
  const paragraphs = inside(page).locator('p:has([contenteditable]), p:has(+ p [contenteditable])')
  const paper = paragraphs.first().locator('..')
  const words = wordsOf((await paper.locator('> p').allInnerTexts()).join('\n'))
  const type = await typefaceOf(paper)
  await nameSomebody(page)
  await addToCart(page)
  return { words, type }
}

test('what ten gifts say on the page, they say on the order, in the PDF and in its type', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  const seen = new Map<string, { words: readonly string[]; type: string }>()
  for (const handle of GIFTS) {
    await page.goto(`${shop.origin}/sklep/produkt/${handle}`)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    seen.set(title, await write(page, page.url()))
  }
  await openCart(page)
  await payFor(page, 'zofia.dziesiec@example.com')
  for (const [title, { words, type }] of seen) {
    await test.step(title, async () => {
      const gift = page.getByRole('region', { name: `${title}: podgląd` })
      const ordered = gift.locator('[lang] p')
      await expect(ordered.first()).toBeVisible()
      expect(wordsOf((await ordered.allInnerTexts()).join('\n'))).toEqual(words)
      expect(await typefaceOf(ordered.first().locator('..'))).toBe(type)
      const address = await page
        .getByRole('main')
        .getByRole('link', { name: `Pobierz PDF: ${title}` })
        .getAttribute('href')
      const pdf = await (await page.request.get(shop.origin + (address ?? ''))).body()
      // Readers find spaces by their room: not every font has a sign for them.
      expect(wordsOf(readWords(pdf).flat().join('\n')).join('')).toContain(words.join(''))
      // A letter, an e-mail or a message has its own type on paper.
      if (type.includes('Fraunces')) expect(pdf.toString('latin1')).toMatch(/\/FontName\s*\/[^\s/]*Fraunces/)
    })
  }
})
