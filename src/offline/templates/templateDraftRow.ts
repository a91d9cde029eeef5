import type { DryValue } from '#domain/template/dryValue.ts'
import type { StoredTemplate } from '#domain/template/migrations.ts'
import type { TemplateRecord, TemplateStatus } from '#domain/template/templateRecord.ts'

/** A template on this device: its last edited version, and the server's state. */
export interface TemplateDraftRow {
  /** The server knows it by the same. */
  readonly id: string
  readonly title: string
  readonly template: StoredTemplate
  /** Counts the changes on this device; a write names the edition it follows. */
  readonly edition: number
  /** The server's edition. Below `edition` there are unsaved changes. */
  readonly savedEdition: number
  /** The server’s revision that this is based on; 0 while the server has none. */
  readonly baseRevision: number
  readonly publishedRevision: number | null
  readonly status: TemplateStatus
  /** When it was changed here last, epoch ms. */
  readonly changedAt: number
  /** The last version sent to the server, while its arrival is unknown. */
  readonly sent: StoredTemplate | null
  /** The server's version that prevented a save; nothing is sent until a person has decided. */
  readonly conflict: TemplateConflict | null
  /** Results of nodes that the editor’s runs take as they are, by the nodes’ ids; they never leave this device. */
  readonly pins?: Pins
}

/** A result of a node that its author keeps. */
export interface PinnedResult {
  readonly value: DryValue
  /** The real run that has given it; null for one of a dry run. */
  readonly run: string | null
}

/** Pins older than the run notes are bare values (`readPin`). */
export type Pins = Readonly<Record<string, PinnedResult | DryValue>>

/** A pinned result as it is stored. */
export function readPin(stored: PinnedResult | DryValue): PinnedResult {
  return typeof stored === 'object' && 'value' in stored ? stored : { value: stored, run: null }
}

/** The template was saved elsewhere meanwhile, or deleted for good. */
export type TemplateConflict =
  | { readonly kind: 'newer'; readonly record: TemplateRecord }
  | { readonly kind: 'gone' }

export function isUnsaved({
  edition,
  savedEdition,
}: Pick<TemplateDraftRow, 'edition' | 'savedEdition'>): boolean {
  return edition > savedEdition
}
