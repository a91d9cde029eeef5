import type { I18n, MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'

/** The words that a node's summary is made from. */
export interface SummaryWords {
  readonly i18n: I18n
  /** The label of a form's field; its name where it has none. */
  readonly fieldLabel: (name: string) => string
  readonly engineName: (id: string) => string
}

/** How a kind of node looks and is set: one folder a kind. */
export interface NodeLook<Kind extends NodeKind> {
  readonly label: MessageDescriptor
  /** Its purpose, in one short sentence. */
  readonly about: MessageDescriptor
  /** Other words that people search it by, in small letters. */
  readonly keywords: string
  readonly icon: LucideIcon
  /** The colours of its icon, where it has others than its tone. */
  readonly tint: 'generated' | 'accent' | 'success' | null
  /** A few words that tell this node from others of its kind; empty while nothing is set. */
  readonly summary: (node: NodeOf<Kind>, words: SummaryWords) => string
}
