import { createGenerators } from '#api/generators/createGenerators.ts'
import { createProductApi } from '#api/product/createProductApi.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { GENERATORS } from '#domain/generation/engines.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { askForGeneration } from '#offline/generation/commands.ts'
import type { GeneratorParts } from '#offline/generation/generatorsOf.ts'
import { readGenerations } from '#offline/generation/readGenerations.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { drainOutbox } from '#offline/outbox/drainOutbox.ts'
import { listIntents } from '#offline/outbox/intents.ts'
import { takePreferences } from '#offline/preferences/commands.ts'
import { cacheAccountCopy } from '#offline/session/accountCopies.ts'
import { beginSession } from '#offline/session/beginSession.ts'
import { writeDraft } from '#offline/session/drafts.ts'
import { endSession } from '#offline/session/endSession.ts'
import { tokensOf } from '#offline/session/testing/tokensOf.ts'
import { sessionTokens } from '#offline/session/tokenStore.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { type Network, storefrontThrough } from '#support/cart/storefrontStub.ts'
import { Canaries } from './canaries.ts'
import type { Fate, Handover, Moment, Person } from './steps.ts'

/** A device that several people use one after another, and the services it talks to. */
export class SharedDevice {
  readonly db = memoryDatabase()
  readonly canaries = new Canaries()
  readonly storefront = new StorefrontModel()
  /** What went wrong, in words; empty as long as nobody saw or sent anything of somebody else. */
  readonly leaks: string[] = []
  #fate: Fate = 'answered'
  #moment: Moment = 'calling'
  #meanwhile: Handover | null = null
  #signIns = 0

  /** One drain, during which the device may change hands. */
  async drain(fate: Fate, moment: Moment = 'calling', meanwhile: Handover | null = null): Promise<void> {
    this.#fate = fate
    this.#moment = moment
    this.#meanwhile = meanwhile
    await this.db.outbox.toCollection().modify({ nextAttemptAt: 0 })
    // As if the minute of the generators' limit had passed.
    await this.db.settings.delete('generator-calls')
    const services = {
      storefront: storefrontThrough(this.storefront, this.#network),
      createProductApi: async (tokens: TokenStore) => {
        await this.#changeHands('loading')
        return createProductApi({ base: 'https://iskra.example', tokens, fetch: this.#fetch })
      },
      createGenerators: (parts: GeneratorParts) =>
        Promise.resolve(
          createGenerators({
            ...parts,
            apiBase: 'https://iskra.example',
            fetch: this.#fetch,
            isOffline: () => true,
          }),
        ),
    }
    try {
      await drainOutbox(this.db, services, { lock: freeLock, pause: () => Promise.resolve() })
    } catch (error) {
      // What a drain of somebody who has left ends with.
      if (!(error instanceof OfflineError && error.code === 'OFFLINE_LOCK_LOST')) throw error
    }
  }

  async handOver(handover: Handover): Promise<void> {
    if (handover.kind === 'sign-in') await this.#signIn(handover.person)
    else if (handover.kind === 'expire') await this.#expire()
    else if (this.canaries.isSignedIn) await this.#signOut()
  }

  async add(): Promise<void> {
    const word = this.canaries.write('line')
    const { product, variant } = goods(1)
    const { id } = this.storefront.addVariant(`gid://shopify/ProductVariant/${word}`, 1_000)
    await addToCart(this.db, {
      product: { ...product, title: word },
      variant: { ...variant, id },
      quantity: 1,
    })
  }

  async prefer(): Promise<void> {
    const word = this.canaries.write('preference')
    const choice = { value: true, changed_at: Date.now() }
    await takePreferences(this.db, { preferredGenerators: { [word]: choice } })
  }

  async draft(): Promise<void> {
    const userId = this.canaries.user
    if (userId === null) return
    await writeDraft(this.db, userId, 'profile', this.canaries.write('draft'))
    await cacheAccountCopy(this.db, userId, 'billing', this.canaries.write('copy'))
  }

  async generate(): Promise<void> {
    if (this.canaries.user === null) return
    const prompt = this.canaries.write('prompt')
    await askForGeneration(this.db, { type: 'image', engine: 'iskra-obraz', options: {}, credits: 3, prompt })
  }

  /** Everything that a person at the device can see. */
  async sight(): Promise<string> {
    const { db } = this
    const seen = [
      await readCart(db),
      await listIntents(db),
      await db.drafts.toArray(),
      await readGenerations(db),
    ]
    return JSON.stringify([seen, await db.accountCopies.toArray(), await db.settings.toArray()])
  }

  /** Everything that is kept. */
  async dump(): Promise<string> {
    const tables = await Promise.all(this.db.tables.map((table) => table.toArray()))
    return JSON.stringify(tables)
  }

  async #signIn(person: Person): Promise<void> {
    this.#signIns += 1
    await beginSession(this.db, tokensOf(`${person}-${this.#signIns}`), { ...EXAMPLE_USER, id: person })
    this.canaries.signIn(person)
  }

  async #expire(): Promise<void> {
    const store = sessionTokens(this.db)
    const tokens = await store.read()
    if (tokens !== null) await store.expire(tokens)
    this.canaries.expire()
  }

  async #signOut(): Promise<void> {
    await endSession(this.db, () => Promise.resolve())
    this.canaries.signOut()
  }

  async #changeHands(moment: Moment): Promise<void> {
    if (moment !== this.#moment) return
    const handover = this.#meanwhile
    this.#meanwhile = null
    if (handover !== null) await this.handOver(handover)
  }

  readonly #network: Network = async (_name, perform) => {
    if (this.#fate === 'refused') {
      await this.#changeHands('calling')
      throw new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no network', { kind: 'unreachable' })
    }
    const answer = await perform()
    await this.#changeHands('calling')
    if (this.#fate === 'lost') {
      throw new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no answer', { kind: 'unreachable' })
    }
    return answer
  }

  readonly #fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const caller =
      /^Bearer (?:key-)?access-(\w+)-/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
    const body = await request.text()
    if (caller === null && !request.url.endsWith('/logout')) return unauthorized()
    this.#judge(caller, body)
    if (this.#fate !== 'refused') this.canaries.arrive(body)
    await this.#changeHands('calling')
    // A status that no client tries again by itself.
    if (this.#fate !== 'answered') return Response.json({}, { status: 501 })
    if (request.url.endsWith('/logout')) return new Response(null, { status: 204 })
    if (request.url.includes('/generat')) return answerOfGenerator(request, body)
    return Response.json({ preferredGenerators: {} })
  }

  #judge(caller: string | null, body: string): void {
    for (const word of this.canaries.wordsIn(body)) {
      const owner = this.canaries.ownerOf(word)
      if (owner !== caller) this.leaks.push(`${word} of ${owner} was sent by ${caller}`)
    }
  }
}

function unauthorized(): Response {
  return Response.json({ error: { code: 'UNAUTHORIZED', message: 'no token' } }, { status: 401 })
}

/** Takes every start, and never has anything ready. */
function answerOfGenerator(request: Request, body: string): Response {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/keys')) {
    const key = `key-${request.headers.get('authorization')?.replace('Bearer ', '')}`
    const bases = Object.fromEntries(GENERATORS.map((name) => [name, `/api/generators/${name}`]))
    return Response.json({ key, expires_in: 900, bases })
  }
  if (pathname.endsWith('/history')) return Response.json({ items: [], total: 0 })
  if (pathname.endsWith('/generations')) return Response.json({ items: [], next: null, total: 0 })
  const id = pathname.includes('/status/') ? (pathname.split('/').at(-1) ?? '') : `made-${body.length}`
  const waiting = { id, status: 'pending', progress: 0, estimatedTime: null, queuePosition: 1, error: null }
  return Response.json({ ...waiting, credits: 3 })
}
