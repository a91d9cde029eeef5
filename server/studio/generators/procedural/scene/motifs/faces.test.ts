import { describe, expect, it } from 'vitest'
import { Scissors } from '../scissors.ts'
import { eyes, INK, withEyesShut } from './faces.ts'

/** The colours of the shut eyes in a face of this colour. */
function lidsOn(face: string): string[] {
  const cut = new Scissors().disc(0, 0, 1, '#ffffff').disc(0, 0, 0.4, face)
  return withEyesShut(eyes(cut, 0, 0, 0.1, 0.03).shapes)
    .filter(({ line }) => line !== null)
    .map(({ colour }) => colour)
}

describe('the eyes of who sleeps', () => {
  it('are drawn in ink on a light face', () => {
    expect(lidsOn('#fbf5ea')).toEqual([INK, INK])
  })

  it('are seen on a dark one, too', () => {
    const [left, right] = lidsOn('#4b3f40')
    expect(left).toBe(right)
    expect(left).not.toBe(INK)
  })
})
