import { describe, expect, it } from 'vitest'
import { askedAnimation } from './askedAnimation.ts'
import { askedMusic, readMusic } from './askedMusic.ts'

const endOf = (prompt: string, wanted: string, mood: 'auto' | 'rock' = 'auto') =>
  readMusic(prompt, mood).ends.find(({ word }) => word === wanted)?.became

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

  it.each([
    ['gitara i fortepian', ['pluck', 'piano']],
    ['pozytywka i smyczki', ['bell', 'strings']],
    ['a song for piano, no guitar', ['piano']],
    ['rockowa gitara i fortepian', []],
    ['melodia', []],
  ])('„%s” is led by %j', (prompt, leads) => {
    expect(readMusic(prompt).leads).toEqual(leads)
  })

  it('supports tempo, metre and drums', () => {
    expect(readMusic('melodia w rytmie walca, powoli')).toMatchObject({ step: 'waltz', tempo: 'slow' })
    expect(readMusic('a lively tune with drums')).toMatchObject({ tempo: 'fast', hasDrums: true })
  })

  it('gives every word of a piece an end, by what is played', () => {
    expect(endOf('pogodna melodia na urodziny', 'urodziny')).toBe('mood')
    expect(endOf('pogodna melodia na urodziny', 'urodziny', 'rock')).toBe('unread')
    expect(endOf('kołysanka, puzon', 'puzon')).toBe('unread')
    expect(endOf('fortepian, powoli', 'powoli')).toBe('pace')
    expect(endOf('rock i fortepian', 'fortepian')).toBe('unread')
  })
})
