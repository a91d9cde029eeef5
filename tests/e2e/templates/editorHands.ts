import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** How a person works the editor of templates. A journey is told once and made by pointer, by keys, and by taps on a phone. */
export interface EditorHands {
  /** Adds a node of this kind after what is chosen. */
  readonly add: (page: Page, kind: string) => Promise<void>
  /** Chooses a node and opens its parameters. */
  readonly open: (page: Page, node: Named) => Promise<void>
  readonly choose: (page: Page, node: Named) => Promise<void>
  readonly connect: (page: Page, from: Named, to: Named) => Promise<void>
  readonly openPanel: (page: Page, name: string) => Promise<void>
  readonly closePanel: (page: Page) => Promise<void>
  readonly press: (page: Page, button: Locator) => Promise<void>
  /** Types into a field in place of what stood there. */
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>
  /** Chooses the option that begins so. */
  readonly pick: (page: Page, select: Locator, option: string) => Promise<void>
  /** What the file holds that the template is exported to. */
  readonly export: (page: Page) => Promise<string>
}

export interface Named {
  readonly id: string
  readonly name: string
}

const nodeOnCanvas = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`)
const panelTab = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Panele' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** The palette says what each kind is for behind its name. */
const called = (kind: string) => new RegExp(String.raw`^${kind}(?!\p{L})`, 'u')

async function savedFile(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await download.path(), 'utf8')
}

async function pickListed(select: Locator, option: string): Promise<void> {
  const listed = select.locator('option', { hasText: new RegExp(`^${option}`) })
  await expect(listed).toHaveCount(1)
  await select.selectOption({ label: (await listed.textContent()) ?? '' })
}

export const byPointer: EditorHands = {
  async add(page, kind) {
    const palette = page.getByRole('complementary', { name: 'Paleta węzłów' })
    await palette.getByRole('button', { name: called(kind) }).click()
  },
  async choose(page, { id }) {
    await page.getByRole('button', { name: 'Pokaż całość' }).click()
    await nodeOnCanvas(page, id).click()
  },
  async open(page, node) {
    await byPointer.choose(page, node)
    await byPointer.openPanel(page, 'Parametry')
  },
  async connect(page, from, to) {
    await page.getByRole('button', { name: 'Pokaż całość' }).click()
    const source = nodeOnCanvas(page, from.id).locator('.source').first()
    await source.dragTo(nodeOnCanvas(page, to.id).locator('.target'))
  },
  async openPanel(page, name) {
    const tab = panelTab(page, name)
    if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.click()
  },
  async closePanel(page) {
    await page.getByRole('button', { name: 'Zamknij panel' }).click()
  },
  press: (_page, button) => button.click(),
  type: (_page, field, text) => field.fill(text),
  pick: (_page, select, option) => pickListed(select, option),
  async export(page) {
    await page.getByRole('button', { name: 'Więcej' }).click()
    return savedFile(page, () => page.getByRole('menuitem', { name: 'Eksportuj do pliku' }).click())
  },
}

const canvas = (page: Page) => page.getByRole('application', { name: /^Graf szablonu\. / })

/** Where the focus stands as seen from an element: on it, before it or behind it. */
const focusFrom = (element: Element): 'on' | 'before' | 'behind' => {
  const { activeElement } = element.ownerDocument
  if (activeElement === null || activeElement === element) return activeElement === null ? 'before' : 'on'
  return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) === 0
    ? 'before'
    : 'behind'
}

/** What stands in the bar that a key of its own leads to. */
const TOOLS = 'header:has([data-part="toolbar"]) *'

/** The key of each panel, as the sheet of shortcuts tells it. */
const PANEL_KEYS: Readonly<Record<string, string>> = {
  Parametry: 'p',
  Formularz: 'f',
  Szablon: 's',
  Problemy: 'b',
  Podgląd: 'v',
}

/** Leaves what is typed into; what stands over the editor, and a page without one, keep the focus. */
async function toGraph(page: Page): Promise<void> {
  // What is closing has the keys until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const isOnGraph = () => canvas(page).evaluate((graph) => graph === graph.ownerDocument.activeElement)
  if (await isOnGraph()) return
  await page.keyboard.press('Escape')
  if (!(await isOnGraph())) await page.keyboard.press('g')
  await expect(canvas(page)).toBeFocused()
}

/** Presses Tab, or Shift and Tab where that is the way, until the focus stands there. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < 150; stop += 1) {
    const where = await target.evaluate(focusFrom)
    if (where === 'on') return
    await page.keyboard.press(where === 'before' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`the focus never came to ${String(target)}`)
}

export const byKeys: EditorHands = {
  async add(page, kind) {
    if ((await page.locator('[data-part="palette"] :focus').count()) === 0) {
      await toGraph(page)
      await page.keyboard.press('/')
    }
    await page.keyboard.type(kind)
    await page.keyboard.press('Enter')
  },
  async choose(page, { name }) {
    await toGraph(page)
    const heard = page.locator('[data-live-announcer][role="status"] > :last-child')
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('ArrowLeft')
      // What is said comes a moment after the key.
      await page.waitForTimeout(100)
      if ((await heard.textContent())?.startsWith(name) === true) return
    }
    throw new Error(`the arrows never led to ${name}`)
  },
  async open(page, { name }) {
    await byKeys.openPanel(page, 'Problemy')
    const problems = page.getByRole('complementary', { name: 'Problemy' })
    await byKeys.press(page, problems.getByRole('button', { name: new RegExp(`^${name}`) }).first())
    await expect(page.getByRole('complementary', { name: 'Parametry' }).locator(':focus')).toHaveCount(1)
  },
  async connect(page, from, to) {
    await byKeys.choose(page, from)
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog', { name: `Połącz dalej: ${from.name}` })
    await reach(page, dialog.getByRole('button', { name: to.name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  },
  async openPanel(page, name) {
    await toGraph(page)
    await page.keyboard.press(PANEL_KEYS[name] ?? '')
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    await expect(page.locator('[data-part="panel"]:focus, [data-part="panel"] :focus')).toHaveCount(1)
  },
  async closePanel(page) {
    await toGraph(page)
    await page.keyboard.press('x')
    await expect(page.locator('[data-part="panel"]')).toHaveCount(0)
  },
  async press(page, button) {
    await expect(button).toBeEnabled()
    if ((await button.and(page.locator(TOOLS)).count()) > 0) {
      await toGraph(page)
      await page.keyboard.press('t')
    }
    await reach(page, button)
    await page.keyboard.press('Enter')
  },
  async type(page, field, text) {
    await reach(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
  async pick(page, select, option) {
    await reach(page, select)
    // What has no key of its own would be put into a text instead, which has no caret here.
    await page.keyboard.type(/^[ -~]*/.exec(option)?.[0] ?? '')
    await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${option}`))
  },
  async export(page) {
    await byKeys.press(page, page.getByRole('button', { name: 'Więcej' }))
    await page.keyboard.type('Eks')
    return savedFile(page, () => page.keyboard.press('Enter'))
  },
}

export const byTaps: EditorHands = {
  async add(page, kind) {
    await page.getByRole('button', { name: 'Dodaj węzeł' }).tap()
    const kinds = page.getByRole('dialog')
    await kinds.getByRole('button', { name: called(kind) }).tap()
    await expect(page.getByRole('dialog', { name: 'Parametry' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await byTaps.closePanel(page)
  },
  async choose(page, { name }) {
    const step = page.getByRole('button', { name: new RegExp(String.raw`^\d+\. ${name}(?!\d)`) })
    if ((await step.getAttribute('aria-pressed')) !== 'true') await step.tap()
  },
  async open(page, { name }) {
    await page.getByRole('button', { name: `Parametry: ${name}`, exact: true }).tap()
    await expect(page.getByRole('dialog', { name: 'Parametry' })).toBeVisible()
  },
  async connect(page, from, to) {
    await page.getByRole('button', { name: `Połącz dalej: ${from.name}`, exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: to.name, exact: true }).tap()
  },
  async openPanel(page, name) {
    await panelTab(page, name).tap()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  },
  async closePanel(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  press: (_page, button) => button.tap(),
  type: (_page, field, text) => field.fill(text),
  pick: (_page, select, option) => pickListed(select, option),
  async export(page) {
    await page.getByRole('button', { name: 'Więcej' }).tap()
    return savedFile(page, () => page.getByRole('menuitem', { name: 'Eksportuj do pliku' }).tap())
  },
}
