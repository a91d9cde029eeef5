import { charactersOf } from './characters.ts'

/** What steers a line instead of being read: control signs, and those that turn the direction of what follows. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A text as somebody gave it, on one line and at most so many characters long; cut between words where it can be. */
export function givenText(text: string, most: number): string {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(STEERING, '').trim()
  // Nobody waits for the count of a text that is far too long.
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

/** A name, without the sign somebody set behind it. */
export const givenName = (text: string, most: number) => givenText(text, most).replace(/[\s.,;:!?]+$/u, '')
