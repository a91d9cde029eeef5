import { lookUpCode } from '#api/product/affiliateCalls.ts'
import { ApiError } from '#api/product/apiError.ts'
import { type AffiliateOffer, seedCode } from '#domain/affiliate/codes.ts'
import { nextVisit, timeLeft, visitedCodes } from '#domain/affiliate/visit.ts'
import { log } from '#domain/log.ts'
import type { Services } from '#services/services.tsx'
import { currentVisit, keepVisit } from './visitMemory.ts'

type Api = Pick<Services, 'productApi'>

/** The codes that this page was asked for last. */
let last: string | undefined

/**
 * Stores the affiliate code of an address, if it is known: its offer is read from the server, and without a network
 * from the four seed codes. `at` is the time of the visit (ms). The same codes again on this page change nothing. Never
 * rejects.
 */
export async function takeReferral(services: Api, search: string, at = Date.now()): Promise<void> {
  const codes = visitedCodes(search)
  const asked = codes.join(' ')
  if (asked === '' || asked === last) return
  last = asked
  for (const code of codes) {
    const offer = await offerOf(services, code)
    if (offer === 'unreachable') {
      // A code that only the server knows is asked about when it can be.
      addEventListener('online', () => void takeLater(services, search, at), { once: true })
      return
    }
    if (offer === null) continue
    const visit = nextVisit(currentVisit(), offer, at)
    // A day may have gone by until the network was back.
    if (timeLeft(visit, Date.now()) > 0) keepVisit(visit)
    return
  }
}

function takeLater(services: Api, search: string, at: number): Promise<void> {
  if (last === visitedCodes(search).join(' ')) last = undefined
  return takeReferral(services, search, at)
}

async function offerOf({ productApi }: Api, code: string): Promise<AffiliateOffer | 'unreachable' | null> {
  try {
    return await lookUpCode(await productApi(), code)
  } catch (error) {
    log.info('affiliate', 'a code could not be looked up', { reason: String(error) })
    // A refusal, such as of too many calls, is an answer too.
    const isAnswered = error instanceof ApiError && error.kind === 'refused'
    return seedCode(code) ?? (isAnswered ? null : 'unreachable')
  }
}
