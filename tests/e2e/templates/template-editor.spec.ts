import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments } from '../../support/chromiumArguments.ts'
import type { ProductProcess } from '../../support/productProcess.ts'
import { slice } from '../../support/slice.ts'
import { cardTemplate } from '../../support/templates/cardTemplate.ts'
import { demoUser, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { byKeys, byPointer, byTaps, type EditorHands } from './editorHands.ts'
import { WHOLE_BROWSER } from '../browsers.ts'
import { controlled, core, expect, leaveRoutes, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { killBrowser } from '../killBrowser.ts'
import { pictureOf } from '../pictureFiles.ts'
import { giveCredits, publishTemplate } from './publishTemplate.ts'
import { storedTokens } from '../storedSession.ts'
import { capabilityIsKept } from '../workerPages.ts'

const BUILDER = '/admin/template-builder'

const INPUT = { id: 'input_1', name: 'Wejście 1' }
const BRANCH = { id: 'branch_1', name: 'Warunek 1' }
const MODELS = [
  { id: 'model_1', name: 'Model AI 1' },
  { id: 'model_2', name: 'Model AI 2' },
]
const WORKS = ['1', '2', '3'].map((number) => ({ id: `postprocess_${number}`, name: `Obróbka ${number}` }))

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const told = (page: Page, words: string) => page.locator('[data-live-announcer]', { hasText: words })

/** What the page says is wrong, in its console, by the content policy or by an error that nobody caught. */
function complaints(page: Page): readonly string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' || /Content Security Policy|Trusted/.test(text)) found.push(text)
  })
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

async function openEditor(
  page: Page,
  { origin }: ProductProcess,
  person: { email: string; password: string },
) {
  // Nobody here waits half a minute for what is edited to be saved.
  await page.addInitScript(() => {
    const state = { preferences: { autoSaveInterval: 5_000 } }
    const kept = localStorage.getItem('ui-store')
    if (kept === null) localStorage.setItem('ui-store', JSON.stringify({ version: 1, state }))
  })
  await page.goto(`${origin}/login?redirect=${BUILDER}`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Kreator szablonów')
  const later = button(page, 'Nie zgadzam się na liczenie')
  if (await later.isVisible()) await later.click()
}

/** Three steps, each with a field. */
async function buildForm(page: Page, hands: EditorHands): Promise<void> {
  await hands.openPanel(page, 'Formularz')
  for (const [number, type] of [
    [1, 'Tekst'],
    [2, 'Liczba'],
    [3, 'Przełącznik'],
  ] as const) {
    await hands.press(page, button(page, 'Dodaj krok'))
    await hands.press(page, button(page, `Dodaj pole do kroku ${number}`))
    await hands.press(
      page,
      page
        .getByRole('dialog', { name: 'Jakie pole dodać?' })
        .getByRole('button', { name: type, exact: true }),
    )
    await expect(told(page, `Dodano pole: ${type}`)).toHaveCount(1)
  }
  await hands.closePanel(page)
}

/** Ten nodes with a branch whose ways come together again. */
async function buildGraph(page: Page, hands: EditorHands): Promise<void> {
  for (const kind of ['Wejście', 'Warunek', 'Model AI', 'Obróbka', 'Zbierz wyniki', 'Wynik']) {
    await hands.add(page, kind)
  }
  await hands.choose(page, BRANCH)
  for (const kind of ['Model AI', 'Obróbka', 'Obróbka', 'Wynik']) await hands.add(page, kind)
  await hands.connect(page, INPUT, MODELS[1] ?? INPUT)
  await hands.press(page, button(page, 'Ułóż'))
  await expect(told(page, 'Graf ułożony.')).toHaveCount(1)
}

async function setNodes(page: Page, hands: EditorHands): Promise<void> {
  await hands.open(page, INPUT)
  await hands.pick(page, label(page, 'Pole formularza'), 'Tekst')
  await hands.closePanel(page)
  await hands.open(page, BRANCH)
  await hands.pick(page, label(page, 'Pole'), 'Liczba')
  await hands.pick(page, label(page, 'Sposób porównania'), 'jest większe niż')
  await hands.type(page, label(page, 'Z czym porównać'), '17')
  await hands.closePanel(page)
  for (const model of MODELS) {
    await hands.open(page, model)
    await hands.pick(page, label(page, 'Model'), 'Iskra Obraz')
    await hands.closePanel(page)
  }
  for (const work of WORKS) {
    await hands.open(page, work)
    await hands.type(page, label(page, 'Szerokość w pikselach'), '200')
    await hands.closePanel(page)
  }
}

const WAYS = {
  pointer: { hands: byPointer, options: { viewport: { width: 1440, height: 900 } } },
  keys: { hands: byKeys, options: { viewport: { width: 1440, height: 900 } } },
  taps: {
    hands: byTaps,
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
} as const

const PANELS = [
  'Parametry',
  'Formularz',
  'Szybki warunek',
  'Podgląd',
  'Cena',
  'Potok',
  'Historia',
  'Asystent',
]

/** Axe on each panel, beside the graph in the light theme, as a sheet in the dark one. */
async function lookAtPanels(page: Page, way: keyof typeof WAYS): Promise<void> {
  if (way === 'keys') return
  const { hands } = WAYS[way]
  if (way === 'pointer') {
    await page.evaluate(() => {
      localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: 'light' } }))
    })
    await page.reload()
    await expect(page.locator('html.dark')).toHaveCount(0)
  }
  for (const panel of PANELS) {
    await hands.openPanel(page, panel)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect.soft(await violations(page), `${panel}, by ${way}`).toEqual([])
    await hands.closePanel(page)
  }
}

/** Counts every key and every press of a journey, those of a later page too. */
function countPresses(): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(
      type,
      () => sessionStorage.setItem(type, String(Number(sessionStorage.getItem(type)) + 1)),
      true,
    )
}

async function makeTemplate(browser: Browser, shop: ProductProcess, way: keyof typeof WAYS): Promise<string> {
  const { hands, options } = WAYS[way]
  const context = await browser.newContext({
    ...options,
    locale: 'pl-PL',
    acceptDownloads: true,
  })
  await context.addInitScript(countPresses)
  const page = await context.newPage()
  const wrong = complaints(page)
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await hands.press(page, button(page, /^Nowy szablon/))
  await onScreen(page, 'Szablon bez tytułu')
  await buildGraph(page, hands)
  await buildForm(page, hands)
  await setNodes(page, hands)
  const file = await hands.export(page)
  expect.soft(await violations(page)).toEqual([])

  const title = `Kartka ${way}`
  await hands.openPanel(page, 'Szablon')
  await hands.type(page, label(page, 'Tytuł'), title)
  await hands.closePanel(page)
  await hands.openPanel(page, 'Problemy')
  await expect(page.getByText('Szablon można opublikować. Zostały tylko sugestie.')).toBeVisible()
  await hands.closePanel(page)
  await hands.openPanel(page, 'Podgląd')
  const trial = page.getByRole('form', { name: 'Dane na próbę' })
  await hands.type(page, trial.getByLabel('Tekst'), 'kot w kapeluszu')
  await expect(page.getByRole('button', { name: 'Wejście 1 kot w kapeluszu' })).toBeVisible()
  await hands.closePanel(page)
  await lookAtPanels(page, way)
  await hands.press(page, button(page, 'Opublikuj'))
  const question = page.getByRole('dialog', { name: `Opublikować „${title}”?` })
  await expect(question).toContainText(`${new URL(shop.origin).host}/szablony/kartka-${way}`)
  await expect(question).toContainText('3–6 kredytów')
  expect.soft(await violations(page), `the question before publishing, by ${way}`).toEqual([])
  await hands.press(page, question.getByRole('button', { name: 'Opublikuj teraz' }))
  await expect(page.getByRole('region', { name: /^Powiadomienia/ })).toContainText('Szablon opublikowany')
  await expect(status(page, 'Opublikowano')).toBeVisible()

  await page.goto(`${shop.origin}/szablony/kartka-${way}`)
  await onScreen(page, title)
  await hands.type(page, page.getByRole('textbox', { name: /^Tekst/ }), 'kot w kapeluszu')
  await hands.press(page, button(page, 'Dalej'))
  await hands.type(page, page.getByLabel(/^Liczba/), '7')
  await hands.press(page, button(page, 'Dalej'))
  await hands.press(page, button(page, 'Stwórz'))
  const result = page.getByRole('region', { name: 'Wynik szablonu' })
  await expect(result.getByRole('img').first()).toBeVisible({ timeout: 40_000 })
  expect.soft(await violations(page), `the result, by ${way}`).toEqual([])
  const counted = await page.evaluate(() =>
    ['keydown', 'pointerdown'].map((type) => `${type} ${sessionStorage.getItem(type) ?? 0}`),
  )
  test.info().annotations.push({ type: 'presses', description: `${way}: ${counted.join(', ')}` })
  expect(wrong).toEqual([])
  await context.close()
  return file
}

test(
  'the same template comes of a pointer, of keys alone, and of taps on a phone, is published and run',
  core,
  async ({ browser, shop }) => {
    test.setTimeout(300_000)
    const files: string[] = []
    for (const way of slice(['pointer', 'keys', 'taps'] as const, 3))
      files.push(await makeTemplate(browser, shop, way))
    const [first = ''] = files
    const { nodes, edges, form } = JSON.parse(first)
    expect([nodes.length, edges.length, form.length]).toEqual([10, 10, 3])
    for (const file of files) expect(file).toEqual(first)
  },
)

/** Runs the open template for real, by the panel of its preview; the form is filled once. */
async function runForReal(page: Page): Promise<void> {
  const preview = page.getByRole('complementary', { name: 'Podgląd' })
  await byPointer.openPanel(page, 'Podgląd')
  await preview.getByRole('form', { name: 'Dane na próbę' }).getByLabel('Imię').fill('Ola')
  await expect(preview).toContainText('Zapłacisz swoimi kredytami: 3 kredyty')
  await preview.getByRole('button', { name: 'Uruchom' }).click()
  await expect(preview.getByRole('button', { name: 'Zatrzymaj' })).toBeVisible()
  await expect(preview.getByText('Pobrano: 3 kredyty.')).toBeVisible({ timeout: 40_000 })
  await expect(preview.getByRole('img').first()).toBeVisible()
}

test('a published template is run for real, edited and run again', async ({ page, request, shop }) => {
  await publishTemplate(request, shop, (free) => cardTemplate(free, 'Kartka na próbę'))
  await giveCredits(request, shop, 6)
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await page.getByRole('button', { name: /^Kartka na próbę/ }).click()
  await onScreen(page, 'Kartka na próbę')
  await runForReal(page)
  await byPointer.openPanel(page, 'Szablon')
  await label(page, 'Tytuł').fill('Kartka po zmianie')
  await expect(status(page, 'Opublikowano, są nowe zmiany')).toBeVisible()
  await runForReal(page)
})

test('a node is set by what its engine supports, shows what it gave, and keeps what is pinned', async ({
  page,
  request,
  shop,
}) => {
  await publishTemplate(request, shop, (free) => cardTemplate(free, 'Kartka z wynikami'))
  await giveCredits(request, shop, 3)
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await page.getByRole('button', { name: /^Kartka z wynikami/ }).click()
  await onScreen(page, 'Kartka z wynikami')
  const drawing = { id: 'obraz', name: 'Rysunek' }
  const card = page.locator('[data-id="obraz"]')
  const panel = page.getByRole('complementary', { name: 'Parametry' })
  await byPointer.openPanel(page, 'Podgląd')
  await page.getByRole('form', { name: 'Dane na próbę' }).getByLabel('Imię').fill('Ola')
  await byPointer.open(page, drawing)
  await panel.getByRole('radio', { name: 'Akwarela' }).click()
  await expect(button(page, 'Cofnij: Styl: Akwarela (Rysunek)')).toBeVisible()
  await panel.getByRole('button', { name: 'Wypróbuj sam węzeł' }).click()
  await expect(card.getByText('kot w kapeluszu')).toBeAttached()
  expect(await violations(page)).toEqual([])

  await panel.getByRole('button', { name: 'Uruchom tę część' }).click()
  await expect(card.locator('img')).toBeVisible({ timeout: 40_000 })
  await expect(panel.getByRole('region', { name: 'Dane węzła' }).getByRole('img').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Przypnij wynik' }).click()
  await expect(card.getByText('Przypięty wynik')).toBeAttached()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(card.getByText('Przypięty wynik')).toBeAttached()
  await expect(card.locator('img')).toBeVisible()
  await byPointer.open(page, drawing)
  await panel.getByRole('button', { name: 'Wypróbuj stąd' }).click()
  await panel.getByRole('button', { name: 'Uruchom tę część' }).click()
  // The form has to be filled first: it is led to.
  const preview = page.getByRole('complementary', { name: 'Podgląd' })
  await expect(preview.getByLabel('Imię')).toBeFocused()
  await expect(preview).toContainText('To pole jest wymagane')
  await preview.getByLabel('Imię').fill('Ola')
  await expect(preview).toContainText('Gotowe wyniki, bez opłaty: Rysunek.')
  await preview.getByRole('button', { name: 'Uruchom tę część' }).click()
  await expect(preview.getByText(/Pobrano: 0\s/u)).toBeVisible({ timeout: 40_000 })
  await expect(preview.getByRole('img').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await byPointer.open(page, drawing)
  await panel.getByRole('button', { name: 'Odepnij wynik' }).click()
  await expect(card.getByText('Przypięty wynik')).toHaveCount(0)
})

test('an author shows a template: a thumbnail, an example of their own, and its words in English', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.setTimeout(120_000)
  const title = 'Kartka do pokazania'
  const slug = await publishTemplate(request, shop, (free) => cardTemplate(free, title))
  await giveCredits(request, shop, 3)
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click()
  await onScreen(page, title)
  await runForReal(page)

  await byPointer.openPanel(page, 'Wygląd')
  const look = page.getByRole('complementary', { name: 'Wygląd' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    look.getByRole('button', { name: 'Wybierz obraz' }).click(),
  ])
  await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await pictureOf(page, '#aa3311') })
  await look.getByRole('button', { name: /^Kadr miniatury/u }).press('ArrowLeft')
  expect(await violations(page)).toEqual([])
  await look.getByRole('button', { name: 'Użyj kadru' }).click()
  const thumbnail = look.getByRole('img', { name: `Miniatura: ${title}` })
  await expect(thumbnail).toHaveJSProperty('complete', true)
  await expect(thumbnail).not.toHaveJSProperty('naturalWidth', 0)
  await look
    .getByRole('button', { name: /^Dodaj do przykładów/u })
    .first()
    .click()
  await look.getByLabel('Przykład 1: podpis').fill('Kartka dla Oli')

  await byPointer.openPanel(page, 'Po angielsku')
  const english = page.getByRole('complementary', { name: 'Po angielsku' })
  await english.getByRole('textbox', { name: `Tytuł ${title}` }).fill('A card to show')
  expect(await violations(page)).toEqual([])
  await expect(status(page, 'Opublikowano, są nowe zmiany')).toBeVisible()
  await button(page, 'Opublikuj').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj teraz' }).click()
  await expect(told(page, 'Szablon opublikowany')).toBeAttached()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(`${shop.origin}/szablony/${slug}?lang=en`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'A card to show' })).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Kartka dla Oli' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect(visitor.getByText('Kartka dla Oli')).toHaveAttribute('lang', 'pl')
  await visitor.getByLabel('Imię').fill('Zosia')
  await visitor.getByRole('button', { name: /^Fill it in the same way/u }).click()
  await expect(visitor.getByLabel('Imię')).toHaveValue('Ola')
  await visitor.getByRole('button', { name: 'Undo' }).click()
  await expect(visitor.getByLabel('Imię')).toHaveValue('Zosia')
  expect(await violations(visitor)).toEqual([])
  await visitor.goto(`${shop.origin}/szablony?lang=en`)
  const card = visitor.getByRole('link', { name: /A card to show/u })
  await expect(card.locator('img')).toHaveAttribute('src', /^\/files\/templates\//u)
  await visitor.context().close()
})

test('a panel that is let go or pinned moves nothing, and one that opens covers no node that was just added', async ({
  page,
  request,
  shop,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  const title = 'Kartka pod panelem'
  await publishTemplate(request, shop, (free) => cardTemplate(free, title))
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click()
  await onScreen(page, title)
  await byPointer.openPanel(page, 'Wygląd')
  const panel = page.getByRole('complementary', { name: 'Wygląd' })
  const node = page.locator('.react-flow__node').first()
  const place = async () => {
    const box = await node.boundingBox()
    return box === null ? null : [Math.round(box.x), Math.round(box.y)]
  }
  await page.waitForTimeout(500)
  const before = await place()
  await panel.getByRole('button', { name: 'Odepnij: panel nad grafem' }).click()
  await page.waitForTimeout(500)
  expect(await place()).toEqual(before)
  await panel.getByRole('button', { name: 'Przypnij obok grafu' }).click()
  await page.waitForTimeout(500)
  expect(await place()).toEqual(before)

  await panel.getByRole('button', { name: 'Odepnij: panel nad grafem' }).click()
  for (const name of ['Wygląd', 'Formularz']) {
    await byPointer.closePanel(page)
    await byPointer.add(page, 'Obróbka')
    await byPointer.openPanel(page, name)
    const added = page.locator('.react-flow__node.selected')
    await expect(async () => {
      const [card, over] = [
        await added.boundingBox(),
        await page.getByRole('complementary', { name }).boundingBox(),
      ]
      expect((card?.x ?? Infinity) + (card?.width ?? 0)).toBeLessThanOrEqual(over?.x ?? 0)
    }).toPass()
  }
  await page.getByRole('button', { name: 'Przypnij obok grafu' }).click()
})

test('the assistant does what is asked in words, and says what it has not understood', async ({
  page,
  request,
  shop,
}) => {
  await publishTemplate(request, shop, (free) => cardTemplate(free, 'Kartka w słowach'))
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await page.getByRole('button', { name: /^Kartka w słowach/ }).click()
  await onScreen(page, 'Kartka w słowach')
  await byPointer.openPanel(page, 'Asystent')
  const assistant = page.getByRole('complementary', { name: 'Asystent' })
  await label(page, 'Co chcesz poprawić').fill(
    'Dodaj pole Kolor: złoty, srebrny. Dodaj znak wodny „Iskra”. Zrób coś ładnego',
  )
  await button(page, 'Zaproponuj zmiany').click()
  await expect(assistant.getByText('Tego nie rozumiemy')).toBeVisible()
  await expect(assistant.getByText('Zrób coś ładnego')).toHaveCount(2)
  const apply = assistant.getByRole('button', { name: 'Zastosuj' })
  await expect(apply).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await apply.first().click()
  await apply.first().click()
  await expect(apply).toHaveCount(0)
  await expect(page.locator('[data-id="postprocess_1"]')).toBeVisible()
  await byPointer.openPanel(page, 'Formularz')
  await expect(page.getByText('Kolor', { exact: true }).first()).toBeVisible()
})

const titleField = (page: Page) => label(page, 'Tytuł')
const conflict = (page: Page) => page.getByRole('alertdialog')
const decide = (page: Page, name: string) => conflict(page).getByRole('button', { name, exact: true }).click()

/** A new template of this title, saved on the server, with its details open; tells its id. */
async function newTemplate(page: Page, title: string): Promise<string> {
  await button(page, /^Nowy szablon/).click()
  await byPointer.openPanel(page, 'Szablon')
  await titleField(page).fill(title)
  await expect(status(page, 'Zapisano na serwerze')).toBeVisible()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Somebody else saves the template under another title. */
async function saveElsewhere(
  page: Page,
  { origin }: ProductProcess,
  saved: { id: string; title: string },
): Promise<void> {
  const { access_token } = await storedTokens(page)
  const headers = { Authorization: `Bearer ${access_token}` }
  const address = `${origin}/api/v1/templates/builder/${saved.id}`
  const { revision, template } = await (await page.request.get(address, { headers })).json()
  const details = { ...template.details, title: saved.title }
  const data = { revision, template: { ...template, details } }
  expect((await page.request.put(address, { headers, data })).ok()).toBe(true)
}

test('two who edit one template are asked, and nothing of either is lost', async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  const wrong = complaints(page)
  await openEditor(page, shop, await demoUser(shop, 'admin'))

  await test.step('two tabs: what the later one has changed is a copy, or given up', async () => {
    await newTemplate(page, 'Kartka')
    const tab = await context.newPage()
    await tab.goto(page.url())
    await onScreen(tab, 'Kartka')
    await byPointer.openPanel(tab, 'Szablon')
    for (const way of ['Weź tamtą', 'Zachowaj obie']) {
      const titles = [`Pierwsza (${way})`, `Druga (${way})`]
      // Neither has stored its own by the time that the other is changed.
      await Promise.all([titleField(page).fill(titles[0] ?? ''), titleField(tab).fill(titles[1] ?? '')])
      await expect(async () => {
        expect((await conflict(page).count()) + (await conflict(tab).count())).toBe(1)
      }).toPass()
      const isHere = (await conflict(page).count()) === 1
      const [asked, other] = isHere ? [page, tab] : [tab, page]
      const [own = '', theirs = ''] = isHere ? titles : titles.toReversed()
      await expect(conflict(asked)).toHaveAccessibleName('Ten szablon zmieniła inna karta')
      await decide(asked, 'Porównaj')
      await expect(conflict(asked)).toContainText(own)
      expect.soft(await violations(asked), 'the question which of two').toEqual([])
      await decide(asked, way)
      await expect(conflict(asked)).toBeHidden()
      await onScreen(asked, way === 'Weź tamtą' ? theirs : `${own} (moja wersja)`)
      await onScreen(other, theirs)
      await expect(status(asked, 'Zapisano na serwerze')).toBeVisible()
      if (way === 'Weź tamtą') await expect(titleField(asked)).toHaveValue(theirs)
    }
    await tab.close()
  })

  for (const [way, left] of [
    ['Zachowaj obie', 'Moja (moja wersja)'],
    ['Weź tamtą', 'Cudza'],
    ['Zastąp tamtą moją', 'Moja'],
  ] as const) {
    await test.step(`somebody else has saved it: ${way}`, async () => {
      await page.goto(shop.origin + BUILDER)
      const id = await newTemplate(page, 'Wspólna')
      await saveElsewhere(page, shop, { id, title: 'Cudza' })
      await titleField(page).fill('Moja')
      await expect(conflict(page)).toHaveAccessibleName('Ktoś zapisał ten szablon w międzyczasie')
      if (way === 'Zastąp tamtą moją') await decide(page, 'Porównaj')
      await decide(page, way)
      await onScreen(page, left)
      await expect(status(page, 'Zapisano na serwerze')).toBeVisible()
    })
  }
  expect(wrong.filter((words) => !/status of 409/.test(words))).toEqual([])
  await context.close()
})

test('a server that refuses and one that is broken are told of, and what was edited stays', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await openEditor(page, shop, await demoUser(shop, 'admin'))
  await newTemplate(page, 'Odmowa')
  let answer: number | null = 503
  await page.route('**/api/v1/templates/builder/**', async (route) => {
    if (answer === null || route.request().method() === 'GET') return route.fallback()
    const code = answer === 503 ? 'SERVICE_UNAVAILABLE' : 'TEMPLATE_TOO_LARGE'
    return route.fulfill({ status: answer, json: { error: { code, message: 'x' } } })
  })
  await titleField(page).fill('Odmowa 2')
  await expect(status(page, 'Na tym urządzeniu')).toBeVisible()
  await button(page, 'Więcej').click()
  await page.getByRole('menuitem', { name: 'Sklonuj' }).click()
  await expect(page.getByRole('region', { name: /^Powiadomienia/ })).toContainText('Nie udało się sklonować')
  await page.reload()
  await onScreen(page, 'Odmowa 2')
  answer = null
  await expect(status(page, 'Zapisano na serwerze')).toBeVisible({ timeout: 60_000 })

  answer = 413
  await byPointer.openPanel(page, 'Szablon')
  await titleField(page).fill('Odmowa 3')
  await expect(page.getByRole('region', { name: /^Powiadomienia/ })).toContainText('Usuń część z nich')
  await expect(status(page, 'Nie udało się zapisać na serwerze')).toBeVisible()
  answer = null
  await titleField(page).fill('Odmowa 4')
  await expect(status(page, 'Zapisano na serwerze')).toBeVisible()
  await leaveRoutes(context)
  await context.close()
})

test('what was edited without a network is there after the browser was killed, without one still, and is saved once there is one', async ({
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-editor-'))
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      serviceWorkers: 'allow',
      executablePath: WHOLE_BROWSER,
      args: chromiumArguments,
      locale: 'pl-PL',
    })
  try {
    const context = await launch()
    const page = await context.newPage()
    await openEditor(page, server, await demoUser(server, 'admin'))
    await controlled(page)
    await newTemplate(page, 'Przed burzą')
    await capabilityIsKept(page, 'admin.template-builder')
    await server.stop()
    await titleField(page).fill('Po burzy')
    await byPointer.add(page, 'Wejście')
    await byPointer.add(page, 'Model AI')
    await button(page, 'Ułóż').click()
    await expect(told(page, 'Graf ułożony.')).toHaveCount(1)
    await expect(status(page, 'Na tym urządzeniu')).toBeVisible()
    const address = page.url()
    await killBrowser(context)

    const again = await launch()
    const reopened = await again.newPage()
    await reopened.goto(address)
    await onScreen(reopened, 'Po burzy')
    await expect(reopened.locator('.react-flow__node')).toHaveCount(2)
    await expect(status(reopened, 'Na tym urządzeniu')).toBeVisible()
    await server.start()
    await expect(status(reopened, 'Zapisano na serwerze')).toBeVisible({ timeout: 60_000 })
    await again.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
