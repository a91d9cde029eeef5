import { expect, it } from 'vitest'
import { record, redo, startHistory, undo } from './history.ts'

/** The texts typed this many ms after one another, as typing in one field is recorded. */
function typed(texts: readonly string[], pauseMs: number) {
  return texts.reduce(
    (history, text, place) => record(history, text, { what: 'title', at: place * pauseMs, merges: true }),
    startHistory(''),
  )
}

it('takes back what was typed without a pause as one step, however long it took', () => {
  const history = typed(['K', 'Ko', 'Kot', 'Kot ', 'Kot w'], 700)
  expect(history.past).toHaveLength(1)
  expect(undo(history).present).toBe('')
  expect(redo(undo(history)).present).toBe('Kot w')
})

it('begins another step after a pause, and with another thing', () => {
  const history = typed(['Kot', 'Kot w butach'], 1_000)
  expect(undo(history).present).toBe('Kot')
  const moved = record(history, 'Kot w butach, obok', { what: 'move', at: 1_100, merges: true })
  expect(undo(moved).present).toBe('Kot w butach')
})

it('joins a change to one of long ago where it is told to, unless something else was done between', () => {
  const begun = record(startHistory('Kot'), 'Kot w', { what: 'words 1', at: 0, merges: 'anytime' })
  const later = record(begun, 'Kot w butach', { what: 'words 1', at: 90_000, merges: 'anytime' })
  expect(undo(later).present).toBe('Kot')
  const moved = record(later, 'Kot w butach, obok', { what: 'move', at: 91_000 })
  const last = record(moved, 'Pies w butach, obok', { what: 'words 1', at: 92_000, merges: 'anytime' })
  expect(undo(last).present).toBe('Kot w butach, obok')
})
