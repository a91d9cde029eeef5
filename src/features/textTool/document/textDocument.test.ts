import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTextDocument, type TextDocument } from './textDocument.ts'

/** Types letters one by one at the caret. */
function typeLetters(document: TextDocument, letters: string): void {
  for (const letter of letters) {
    const { text, selection } = document.getSnapshot()
    const at = selection.from + letter.length
    document.type(text.slice(0, selection.from) + letter + text.slice(selection.to), { from: at, to: at })
  }
}

const textOf = (document: TextDocument) => document.getSnapshot().text

describe('a text that is written', () => {
  it('takes typed letters back word by word', () => {
    const document = createTextDocument('')
    typeLetters(document, 'Ala ma kota')
    document.undo()
    expect(textOf(document)).toBe('Ala ma ')
    document.undo()
    expect(textOf(document)).toBe('Ala ')
    document.redo()
    document.redo()
    expect(textOf(document)).toBe('Ala ma kota')
    expect(document.getSnapshot().selection).toEqual({ from: 11, to: 11 })
  })

  it('takes a press back as one step, with the caret where it was', () => {
    const document = createTextDocument('raz dwa trzy', { from: 5, to: 5 })
    document.edit([
      { from: 0, to: 3, text: 'Jeden' },
      { from: 8, to: 12, text: 'tres' },
    ])
    expect(textOf(document)).toBe('Jeden dwa tres')
    expect(document.getSnapshot().selection).toEqual({ from: 7, to: 7 })
    document.undo()
    expect(document.getSnapshot()).toMatchObject({ text: 'raz dwa trzy', selection: { from: 5, to: 5 } })
    expect(document.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true })
  })

  it('makes no step of edits that change nothing', () => {
    const document = createTextDocument('raz')
    document.edit([{ from: 0, to: 3, text: 'raz' }])
    document.replaceText('raz')
    expect(document.getSnapshot().canUndo).toBe(false)
  })

  it('is what it was after all is undone, and what it became after all is done again', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '\n', '.'), maxLength: 12 })
    fc.assert(
      fc.property(
        text,
        fc.array(fc.record({ next: text, isTyped: fc.boolean() }), { maxLength: 12 }),
        (start, steps) => {
          const document = createTextDocument(start)
          for (const { next, isTyped } of steps) {
            if (isTyped) document.type(next, { from: next.length, to: next.length })
            else document.replaceText(next)
          }
          const end = textOf(document)
          while (document.getSnapshot().canUndo) document.undo()
          expect(textOf(document)).toBe(start)
          while (document.getSnapshot().canRedo) document.redo()
          expect(textOf(document)).toBe(end)
        },
      ),
    )
  })
})
