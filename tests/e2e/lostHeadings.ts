import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the page’s first heading said whenever none was left after one had been there. */
    lostHeadings?: string[]
  }
}

/** From now on every page of the context notes when a screen that stood goes away again. */
export async function watchHeadings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const lost: string[] = []
    window.lostHeadings = lost
    let last: string | null = null
    new MutationObserver(() => {
      const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility())
      const now = heading?.textContent ?? null
      if (now === null && last !== null) lost.push(last)
      last = now
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['hidden', 'style', 'class'] })
  })
}

/** The headings that went away on the page’s document so far. */
export function lostHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.lostHeadings ?? ['the page isn’t watched'])
}
