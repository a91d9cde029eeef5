import { createContext, use, type ReactNode } from 'react'
import type { PlainPage } from '#domain/plainShop/plainPage.ts'

const PlainPageContext = createContext<PlainPage | null>(null)

/** Hands what is shown where no script runs to the screens, while the server renders a document. */
export function PlainPageProvider({ page, children }: { page: PlainPage | null; children: ReactNode }) {
  return <PlainPageContext value={page}>{children}</PlainPageContext>
}

/** What this screen shows where no script runs; null in every browser that runs one, and for any other screen. */
export function usePlainPage<Kind extends PlainPage['kind']>(
  kind: Kind,
): Extract<PlainPage, { kind: Kind }> | null {
  const page = use(PlainPageContext)
  return page !== null && isOfKind(page, kind) ? page : null
}

function isOfKind<Kind extends PlainPage['kind']>(
  page: PlainPage,
  kind: Kind,
): page is Extract<PlainPage, { kind: Kind }> {
  return page.kind === kind
}
