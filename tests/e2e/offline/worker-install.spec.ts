import { chromium } from '@playwright/test'
import { chromiumArguments } from '../../support/chromiumArguments.ts'
import { WHOLE_BROWSER } from '../browsers.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { workerControl } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

test('a browser finds nothing that stands in the way of installing', async ({ shop }, testInfo) => {
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    executablePath: WHOLE_BROWSER,
    args: chromiumArguments,
    headless: true,
    locale: 'pl-PL',
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const offered = page.waitForEvent('console', (message) => message.text() === 'install offered')
  await page.addInitScript(() =>
    addEventListener('beforeinstallprompt', () => console.log('install offered')),
  )
  await page.goto(`${shop.origin}/sklep`)
  await offered
  const session = await context.newCDPSession(page)
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ name: 'Iskra', id: '/', lang: 'pl' })

  // Nobody is asked at first sight; whoever comes back is, once.
  const invitation = page.getByRole('region', { name: 'Iskra na Twoim ekranie' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The visit is counted where the invitation would be shown, after the first screen.
  await page.waitForFunction(() => localStorage.getItem('iskra-install') !== null)
  await expect(invitation).toHaveCount(0)
  await page.close()
  const again = await context.newPage()
  await again.goto(`${shop.origin}/sklep`)
  const second = again.getByRole('region', { name: 'Iskra na Twoim ekranie' })
  await expect(second).toBeVisible()
  await second.getByRole('button', { name: 'Nie, dziękuję' }).click()
  await again.close()
  const third = await context.newPage()
  await third.goto(`${shop.origin}/sklep`)
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(third.getByRole('region', { name: 'Iskra na Twoim ekranie' })).toHaveCount(0)
  await context.close()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('the steps of the share menu are shown', async ({ page, shop }) => {
    await page.addInitScript(() => localStorage.setItem('iskra-install', '{"visits":1,"dismissedAt":null}'))
    await page.goto(`${shop.origin}/sklep`)
    await page
      .getByRole('region', { name: 'Iskra na Twoim ekranie' })
      .getByRole('button', { name: 'Pokaż, jak' })
      .click()
    const steps = page.getByRole('dialog', { name: 'Iskra na ekranie początkowym' })
    await expect(steps).toContainText('Do ekranu początkowego')
    await steps.getByRole('button', { name: 'Rozumiem' }).click()
    await expect(steps).toBeHidden()
  })
})

test('a page that the worker knows nothing of asks to be controlled', async ({ context, page, shop }) => {
  await page.goto(`${shop.origin}/sklep`)
  await controlled(page)
  // As a page that was requested before the worker was active, and made after it had claimed the open ones.
  const beginnings: boolean[] = []
  await page.exposeFunction('begins', (isControlled: boolean) => beginnings.push(isControlled))
  await page.addInitScript('begins(navigator.serviceWorker.controller !== null)')
  const session = await workerControl(context, page)
  await session.send('Page.reload', { ignoreCache: true })
  await expect.poll(() => beginnings).toEqual([false])
  await controlled(page)
})
