import { expect, it } from 'vitest'
import {
  CANVAS_SHORTCUTS,
  CHOSEN_SHORTCUTS,
  CLIPBOARD_SHORTCUTS,
  EDITOR_SHORTCUTS,
  WRITING_SHORTCUTS,
} from './shortcuts.ts'

it('gives no two things the same keys', () => {
  const tables = [CANVAS_SHORTCUTS, CHOSEN_SHORTCUTS, CLIPBOARD_SHORTCUTS, EDITOR_SHORTCUTS]
  const chords = tables.flatMap((table) => Object.values(table).flatMap((each) => [...each.chords]))
  const names = chords.map((chord) =>
    JSON.stringify([chord.key, 'isCommand' in chord, 'isAlt' in chord, 'isShift' in chord && chord.isShift]),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(WRITING_SHORTCUTS)).toEqual(['done', 'next'])
})
