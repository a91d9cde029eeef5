import type { ClientBase } from 'pg'

/** What the tables that documents for everybody are made of say of themselves (migrations/0024_public_changes.sql). */
export interface PublicChanges {
  /**
   * Whether nothing of them was changed since that moment, ms since the epoch: by this process or by any other, counted
   * from when it was committed. False while nobody tells.
   */
  unchangedSince(moment: number): boolean
}

/** Where nobody tells of changes. */
export const NO_CHANGES_TOLD: PublicChanges = { unchangedSince: () => false }

/** What one connection after another is told of changes. */
export class ToldChanges implements PublicChanges {
  #listener: ClientBase | null = null
  /** The last that is known of, ms since the epoch. */
  #last = Infinity

  unchangedSince(moment: number): boolean {
    return this.#listener !== null && this.#last < moment
  }

  /** Listens over an open connection until it ends. What happened before may be anything. */
  async listen(client: ClientBase): Promise<void> {
    client.on('notification', () => {
      this.#last = Date.now()
    })
    client.on('end', () => {
      if (this.#listener === client) this.#listener = null
    })
    await client.query('LISTEN iskra_public_changes')
    this.#last = Date.now()
    this.#listener = client
  }
}
