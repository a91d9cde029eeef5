import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditorEntry } from '#domain/content/editor.ts'
import type { ContentKind } from '#domain/content/kinds.ts'
import type { BadgeTone } from '#ui/Badge.tsx'

export const KIND_WORDS: Readonly<Record<ContentKind, MessageDescriptor>> = {
  news: msg`Aktualności`,
  education: msg`Edukacja`,
  guides: msg`Poradniki`,
  tutorials: msg`Tutoriale`,
}

/** The state of an article, in a word or two. */
export function stateOf({ isShown, hasDraft, plannedFor, updatedAt }: EditorEntry): {
  readonly tone: BadgeTone
  readonly label: MessageDescriptor
} {
  if (plannedFor !== null) return { tone: 'accent', label: msg`Zaplanowany` }
  if (isShown) {
    return hasDraft
      ? { tone: 'warning', label: msg`Opublikowany, zmiany w szkicu` }
      : { tone: 'success', label: msg`Opublikowany` }
  }
  return { tone: 'neutral', label: updatedAt === null ? msg`Nowy` : msg`Szkic` }
}
