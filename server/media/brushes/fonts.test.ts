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

function drawn(voice: Voice, letter: string): string {
  const canvas = createCanvas(60, 60)
  const pen = canvas.getContext('2d')
  pen.font = `600 40px ${familiesOf(voice)}`
  pen.fillText(letter, 5, 45)
  return Buffer.from(pen.getImageData(0, 0, 60, 60).data).toString('base64')
}

it.each(VOICES)('the voice %s has every Polish letter', (voice) => {
  registerFonts()
  // A character in no font is drawn as an empty box.
  const missing = drawn(voice, '\u{10FFFD}')
  for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') expect(drawn(voice, letter)).not.toBe(missing)
})
