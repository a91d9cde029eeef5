import type { Page } from 'playwright'
import { addToCart, arrivedPieces, cartDialog, openProduct } from '../e2e/shopper.ts'
import { forgetObserved, observed, openPage, withBrowser } from './browser.ts'

const PACK = 'kredyty-zar'

/** Fifty quick taps on + in the cart. Times in ms. */
export interface CartTaps {
  /** From a tap to its paint, the median of the fifty. */
  readonly painted: number
  /** From a tap to its number on the screen, which is kept by then; the median of ten. */
  readonly shown: number
  /** Calls that changed the storefront's cart. */
  readonly calls: number
}

export function cartTaps(origin: string): Promise<CartTaps> {
  return withBrowser(async (context) => {
    const { page, session } = await openPage(context, 'slow')
    await openProduct(page, origin, PACK)
    await addToCart(page, { leaveOpen: true })
    await settledPieces(page, origin, 1)
    let calls = 0
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.postData?.includes('mutation') === true) calls += 1
    })
    await forgetObserved(page)
    const more = cartDialog(page).getByRole('button', { name: 'Więcej' })
    for (let tap = 0; tap < 50; tap += 1) await more.click()
    await settledPieces(page, origin, 51)
    const { interactions } = await observed(page)
    const painted = median(interactions) ?? 16
    const changing = calls
    const shown: number[] = []
    for (let tap = 0; tap < 10; tap += 1) shown.push(await tapUntilShown(page))
    return { painted, shown: median(shown) ?? 0, calls: changing }
  })
}

/** Presses + in the page itself, and waits frame by frame for another number. Resolves to how long that took, ms. */
export function tapUntilShown(page: Page): Promise<number> {
  return cartDialog(page).evaluate(async (dialog) => {
    const field = dialog.querySelector<HTMLInputElement>('fieldset input')
    if (field === null) throw new Error('the cart is empty')
    const before = field.value
    const start = performance.now()
    dialog.querySelector<HTMLButtonElement>('fieldset button:last-of-type')?.click()
    while (field.value === before) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((left, right) => left - right)[values.length >> 1]
}

async function settledPieces(page: Page, origin: string, wanted: number): Promise<void> {
  const deadline = Date.now() + 60_000
  while ((await arrivedPieces(page, origin))[PACK] !== wanted) {
    if (Date.now() > deadline) throw new Error(`the storefront never had ${wanted} pieces`)
  }
}
