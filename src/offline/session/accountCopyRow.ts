/** The last answer about something of the account, for when there is no network. */
export interface AccountCopyRow {
  readonly what: string
  readonly value: unknown
  /** When the API said so, epoch ms. */
  readonly keptAt: number
}
