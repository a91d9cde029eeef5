import type { Grosze } from '#domain/money.ts'
import type { CheckoutLine, OpenCheckout } from './checkoutView.ts'
import { lineNamesIn } from './lineNames.ts'

/** One difference from the buyer's screen. Amounts are grosze. */
export type CheckoutChange =
  | { readonly kind: 'added' | 'removed'; readonly title: string }
  | { readonly kind: 'quantity'; readonly title: string; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly title: string; readonly from: Grosze; readonly to: Grosze }
  | { readonly kind: 'discount' | 'shipping' | 'total'; readonly from: Grosze; readonly to: Grosze }

type Quoted = Pick<OpenCheckout, 'lines' | 'totals'>

type Language = Parameters<typeof lineNamesIn>[0]

/**
 * The differences between the checkout the buyer saw and the present one, the causes first and the total last; line
 * names are in `language`.
 */
export function checkoutChanges(
  seen: Quoted,
  now: Quoted,
  language: Language = 'pl',
): readonly CheckoutChange[] {
  const titleOf = (line: CheckoutLine) => fullTitle(line, language)
  const changes: CheckoutChange[] = []
  const before = new Map(seen.lines.map((line) => [line.id, line]))
  for (const line of now.lines) {
    const known = before.get(line.id)
    if (known === undefined) changes.push({ kind: 'added', title: titleOf(line) })
    else changes.push(...lineChanges(known, line, titleOf(line)))
    before.delete(line.id)
  }
  for (const line of before.values()) changes.push({ kind: 'removed', title: titleOf(line) })
  for (const kind of ['discount', 'shipping', 'total'] as const) {
    const from = seen.totals[kind]
    const to = now.totals[kind]
    if (from !== to) changes.push({ kind, from, to })
  }
  return changes
}

function lineChanges(known: CheckoutLine, line: CheckoutLine, title: string): readonly CheckoutChange[] {
  const changes: CheckoutChange[] = []
  if (known.unitPrice !== line.unitPrice)
    changes.push({ kind: 'price', title, from: known.unitPrice, to: line.unitPrice })
  if (known.quantity !== line.quantity)
    changes.push({ kind: 'quantity', title, from: known.quantity, to: line.quantity })
  return changes
}

function fullTitle(line: CheckoutLine, language: Language): string {
  const { title, variantTitle } = lineNamesIn(language, line)
  return variantTitle === '' ? title : `${title} (${variantTitle})`
}
