import { expect, test } from './fixtures.ts'
import type { Meant, Person } from './person.ts'
import { MUG } from './shopper.ts'
import { takenOver } from './visits.ts'

const PICTURES: Meant = { role: 'region', name: 'Zdjęcia' }

test.describe('on a phone', () => {
  test.use({ frame: 'phone' })

  test('a product’s picture is square, as wide as the screen, and pushed aside for the next', async ({
    person,
  }) => {
    expect(await sideOfPicture(person)).toBe(390)
    // As a thumb pushes it: not all the way, the rest is the engine's.
    await person.window.evaluate(() => {
      document.querySelector('section[aria-label="Zdjęcia"] ul')?.scrollBy({ left: 300 })
    })
    await person.reads('2 / 3', { within: PICTURES })
    await person.photograph()
  })
})

test.describe('on a desktop', () => {
  test.use({ frame: 'desktop' })

  test('a product’s picture is square, and the next is chosen below it', async ({ person }) => {
    await sideOfPicture(person)
    const second: Meant = { role: 'button', name: 'Pokaż zdjęcie 2', within: PICTURES }
    await person.press('button', 'Pokaż zdjęcie 2', PICTURES)
    await person.until('the second picture to be the current one', async () => {
      return (await person.look(second))?.attributes['aria-current'] === 'true'
    })
    await person.photograph()
  })
})

/** Opens a product and looks at its picture; tells how wide and high that is, px. */
async function sideOfPicture(person: Person): Promise<number> {
  await person.open(MUG.path)
  await takenOver(person)
  await person.seesPicture(undefined, PICTURES)
  await person.photograph()
  const [wide = 0, high = 0] = (await person.look({ role: 'list', within: PICTURES }))?.size ?? []
  expect(Math.abs(wide - high), `${wide} × ${high}`).toBeLessThanOrEqual(1)
  return wide
}
