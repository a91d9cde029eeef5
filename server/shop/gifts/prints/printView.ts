import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { printAddress } from './printAddress.ts'
import type { PrintRow } from './prints.ts'

/** The print of a line, for people who may see its order; null when it has none, or its file hasn't come yet. */
export function printView(
  context: ServerContext,
  print: PrintRow | undefined,
): NonNullable<CheckoutLine['print']> | null {
  if (print === undefined) return null
  return {
    preview: print.receivedAt === null ? null : printAddress(context, print.pictureId, 'preview.webp'),
  }
}
