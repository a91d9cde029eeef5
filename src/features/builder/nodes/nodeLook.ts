import type { I18n, MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'

/** What a node says of itself is put together from these. */
export interface SummaryWords {
  readonly i18n: I18n
  /** What a field of the form is called; its name where it has no label. */
  readonly fieldLabel: (name: string) => string
  readonly engineName: (id: string) => string
}

/** How a kind of node looks and is set: one folder a kind. */
export interface NodeLook<Kind extends NodeKind> {
  readonly label: MessageDescriptor
  /** What it is for, in one short sentence. */
  readonly about: MessageDescriptor
  /** Other words that people search it by, in small letters. */
  readonly keywords: string
  readonly icon: LucideIcon
  /** The colours of its icon, where it has others than its tone. */
  readonly tint: 'generated' | 'accent' | 'success' | null
  /** What tells this node from others of its kind, in a few words; empty while nothing is set. */
  readonly summary: (node: NodeOf<Kind>, words: SummaryWords) => string
}
