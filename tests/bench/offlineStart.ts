import type { ProductProcess } from '../support/productProcess.ts'
import { slowPage, withBrowser } from './browser.ts'

/** A warm start of the shop with the server stopped: ms until the first product's picture is shown. */
export function offlineStart(product: ProductProcess): Promise<number> {
  return withBrowser(async (context) => {
    const first = await context.newPage()
    await first.goto(`${product.origin}/sklep`)
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await first.reload()
    await first.waitForLoadState('networkidle')
    await first.close()
    await product.stop()
    try {
      const { page } = await slowPage(context)
      await page.addInitScript(() => {
        const look = () => {
          const picture = document.querySelector<HTMLImageElement>('main img')
          if (picture?.complete === true && picture.naturalWidth > 0) performance.mark('iskra-ready')
          else requestAnimationFrame(look)
        }
        look()
      })
      await page.goto(`${product.origin}/sklep`)
      await page.waitForFunction(() => performance.getEntriesByName('iskra-ready').length > 0)
      return await page.evaluate(
        () => performance.getEntriesByName('iskra-ready')[0]?.startTime ?? Number.NaN,
      )
    } finally {
      await product.start()
    }
  })
}
