import type { ProductPage } from '#domain/catalogue/product.ts'

/** Asks for each page of a list in turn, as a screen that shows all of it does. */
export async function everyPage(
  ask: (after: string | null) => Promise<ProductPage>,
  note: (page: ProductPage) => void = () => undefined,
): Promise<void> {
  let after: string | null = null
  do {
    const page: ProductPage = await ask(after)
    note(page)
    after = page.hasNextPage ? page.endCursor : null
  } while (after !== null)
}
