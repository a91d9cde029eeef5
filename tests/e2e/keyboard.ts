import type { Page } from '@playwright/test'

/** Presses Tab until the focus stands on what is named so to a screen reader; fails after a screen's worth of stops. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 1 && name.test(await focused.ariaSnapshot())) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
