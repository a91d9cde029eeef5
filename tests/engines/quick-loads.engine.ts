import { setTimeout as pass } from 'node:timers/promises'
import { coreIn, expect, test } from './fixtures.ts'
import type { Person } from './person.ts'
import {
  addToCart,
  arrivedPieces,
  CART,
  MAIN,
  MUG,
  CALENDAR,
  quantityButtons,
  shownPieces,
  showsCart,
} from './shopper.ts'
import { probeStorage } from './storageProbe.ts'

const LOADS = Number(process.env['LOADS'] ?? 30)

/** Where the loads lead, more often where something can be pressed. */
const PATHS = [
  MUG.path,
  '/koszyk',
  '/',
  CALENDAR.path,
  '/koszyk',
  '/sklep',
  '/tutoriale',
  '/generatory/obraz',
]

/** Numbers from 0 to 1, the same ones for a seed. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24
  }
}

/** Presses what changes the cart where the open page has it; tells whether it was pressed. */
async function tap(person: Person, path: string): Promise<boolean> {
  switch (path) {
    case MUG.path:
    case CALENDAR.path:
      return person.pressNow('button', 'Dodaj do koszyka', MAIN)
    case '/koszyk':
      return person.pressNow('button', 'Więcej', { ...quantityButtons(MUG.title), within: CART })
    default:
      return false
  }
}

test(
  'quick loads with presses between: storage answers, and what was shown is kept, once',
  coreIn('webkit'),
  async ({ person }, info) => {
    // Where many are asked for, on a busy machine.
    info.setTimeout(info.timeout + LOADS * 6_000)
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
    info.annotations.push({ type: 'SEED', description: String(seed) })
    const next = numbersOf(seed)
    const at = (load: number) => `at load ${load} of ${LOADS}, SEED=${seed}`

    await person.open(MUG.path)
    await addToCart(person, 1)
    let pressed = 1
    let shown = 1
    for (let load = 1; load <= LOADS; load += 1) {
      const path = PATHS[Math.floor(next() * PATHS.length)] ?? '/'
      await person.open(path)
      await pass(300 + next() * 1_200)
      if (await tap(person, path)) pressed += 1
      // Somewhere between the press and its change the page is left.
      await pass(next() * 500)
      shown = Math.max(shown, (await shownPieces(person)) ?? 0)
      if (load % 3 === 0) expect(await probeStorage(person), at(load)).toBe('answers')
    }

    await person.open('/koszyk')
    let pieces = 0
    await person.until('the cart to tell what is in it', async () => {
      pieces = (await shownPieces(person)) ?? 0
      return pieces > 0
    })
    await person.photograph()
    expect(pieces, `${shown} were shown, SEED=${seed}`).toBeGreaterThanOrEqual(shown)
    expect(pieces, `${pressed} were pressed, SEED=${seed}`).toBeLessThanOrEqual(pressed)
    const sum = async () => Object.values(await arrivedPieces(person)).reduce((all, each) => all + each, 0)
    await expect.poll(sum, { timeout: 40_000, message: `SEED=${seed}` }).toBe(pieces)
    await showsCart(person, pieces)
  },
)
