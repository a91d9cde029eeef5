import { expect, it } from 'vitest'
import { COMMAND_ICONS, PAGE_ICONS } from './paletteIcons.ts'

it('gives each row of the palette a picture of its own', () => {
  const icons = [...Object.values(PAGE_ICONS), ...Object.values(COMMAND_ICONS)]
  expect(new Set(icons).size).toBe(icons.length)
})
