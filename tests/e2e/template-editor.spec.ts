import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArguments } from '../support/chromiumArguments.ts'
import type { ProductProcess } from '../support/productProcess.ts'
import { demoUser, onScreen, signIn } from './accountPerson.ts'
import { violations } from './axe.ts'
import { byKeys, byPointer, byTaps, type EditorHands } from './editorHands.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'

test.use({ actionTimeout: 15_000 })

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
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

async function openEditor(page: Page, { origin }: ProductProcess, person: { email: string; password: string }) {
  await page.goto(`${origin}/login?redirect=${BUILDER}`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Kreator szablonów')
  const later = button(page, 'Nie liczcie')
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
    await hands.press(page, page.getByRole('dialog', { name: 'Jakie pole dodać?' }).getByRole('button', { name: type, exact: true }))
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
  await hands.pick(page, label(page, 'Jak porównujemy'), 'jest większe niż')
  await hands.type(page, label(page, 'Z czym'), '17')
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

async function makeTemplate(browser: Browser, shop: ProductProcess, way: keyof typeof WAYS): Promise<string> {
  const { hands, options } = WAYS[way]
  const context = await browser.newContext({
    ...options,
    locale: 'pl-PL',
    serviceWorkers: 'block',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(15_000)
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
  await expect(page.getByText('Szablon można opublikować. Zostały tylko podpowiedzi.')).toBeVisible()
  await hands.closePanel(page)
  await hands.openPanel(page, 'Podgląd')
  const trial = page.getByRole('form', { name: 'Dane na próbę' })
  await hands.type(page, trial.getByLabel('Tekst'), 'kot w kapeluszu')
  await expect(page.getByRole('button', { name: 'Wejście 1 kot w kapeluszu' })).toBeVisible()
  await hands.closePanel(page)
  await hands.press(page, button(page, 'Opublikuj'))
  await expect(page.getByText('Szablon opublikowany')).toBeVisible()
  await expect(status(page, 'Opublikowano')).toBeVisible()

  await page.goto(`${shop.origin}/szablony/kartka-${way}`)
  await onScreen(page, title)
  await hands.type(page, page.getByRole('textbox', { name: /^Tekst/ }), 'kot w kapeluszu')
  await hands.press(page, button(page, 'Dalej'))
  await hands.type(page, page.getByLabel(/^Liczba/), '18')
  await hands.press(page, button(page, 'Dalej'))
  await hands.press(page, button(page, 'Stwórz'))
  const result = page.getByRole('region', { name: 'Wynik szablonu' })
  await expect(result.getByRole('img').first()).toBeVisible({ timeout: 40_000 })
  expect(wrong).toEqual([])
  await context.close()
  return file
}

test('the same template comes of a pointer, of keys alone, and of taps on a phone', async ({
  browser,
  shop,
}) => {
  test.setTimeout(300_000)
  const files = {
    pointer: await makeTemplate(browser, shop, 'pointer'),
    taps: await makeTemplate(browser, shop, 'taps'),
    keys: await makeTemplate(browser, shop, 'keys'),
  }
  const { nodes, edges, form } = JSON.parse(files.pointer)
  expect([nodes.length, edges.length, form.length]).toEqual([10, 10, 3])
  expect(files.keys).toEqual(files.pointer)
  expect(files.taps).toEqual(files.pointer)
})
