import { GENERATORS, type GenerationType } from '#domain/generation/engines.ts'
import { type Generation, type GenerationStatus, isEnded } from '#domain/generation/generation.ts'

/** The fate of one call on its way. */
export type Fate = 'arrives' | 'lost' | 'answer-lost' | 'busy' | 'broken'

interface Job extends Generation {
  refund: number
  status: GenerationStatus
  progress: number
  readonly startedByServerAt: number
}

const FREE = { result: null, error: null, tags: [], isFavourite: false, isPublic: false, shareToken: null }
const MADE = { files: [], colour: '#336699', seed: 7, isProcedural: true, text: null }

/**
 * The services behind the client, in memory: keys, generators and the archive, with credits that are reserved, charged
 * and released. They work correctly; the network between follows the test.
 */
export class GeneratorWorld {
  readonly jobs = new Map<string, Job>()
  price = 3
  available: number
  readonly starting: number
  #next = 1

  constructor(credits: number) {
    this.starting = credits
    this.available = credits
  }

  /** One step of the server's work on its oldest job: it begins, goes on, and ends as told. */
  work(ending: 'completed' | 'failed'): void {
    const job = [...this.jobs.values()].find(({ status }) => status === 'pending' || status === 'processing')
    if (job === undefined) return
    if (job.status === 'pending') job.status = 'processing'
    else if (job.progress < 50) job.progress = 50
    else this.#end(job, ending)
  }

  /** Everything that was started comes to an end. */
  finish(): void {
    while ([...this.jobs.values()].some(({ status }) => status === 'pending' || status === 'processing')) {
      this.work('completed')
    }
  }

  spent(): number {
    const made = [...this.jobs.values()].filter(({ status }) => status === 'completed')
    return made.reduce((sum, { usage }) => sum + usage.credits, 0)
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [, first = '', ...parts] = pathname.split('/')
    const text = await request.text()
    const body: unknown = text === '' ? {} : JSON.parse(text)
    if (first === 'g') return this.#generator(parts, searchParams, body)
    if (pathname.endsWith('/generation/keys')) {
      const bases = Object.fromEntries(GENERATORS.map((name) => [name, `/g/${name}`]))
      return Response.json({ key: 'key', expires_in: 900, bases })
    }
    if (pathname.endsWith('/generations')) {
      const found = this.jobs.get(searchParams.get('ref_code') ?? '')
      return Response.json({ items: found === undefined ? [] : [found], next: null, total: 1 })
    }
    const job = this.#byId(parts.at(-1))
    if (job === undefined) return refused(404, 'NOT_FOUND')
    Object.assign(job, body)
    return Response.json(job)
  }

  #generator([name, what, id]: readonly string[], query: URLSearchParams, body: unknown): Response {
    if (what === 'generuj') return this.#start(name === 'audio' ? 'music' : 'image', body)
    if (what === 'history') {
      const own = [...this.jobs.values()].filter(({ type }) => (type === 'music') === (name === 'audio'))
      const items = own.toReversed().slice(0, Number(query.get('limit')))
      return Response.json({ items: name === 'image' || name === 'audio' ? items : [], total: own.length })
    }
    const job = this.#byId(id)
    if (job === undefined) return refused(404, 'GENERATOR_NOT_FOUND')
    if (what === 'cancel' && (job.status === 'pending' || job.status === 'processing')) {
      // A provider has been paid: nothing comes back, and a caller who was told otherwise is asked again.
      if (job.refund < refundSeen(body)) return refused(409, 'GENERATOR_CANCEL_CHANGED')
      this.#end(job, 'cancelled')
    }
    if (what !== 'result') return Response.json(job)
    return job.status === 'completed' ? Response.json(job) : refused(409, 'GENERATOR_NOT_READY')
  }

  #start(type: GenerationType, body: unknown): Response {
    const { refCode, prompt, credits } = startOf(body)
    const known = this.jobs.get(refCode)
    if (known !== undefined) return Response.json({ ...known, credits: known.usage.credits })
    if (credits < this.price) return refused(409, 'GENERATOR_PRICE_CHANGED', this.price)
    if (this.available < this.price) return refused(402, 'INSUFFICIENT_CREDITS')
    this.available -= this.price
    const id = `g${this.#next++}`
    const now = new Date()
    const job: Job = {
      ...FREE,
      id,
      type,
      prompt,
      engine: 'iskra-obraz',
      options: {},
      status: 'pending',
      createdAt: now.toISOString(),
      startedAt: null,
      completedAt: null,
      usage: { credits: this.price, processingTime: null },
      refund: this.price,
      refCode,
      progress: 0,
      estimatedTime: 60_000,
      queuePosition: 1,
      startedByServerAt: now.getTime(),
    }
    this.jobs.set(refCode, job)
    return Response.json({ ...job, credits: this.price })
  }

  #end(job: Job, status: 'completed' | 'failed' | 'cancelled'): void {
    if (status === 'completed') job.refund = 0
    if (status === 'failed') job.refund = job.usage.credits
    this.available += job.refund
    Object.assign(job, { status, estimatedTime: null, queuePosition: 0 })
    if (status === 'failed')
      Object.assign(job, { error: { code: 'GENERATION_FAILED', message: 'Generation failed' } })
    if (status === 'completed') Object.assign(job, { result: MADE, completedAt: new Date().toISOString() })
  }

  /** Hands everything under way over to a provider that takes money for it. */
  handOver(): void {
    for (const job of this.jobs.values()) if (!isEnded(job.status)) job.refund = 0
  }

  #byId(id: string | undefined): Job | undefined {
    return [...this.jobs.values()].find((job) => job.id === id)
  }
}

function startOf(body: unknown): { refCode: string; prompt: string; credits: number } {
  const { refCode, prompt, credits }: Record<string, unknown> = Object(body)
  return { refCode: String(refCode), prompt: String(prompt), credits: Number(credits) }
}

function refundSeen(body: unknown): number {
  const { refund }: Record<string, unknown> = Object(body)
  return Number(refund ?? 0)
}

function refused(status: number, code: string, credits?: number): Response {
  return Response.json({ error: { code, message: code, credits } }, { status })
}

/** Lets one call meet its fate. */
export async function throughNetwork(fate: Fate, perform: () => Promise<Response>): Promise<Response> {
  if (fate === 'lost') throw new TypeError('network')
  if (fate === 'busy') return refused(429, 'GENERATOR_RATE_LIMIT_ERROR')
  if (fate === 'broken') return new Response('<html>', { status: 502 })
  const answer = await perform()
  if (fate === 'answer-lost') throw new TypeError('network')
  return answer
}
