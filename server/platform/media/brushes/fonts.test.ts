import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { familiesOf, registerFonts, type Voice } from './fonts.ts'

const VOICES: readonly Voice[] = [
  'grotesk',
  'text',
  'serif',
  'hand',
  'script',
  'display',
  'retro',
  'poster',
  'sketch',
  'round',
]

function drawn(families: string, letter: string): string {
  const canvas = createCanvas(60, 60)
  const pen = canvas.getContext('2d')
  pen.font = `600 40px ${families}`
  pen.fillText(letter, 5, 45)
  return Buffer.from(pen.getImageData(0, 0, 60, 60).data).toString('base64')
}

it.each(VOICES)('the voice %s has every Polish letter of its own', (voice) => {
  registerFonts()
  const families = familiesOf(voice)
  const own = families.split(', ').slice(0, 2).join(', ')
  // A character in no font is drawn as an empty box.
  const missing = drawn(families, '\u{10FFFD}')
  for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') {
    expect(drawn(families, letter)).not.toBe(missing)
    expect(drawn(own, letter)).toBe(drawn(families, letter))
  }
})
