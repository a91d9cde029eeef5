import { log } from '#domain/log.ts'
import { createStore } from '#domain/store.ts'
import { type CodeInCart, offerDiscountCode, readCodeInCart } from '#offline/cart/offerDiscount.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { database } from '#offline/openDatabase.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { currentVisit, keepVisit } from './visitMemory.ts'
import { affiliateVisit } from './visitStore.ts'

/** The state of the visit's code in this device's cart. */
export type CodeStanding =
  /** There is nothing yet that it could be put on. */
  | { readonly kind: 'waits' }
  /** Null until the storefront has said whether it takes it. */
  | { readonly kind: 'in-cart'; readonly applicable: boolean | null }
  /** Another code was typed: it stays. */
  | { readonly kind: 'other'; readonly code: string }
  | { readonly kind: 'taken-out' }

export const codeStanding = createStore<CodeStanding>({ kind: 'waits' })

/**
 * Puts the visit's code into the cart as soon as that has a line, and follows it there. Where nothing was ever stored
 * there is no cart, and nothing is read. Returns how to end it.
 */
export function followCart(): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  const callOff = onceDatabaseIsThere(() => {
    void begin().catch((error: unknown) => {
      log.warn('affiliate', 'the cart could not be followed', { reason: String(error) })
    })
  })

  async function begin(): Promise<void> {
    const db = await database()
    if (isOver) return
    const offers = new Offers(db)
    const endReading = watchQuery(db, readCodeInCart, { next: offers.note, error: () => undefined })
    // Another code may come while the cart stays as it is.
    const endVisits = affiliateVisit.subscribe(offers.next)
    stop = () => {
      endReading()
      endVisits()
    }
  }

  return () => {
    isOver = true
    callOff()
    stop?.()
  }
}

/** Offers the code, one attempt after another: each reads the result of the one before. */
class Offers {
  readonly #db: IskraDatabase
  #cart: CodeInCart = { hasLines: false, present: null }
  #last: Promise<void> = Promise.resolve()

  constructor(db: IskraDatabase) {
    this.#db = db
  }

  readonly note = (cart: CodeInCart): void => {
    this.#cart = cart
    this.next()
  }

  readonly next = (): void => {
    this.#last = this.#last.then(this.#offer).catch((error: unknown) => {
      log.warn('affiliate', 'a code could not be put into the cart', { reason: String(error) })
    })
  }

  readonly #offer = async (): Promise<void> => {
    const visit = currentVisit()
    if (visit === null) return
    const outcome = await offerDiscountCode(this.#db, visit)
    const wasPut = outcome === 'put' || outcome === 'in-cart' || outcome === 'taken-out'
    // Another's code says nothing about whether this one was there.
    if (outcome !== 'other' && wasPut !== visit.wasPut) keepVisit({ ...visit, wasPut })
    codeStanding.set(this.#standing(outcome))
  }

  #standing(outcome: Awaited<ReturnType<typeof offerDiscountCode>>): CodeStanding {
    const { present } = this.#cart
    if (outcome === 'put') return { kind: 'in-cart', applicable: null }
    if (outcome === 'in-cart') return { kind: 'in-cart', applicable: present?.applicable ?? null }
    if (outcome === 'other') return { kind: 'other', code: present?.code ?? '' }
    return { kind: outcome }
  }
}
