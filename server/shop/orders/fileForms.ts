import type { FileAddresses } from '#domain/orders/fileAddresses.ts'
import type { FileForm } from '#domain/orders/fileForms.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type DocumentPlan, moodOf, type WrittenPlan } from '#server/platform/media/documents/plan.ts'
import type { PurchasedFile } from './purchasedFile.ts'
import { documentAddress, type NamedDocument } from './documentAddress.ts'

type FormedFile = Pick<PurchasedFile, 'kind' | 'plan'>

/** The drawing plan of a file's other form; null when it hasn’t that one: only cards are folded. */
export function planOfForm(
  { kind, plan }: FormedFile,
  form: FileForm,
  { language, recipient }: { readonly language: 'pl' | 'en'; readonly recipient: string },
): DocumentPlan | null {
  if (form === 'picture') return isWritten(plan) ? { kind: 'picture', of: plan } : null
  if (form === 'envelope') {
    return isWritten(plan) ? { kind: 'envelope', seal: moodOf(plan), name: recipient } : null
  }
  if (kind !== 'card' || plan.kind !== 'card') return null
  return form === 'print' ? { kind: 'press', language, card: plan } : { kind: 'home', card: plan }
}

/** Whether a document is written by one person to another. */
export function isWritten(plan: DocumentPlan): plan is WrittenPlan {
  return plan.kind === 'card' || plan.kind === 'letter' || plan.kind === 'email'
}

/** The address of a file, and of each of its forms. */
export function formAddresses(
  context: ServerContext,
  file: FormedFile,
  named: Omit<NamedDocument, 'form'>,
): FileAddresses {
  const address = (form: FileForm) =>
    planOfForm(file, form, { language: named.language, recipient: '' }) === null
      ? null
      : documentAddress(context, { ...named, form })
  return {
    pdf: documentAddress(context, { ...named, form: null }),
    print: address('print'),
    home: address('home'),
    picture: address('picture'),
  }
}
