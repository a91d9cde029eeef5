import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TemplateStatus } from '#domain/template/templateRecord.ts'
import type { BadgeTone } from '#ui/Badge.tsx'

/** How a template stands on the server. */
export const STATUS_WORDS: Readonly<
  Record<TemplateStatus, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  draft: { label: msg`Szkic`, tone: 'neutral' },
  published: { label: msg`Opublikowany`, tone: 'success' },
  archived: { label: msg`W archiwum`, tone: 'neutral' },
}
