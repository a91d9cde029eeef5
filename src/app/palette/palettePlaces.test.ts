import { expect, it } from 'vitest'
import { COMMAND_ICONS } from './commandIcons.ts'
import { PALETTE_PLACES } from './palettePlaces.ts'

it('gives each row of the palette a picture of its own', () => {
  const icons = [...Object.values(PALETTE_PLACES).map(({ Icon }) => Icon), ...Object.values(COMMAND_ICONS)]
  expect(new Set(icons).size).toBe(icons.length)
})
