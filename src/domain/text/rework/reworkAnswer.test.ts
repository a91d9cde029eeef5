import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesBetween } from '../changes/piecesBetween.ts'
import { applyEdits } from '../span.ts'
import { leavePieces, placedPieces, reworkPieces, takePieces } from './reworkAnswer.ts'
import { reworkedPart, reworkObstacle, MOST_REWORKED } from './reworkedPart.ts'
import { REWORK_TASKS } from './reworkTasks.ts'

const words = fc.constantFrom(
  'Ala ',
  'ma ',
  'kota',
  ' i ',
  'psa',
  '. ',
  '\n',
  'tak ',
  'tak',
  '💡',
  ', ',
  'ąę',
)
const text = fc.array(words, { maxLength: 20 }).map((parts) => parts.join(''))
const task = fc.constantFrom(...REWORK_TASKS)

/** A text, the part of it that was sent, and the answer. */
const asked = fc
  .record({ before: text, words: text, after: text, answer: text, task })
  .map(({ before, words: sent, after, answer, task: of }) => {
    const base = before + sent + after
    const part = { from: before.length, to: before.length + sent.length }
    return {
      base,
      before,
      sent,
      after,
      answer,
      task: of,
      pieces: reworkPieces({ base, part, task: of }, answer),
    }
  })

describe('the answer of a text engine', () => {
  it('comes about when all of its pieces are taken, and leaves the text alone when none is', () => {
    fc.assert(
      fc.property(asked, ({ base, before, after, answer, pieces }) => {
        const proposal = { base, pieces }
        const { edits, left } = takePieces(
          proposal,
          base,
          pieces.map(({ id }) => id),
        )
        expect(applyEdits(base, edits)).toBe(before + answer + after)
        expect(left.pieces).toEqual([])
        expect(takePieces(proposal, base, []).left).toEqual(proposal)
      }),
    )
  })

  it('is what its pieces make of the text, taken and left one by one in any order', () => {
    const choices = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(asked, choices, ({ base, pieces }, decided) => {
        let present = base
        let proposal = { base, pieces }
        const taken: number[] = []
        for (const [at, isTaken] of decided) {
          const piece = proposal.pieces[at % Math.max(1, proposal.pieces.length)]
          if (piece === undefined) break
          if (isTaken) {
            taken.push(piece.id)
            const { edits, left } = takePieces(proposal, present, [piece.id])
            present = applyEdits(present, edits)
            proposal = left
          } else proposal = leavePieces(proposal, [piece.id])
        }
        expect(proposal.pieces).toEqual([])
        expect(present).toBe(
          applyEdits(
            base,
            pieces.filter(({ id }) => taken.includes(id)),
          ),
        )
      }),
    )
  })

  it('is laid over a text that was changed meanwhile only where its words are the same', () => {
    fc.assert(
      fc.property(asked, text, ({ base, pieces }, present) => {
        const proposal = { base, pieces }
        const placed = placedPieces(proposal, present)
        for (const { id, from, to } of placed) {
          const piece = pieces.find((one) => one.id === id)
          expect(present.slice(from, to)).toBe(base.slice(piece?.from, piece?.to))
        }
        const { edits, left } = takePieces(
          proposal,
          present,
          placed.slice(0, 1).map(({ id }) => id),
        )
        expect(left.base).toBe(applyEdits(present, edits))
        expect(placedPieces(left, left.base).map(({ id }) => id)).toEqual(placed.slice(1).map(({ id }) => id))
      }),
    )
  })

  it('is laid whole over a text that was changed elsewhere', () => {
    const base = 'Dzień dobry.\nChcę zapytać o zamówienie.\nPozdrawiam'
    const from = base.indexOf('Chcę')
    const part = { from, to: base.indexOf('\nPozdr') }
    const pieces = reworkPieces({ base, part, task: 'formal' }, 'Chciałabym zapytać o moje zamówienie.')
    const present = `Szanowni Państwo!\nChcę zapytać o zamówienie.\nZ wyrazami szacunku`
    const { edits } = takePieces(
      { base, pieces },
      present,
      pieces.map(({ id }) => id),
    )
    expect(applyEdits(present, edits)).toBe(
      'Szanowni Państwo!\nChciałabym zapytać o moje zamówienie.\nZ wyrazami szacunku',
    )
  })

  it('in another language is one piece', () => {
    const part = { from: 0, to: 9 }
    expect(reworkPieces({ base: 'Ala ma OK', part, task: 'to-en' }, 'Ala is OK')).toHaveLength(1)
    expect(reworkPieces({ base: 'Ala ma OK', part, task: 'plain' }, 'Ala ma OK')).toEqual([])
  })
})

describe('pieces of a difference', () => {
  it('join edits with a single word between them', () => {
    expect(piecesBetween('Ala ma dużego kota w domu', 'Ola ma małego kota w mieszkaniu')).toEqual([
      { from: 0, to: 13, text: 'Ola ma małego' },
      { from: 21, to: 25, text: 'mieszkaniu' },
    ])
  })
})

describe('the part of a text that is reworked', () => {
  it('is the selection or all, without the spaces around it', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, one, other) => {
        const [from = 0, to = 0] = [one % (whole.length + 1), other % (whole.length + 1)].toSorted(
          (a, b) => a - b,
        )
        const part = reworkedPart(whole, { from, to })
        const sought = from === to ? whole : whole.slice(from, to)
        expect(whole.slice(part.from, part.to)).toBe(sought.trim())
      }),
    )
  })

  it('has words, and not too many', () => {
    expect(reworkObstacle(' \n')).toBe('empty')
    expect(reworkObstacle(`${'a'.repeat(MOST_REWORKED)} `)).toBeNull()
    expect(reworkObstacle('a'.repeat(MOST_REWORKED + 1))).toBe('too-long')
  })
})
