import { charactersOf } from './characters.ts'

/** Signs that control a line instead of being read: control characters, and those that change the text direction. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A given text on one line and at most so many characters long; cut between words where possible. */
export function givenText(text: string, most: number): string {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(STEERING, '').trim()
  // Counting a far too long text would take too long.
  const characters = charactersOf(line.slice(0, most * 16))
  if (characters.length <= most) return line.slice(0, most * 16)
  const room = characters.slice(0, most - 1)
  const space = room.lastIndexOf(' ')
  return `${room
    .slice(0, space > most / 2 ? space : room.length)
    .join('')
    .trimEnd()}…`
}

/** The same as a sentence's end. */
export function asSentence(text: string): string {
  return /[.!?…][”"’»)]*$/u.test(text) ? text : `${text.replace(/[,;:–—-]+$/u, '')}.`
}

/** A name, without trailing punctuation. */
export const givenName = (text: string, most: number) => givenText(text, most).replace(/[\s.,;:!?]+$/u, '')
