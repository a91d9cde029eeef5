import type { Page } from '@playwright/test'

/** What this page's Content-Security-Policy refuses from now on, as the browser says it. */
export function policyBreaches(page: Page): readonly string[] {
  const breaches: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(message.text()))
      breaches.push(message.text())
  })
  return breaches
}
