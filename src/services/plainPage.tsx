import { createContext, use, type ReactNode } from 'react'
import type { PlainPage } from '#domain/plainShop/plainPage.ts'

const PlainPageContext = createContext<PlainPage | null>(null)

/** Provides the screens' content without a script, while the server renders a document. */
export function PlainPageProvider({ page, children }: { page: PlainPage | null; children: ReactNode }) {
  return <PlainPageContext value={page}>{children}</PlainPageContext>
}

/** This screen's content without a script; null in every browser that runs one, and for any other screen. */
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
