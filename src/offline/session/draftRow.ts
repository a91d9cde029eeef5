/** What somebody has typed into a form and not sent yet. Never a secret. */
export interface DraftRow {
  readonly name: string
  readonly value: unknown
  /** Epoch ms. */
  readonly savedAt: number
}

/**
 * The row among the drafts that says whose they are. Where there is one, it names whoever uses this device: a change
 * of owner takes it away in the same transaction, and the next draft writes it anew.
 */
export const OWNER_ROW = 'drafts-owner'

export function isDraft({ name }: Pick<DraftRow, 'name'>): boolean {
  return name !== OWNER_ROW
}

/** What the names of files begin with that are on their way. */
export const FILE_DRAFTS = 'file:'

export const isFileDraft = ({ name }: Pick<DraftRow, 'name'>): boolean => name.startsWith(FILE_DRAFTS)
