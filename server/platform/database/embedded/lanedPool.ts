import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type Lane, LANES, presentLane } from '../lanes.ts'

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/**
 * A pool of one connection, for which people wait by their lanes: however many ask for other things, whoever pays waits
 * for the one statement or transaction that is under way.
 */
export class LanedPool extends Pool {
  #isTaken = false
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { paying: [], shopping: [], rest: [] }

  constructor(config: Omit<PoolConfig, 'max'>) {
    super({ ...config, max: 1 })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<PoolClient> | void {
    if (callback === undefined) return this.#take()
    void this.#handTo(callback)
  }

  async #handTo(callback: Taken): Promise<void> {
    let client: PoolClient
    try {
      client = await this.#take()
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), undefined, nothing)
      return
    }
    callback(undefined, client, () => client.release())
  }

  async #take(): Promise<PoolClient> {
    await this.#turn()
    try {
      const client = await super.connect()
      // It is another one for each time that the connection is taken.
      const release = client.release.bind(client)
      client.release = (error) => {
        const isGoing = Boolean(error)
        // What it leaves behind in the engine goes with it: the next one comes after that.
        if (isGoing) this.once('remove', () => this.#passOn())
        release(error)
        if (!isGoing) this.#passOn()
      }
      return client
    } catch (error) {
      this.#passOn()
      throw error
    }
  }

  async #turn(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting[presentLane()].push(resolve))
    else this.#isTaken = true
  }

  #passOn(): void {
    const lane = LANES.find((each) => this.#waiting[each].length > 0)
    const next = lane === undefined ? undefined : this.#waiting[lane].shift()
    if (next === undefined) this.#isTaken = false
    else next()
  }
}

function nothing(): void {}
