import { describe, expect, it } from 'vitest'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { chooseEngine } from './chooseEngine.ts'
import { type StartFacts, startState } from './startState.ts'

const FACTS: StartFacts = {
  offer: exampleOffer('iskra-obraz', { credits: 3 }),
  areOffersKnown: true,
  visitor: 'verified',
  available: 10,
  count: 1,
  isOffline: false,
  parkedPrice: null,
}

describe('what a press would do', () => {
  it('says what is left after it', () => {
    expect(startState(FACTS)).toEqual({ kind: 'ready', price: 3, left: 7 })
    expect(startState({ ...FACTS, available: 3 })).toEqual({ kind: 'ready', price: 3, left: 0 })
  })

  it('costs as many times as much as it is asked for', () => {
    expect(startState({ ...FACTS, count: 3 })).toEqual({ kind: 'ready', price: 9, left: 1 })
    expect(startState({ ...FACTS, count: 4 })).toMatchObject({ kind: 'missing', price: 12, missing: 2 })
    expect(startState({ ...FACTS, count: 4, visitor: 'guest' })).toEqual({ kind: 'guest', price: 12 })
  })

  it('says yes to what waits for it, at its own price', () => {
    expect(startState({ ...FACTS, parkedPrice: 5 })).toEqual({ kind: 'parked', price: 5, left: 5 })
    expect(startState({ ...FACTS, parkedPrice: 5, available: 4 })).toMatchObject({
      kind: 'missing',
      missing: 1,
    })
    expect(startState({ ...FACTS, parkedPrice: 5, isOffline: true })).toEqual({ kind: 'later', price: 3 })
  })

  it('says how much is missing', () => {
    expect(startState({ ...FACTS, available: 2 })).toEqual({
      kind: 'missing',
      price: 3,
      available: 2,
      missing: 1,
    })
  })

  it('leaves an unknown balance to the server', () => {
    expect(startState({ ...FACTS, available: null })).toEqual({ kind: 'ready', price: 3, left: null })
  })

  it('spends nothing without a network, whatever was left', () => {
    expect(startState({ ...FACTS, isOffline: true, available: 0 })).toEqual({ kind: 'later', price: 3 })
  })

  it.each(['guest', 'unverified'] as const)('shows the price to whoever is %s', (visitor) => {
    expect(startState({ ...FACTS, visitor, isOffline: true })).toEqual({ kind: visitor, price: 3 })
  })

  it('waits for what it doesn’t know and says when nothing can be started', () => {
    expect(startState({ ...FACTS, areOffersKnown: false })).toEqual({ kind: 'unknown' })
    expect(startState({ ...FACTS, visitor: 'unknown' })).toEqual({ kind: 'unknown' })
    expect(startState({ ...FACTS, offer: null })).toEqual({ kind: 'unavailable' })
  })
})

describe('the engine a form begins with', () => {
  const offers = [
    exampleOffer('iskra-obraz'),
    exampleOffer('dall-e-3'),
    exampleOffer('midjourney'),
    exampleOffer('stable-diffusion', { isAvailable: false }),
    exampleOffer('runway', { type: 'video' }),
  ]
  const choose = (chosen: string | null, preferred: readonly string[] = [], from = offers) =>
    chooseEngine(from, 'image', { chosen, preferred })?.id ?? null

  it('is the chosen, then a preferred one, then the default, then the first', () => {
    expect(choose('midjourney', ['dall-e-3'])).toBe('midjourney')
    expect(choose(null, ['midjourney'])).toBe('midjourney')
    expect(choose(null)).toBe('dall-e-3')
    expect(choose(null, [], offers.slice(0, 1))).toBe('iskra-obraz')
  })

  it('is never one that can’t be started, nor of another type', () => {
    expect(choose('stable-diffusion', ['stable-diffusion', 'runway'])).toBe('dall-e-3')
    expect(choose('runway')).toBe('dall-e-3')
    expect(choose('dall-e-3', [], offers.slice(3))).toBeNull()
  })
})
