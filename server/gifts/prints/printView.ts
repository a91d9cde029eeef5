import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import type { ServerContext } from '#server/context.ts'
import { printAddress } from './printAddress.ts'
import type { PrintRow } from './prints.ts'

/** How a line will be printed, for whoever may see its order; null for what isn't, or hasn't come yet. */
export function printView(
  context: ServerContext,
  print: PrintRow | undefined,
): NonNullable<CheckoutLine['print']> | null {
  if (print === undefined) return null
  return {
    preview: print.receivedAt === null ? null : printAddress(context, print.pictureId, 'preview.webp'),
  }
}
