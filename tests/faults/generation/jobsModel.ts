import { isEnded, type GenerationStatus } from '#domain/generation/generation.ts'

export const PRICE = 3
const LEASE_MS = 30_000
const ATTEMPTS = 3
const HAND_OVERS = 2
const AT_ONCE = 2

interface ModelJob {
  readonly id: string
  readonly refCode: string
  status: GenerationStatus
  attempts: number
  handOvers: number
  lease: string | null
  leaseUntil: number
  dueAt: number
  isRefunded: boolean
  isDeleted: boolean
}

/** It was made; or it was cancelled when somebody may have been paid for it. */
function isCharged({ status, handOvers }: ModelJob): boolean {
  return status === 'completed' || (status === 'cancelled' && handOvers > 0)
}

function isUsedUp({ attempts, handOvers }: ModelJob): boolean {
  return attempts >= ATTEMPTS || handOvers >= HAND_OVERS
}

type Held = { readonly id: string; readonly lease: string; readonly attempts: number }

/** What generations and credits of one person should be, kept as simply as can be. */
export class JobsModel {
  now = 0
  readonly #total: number
  readonly #jobs = new Map<string, ModelJob>()

  constructor(total: number) {
    this.#total = total
  }

  account() {
    const jobs = this.all()
    const reserved = PRICE * jobs.filter(({ status }) => !isEnded(status)).length
    const used = PRICE * jobs.filter((job) => isCharged(job) && !job.isRefunded).length
    return { available: this.#total - reserved - used, reserved, used, total: this.#total }
  }

  all(): ModelJob[] {
    return [...this.#jobs.values()]
  }

  nth(number: number): ModelJob | undefined {
    const jobs = this.all()
    return jobs[number % Math.max(1, jobs.length)]
  }

  canStart(): boolean {
    return this.account().available >= PRICE
  }

  start(id: string, refCode: string): void {
    this.#jobs.set(id, {
      id,
      refCode,
      status: 'pending',
      attempts: 0,
      handOvers: 0,
      lease: null,
      leaseUntil: 0,
      dueAt: this.now,
      isRefunded: false,
      isDeleted: false,
    })
  }

  /** The ids that a worker may be given now; undefined stands for none. */
  takeable(): (string | undefined)[] {
    const made = this.all().filter(({ status }) => status === 'processing')
    const abandoned = made.filter((job) => job.leaseUntil < this.now && !isUsedUp(job))
    if (abandoned.length > 0) return abandoned.map(({ id }) => id)
    const waiting = this.all().filter(({ status, dueAt }) => status === 'pending' && dueAt <= this.now)
    return made.length >= AT_ONCE || waiting.length === 0 ? [undefined] : waiting.map(({ id }) => id)
  }

  take(id: string, lease: string): void {
    const job = this.#job(id)
    Object.assign(job, { status: 'processing', lease, leaseUntil: this.now + LEASE_MS })
    job.attempts += 1
  }

  holds({ id, lease }: Held): boolean {
    const job = this.#job(id)
    return job.status === 'processing' && job.lease === lease
  }

  end(id: string, status: GenerationStatus): void {
    Object.assign(this.#job(id), { status, lease: null })
  }

  isHandedOver(id: string): boolean {
    return this.#job(id).handOvers > 0
  }

  isUnderWay(id: string): boolean {
    const { status, isDeleted } = this.#job(id)
    return !isEnded(status) && !isDeleted
  }

  handOver(held: Held): void {
    if (this.holds(held)) this.#job(held.id).handOvers += 1
  }

  postpone(held: Held, isDeclined: boolean): void {
    if (!this.holds(held)) return
    if (isDeclined) this.#job(held.id).handOvers -= 1
    const pause = 5_000 * 3 ** (held.attempts - 1)
    Object.assign(this.#job(held.id), { status: 'pending', lease: null, dueAt: this.now + pause })
  }

  giveBack(held: Held): void {
    if (!this.holds(held)) return
    const job = this.#job(held.id)
    Object.assign(job, { status: 'pending', lease: null, attempts: job.attempts - 1 })
  }

  /** What the answer says: nothing of what was deleted. */
  cancel(id: string): GenerationStatus | null {
    const job = this.#job(id)
    if (job.isDeleted) return null
    if (!isEnded(job.status)) this.end(id, 'cancelled')
    return job.status
  }

  refund(id: string): boolean {
    const job = this.#job(id)
    if (!isCharged(job) || job.isRefunded) return false
    job.isRefunded = true
    return true
  }

  delete(id: string): boolean {
    const job = this.#job(id)
    if (job.isDeleted || (this.isUnderWay(id) && this.isHandedOver(id))) return false
    this.cancel(id)
    job.isDeleted = true
    return true
  }

  restore(id: string): void {
    this.#job(id).isDeleted = false
  }

  sweep(): number {
    const dead = this.all().filter(
      (job) => job.status === 'processing' && job.leaseUntil < this.now && isUsedUp(job),
    )
    for (const { id } of dead) this.end(id, 'failed')
    return dead.length
  }

  #job(id: string): ModelJob {
    const job = this.#jobs.get(id)
    if (job === undefined) throw new Error(`there is no ${id}`)
    return job
  }
}
