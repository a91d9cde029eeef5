import { describe, expect, it } from 'vitest'
import { askedAnimation } from './askedAnimation.ts'
import { askedMusic } from './askedMusic.ts'

describe('what a prompt asks for by its words', () => {
  it.each([
    ['otwierająca się koperta z życzeniami', 'envelope'],
    ['życzenia w kopercie', 'envelope'],
    ['two envelopes on a table', 'envelope'],
    ['lampiony nad jeziorem', 'lanterns'],
    ['lampionami rozświetlone niebo', 'lanterns'],
    ['a lantern on a table', null],
    ['paper lanterns over a lake', 'lanterns'],
    ['imię Zosia wypisane złotem', 'name'],
    ['deszcz konfetti', 'confetti'],
    ['serpentyny i balony', 'confetti'],
    ['kot bez konfetti', null],
    ['zapętlona animacja śniegu', 'loop'],
    ['kot w pętelce', 'loop'],
    ['napis „koperta” na łące', null],
    ['kot na łące', null],
  ])('„%s” is filmed as %j', (prompt, animation) => {
    expect(askedAnimation(prompt)).toBe(animation)
  })

  it.each([
    ['rockowa piosenka na urodziny', 'rock'],
    ['gitarą elektryczną dla taty', 'rock'],
    ['kołysankę dla Antosia', 'calm'],
    ['a lullaby for Tom', 'calm'],
    ['kolędy na Wigilię', 'festive'],
    ['szybka melodia', 'energetic'],
    ['uroczystym marszem', 'solemn'],
    ['walca na wesele', 'tender'],
    ['spokojna melodia, bez rocka', 'calm'],
    ['melodia na urodziny', 'joyful'],
    ['melodia', null],
  ])('„%s” is played as %j', (prompt, mood) => {
    expect(askedMusic(prompt)).toBe(mood)
  })
})
