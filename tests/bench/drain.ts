import { addToCart, openProduct } from '../e2e/shopper.ts'
import { forgetObserved, observed, openPage, withBrowser } from './browser.ts'
import { longestTask } from './longTasks.ts'

const INTENTS = 1_000

/** Drains a thousand waiting intents in the page: the longest task meanwhile, in ms (0 when none was over 50). */
export function longestTaskOfDrain(origin: string): Promise<number> {
  return withBrowser(async (context) => {
    const { page } = await openPage(context, 'slow')
    await openProduct(page, origin, 'kubek-z-twoim-obrazem')
    await addToCart(page)
    await context.setOffline(true)
    await page.evaluate(fillOutbox, INTENTS)
    await forgetObserved(page)
    await context.setOffline(false)
    await page.waitForFunction(isOutboxEmpty, undefined, { timeout: 120_000, polling: 500 })
    return longestTask((await observed(page)).longTasks)
  })
}

/** Runs in the page: makes `count` cart intents of different lines wait, as a long day offline would. */
function fillOutbox(count: number): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('iskra')
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(['outbox', 'settings'], 'readwrite')
      const reading = transaction.objectStore('settings').get('owner')
      reading.addEventListener('success', () => {
        const setting: { value: unknown } = reading.result
        for (let index = 0; index < count; index += 1) {
          transaction.objectStore('outbox').add({
            kind: 'cart.line',
            entity: 'cart',
            coalesceKey: `cart.line:bench-${index}`,
            arguments: { itemId: `bench-${index}`, key: `bench-${index}`, title: 'Kubek', quantity: 0 },
            idempotencyKey: crypto.randomUUID(),
            owner: setting.value,
            state: 'waiting',
            createdAt: Date.now(),
            attempts: 0,
            nextAttemptAt: 0,
            lastError: null,
            version: 1,
          })
        }
      })
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

/** Runs in the page: whether nothing waits any more. */
function isOutboxEmpty(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('iskra')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('outbox').objectStore('outbox').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result === 0)
      })
    })
  })
}
