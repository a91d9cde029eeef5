import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

type Pressed = 'button' | 'link' | 'checkbox'

/** How a person works a page. A journey is written once and made by pointer and by keyboard. */
export interface Hands {
  press(page: Page, role: Pressed, name: string): Promise<void>
  /** Types into the field of this label, in place of what stood there. */
  type(page: Page, label: string, text: string): Promise<void>
}

/** By mouse or finger. */
export const pointer: Hands = {
  async press(page, role, name) {
    await page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click()
  },
  async type(page, label, text) {
    await page.getByLabel(label, { exact: true }).and(page.locator('input')).fill(text)
  },
}

/** By keyboard alone: from wherever the focus stands. */
export const keyboard: Hands = {
  async press(page, role, name) {
    await expect(page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()).toBeEnabled()
    await tabTo(page, new RegExp(`^- ${role} "${escaped(name)}"`))
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
  },
  async type(page, label, text) {
    await tabTo(page, new RegExp(`^- textbox "${escaped(label)}"`))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
}

function escaped(text: string): string {
  // A typeset text may bind its short words with spaces that don't break.
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`)
}
