import { expect, test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { MUG } from './shopper.ts'
import { takenOver } from './visits.ts'

const PICTURES: Meant = { role: 'region', name: 'Zdjęcia' }

for (const [frame, width] of [
  ['phone', 390],
  ['desktop', null],
] as const) {
  test.describe(`on a ${frame}`, () => {
    test.use({ frame })

    test('a product’s picture is square, and one turns from it to the next', async ({ person }) => {
      await person.open(MUG.path)
      await takenOver(person)
      await person.seesPicture(undefined, PICTURES)
      await person.photograph()
      const [wide = 0, high = 0] = (await person.look({ role: 'list', within: PICTURES }))?.size ?? []
      expect(Math.abs(wide - high), `${wide} × ${high}`).toBeLessThanOrEqual(1)
      if (width !== null) expect(wide).toBe(width)
      await person.press('button', 'Następne zdjęcie', PICTURES)
      await person.reads('2 / 3', { within: PICTURES })
      await person.photograph()
    })
  })
}
