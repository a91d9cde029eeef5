/** The unsent text of a form. Never a secret. */
export interface DraftRow {
  readonly name: string
  readonly value: unknown
  /** Epoch ms. */
  readonly savedAt: number
}

/**
 * The row among the drafts that names their owner. Where there is one, it names the device's present user: a change of
 * owner deletes it in the same transaction, and the next draft writes it anew.
 */
export const OWNER_ROW = 'drafts-owner'

export function isDraft({ name }: Pick<DraftRow, 'name'>): boolean {
  return name !== OWNER_ROW
}

/** The prefix of the names of files being sent. */
export const FILE_DRAFTS = 'file:'

export const isFileDraft = ({ name }: Pick<DraftRow, 'name'>): boolean => name.startsWith(FILE_DRAFTS)
