import * as z from 'zod/mini'
import { tabTexts } from '#domain/browser/page/textStorage.ts'
import { checkoutDetailsSchema } from '#domain/checkout/checkoutDetails.ts'

const draftSchema = z.object({
  details: checkoutDetailsSchema,
  /** The sent payment, while its outcome is unknown. */
  attempt: z.nullable(z.object({ key: z.string(), request: z.string() })),
})

/** This tab's memory of a checkout: a reload or a lost network loses nothing. */
export type CheckoutDraft = z.infer<typeof draftSchema>

// Names and addresses live no longer than the tab: the device's next user finds none.
const keyOf = (token: string) => `iskra-checkout:${token}`

export function readDraft(token: string): CheckoutDraft | null {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(tabTexts.read(keyOf(token)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps the draft; where the browser refuses storage, the page simply works without this safety net. */
export function writeDraft(token: string, draft: CheckoutDraft): void {
  // Nothing to do where it is refused: the server has the details as of the last quiet moment.
  tabTexts.write(keyOf(token), JSON.stringify(draft))
}

export function forgetDraft(token: string): void {
  tabTexts.forget(keyOf(token))
}
