import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'

const things = (prompt: string) => readPrompt(prompt).motifs.map(({ name }) => name)
const unread = (prompt: string) => readPrompt(prompt).unread.map(({ word }) => word)

describe('directions to a camera', () => {
  it.each([
    ['lampiony nad jeziorem, kamera powoli jedzie w górę', 'up', 'slow'],
    ['lanterns over a lake, the camera slowly moves up', 'up', 'slow'],
    ['kamera powoli się zbliża', 'in', 'slow'],
    ['the camera slowly moves in', 'in', 'slow'],
    ['kamera jedzie w górę', 'up', null],
    ['the camera rises', 'up', null],
    ['kot na łące, kamera przesuwa się w lewo', 'left', null],
    ['a dog, slow zoom out', 'out', 'slow'],
    ['a dog, camera pans right', 'right', null],
    ['statyczna kamera, kot', 'still', null],
    ['w zwolnionym tempie', null, 'slow'],
    ['in slow motion', null, 'slow'],
  ])('„%s”: %s, %s', (prompt, camera, pace) => {
    const brief = readPrompt(prompt)
    expect(brief.direction).toMatchObject({ camera, pace })
    expect(things(prompt)).not.toContain('camera')
    expect(brief.setting).not.toBe('mountains')
    expect(unread(prompt)).toEqual([])
  })

  it('are none where a camera is a thing', () => {
    expect(things('a camera and a suitcase')).toEqual(['camera', 'suitcase'])
    expect(things('a camera in the snow')).toEqual(['camera'])
    expect(things('aparat i walizka')).toEqual(['camera', 'suitcase'])
    expect(readPrompt('wycieczka w góry').setting).toBe('mountains')
  })

  it('that nothing of ours follows are told', () => {
    expect(unread('kamera krąży wokół domu')).toEqual(['kamera', 'krąży', 'wokół'])
    expect(unread('a fox, bird’s eye view')).toEqual(['bird’s', 'eye', 'view'])
    expect(things('las z lotu ptaka')).toEqual([])
    expect(unread('góry z profilu')).toEqual(['z', 'profilu'])
    expect(unread('las z żabiej perspektywy')).toEqual([])
    expect(things("a village, bird's eye view")).toEqual([])
  })
})

describe('directions to a composition', () => {
  it.each([
    'bukiet róż, dużo miejsca na życzenia',
    'a bouquet of roses, plenty of room for wishes',
    'roses with space for wishes',
    'dwie obrączki, miejsce na imiona i datę',
    'a birthday cake, copy space',
    'tort, puste miejsce na tekst',
    'a cat with blank space for a handwritten message',
  ])('„%s” leaves room', (prompt) => {
    const { direction, words, setting } = readPrompt(prompt)
    expect(direction.hasSpace).toBe(true)
    expect(words).toEqual([])
    expect(setting).toBeNull()
    expect(unread(prompt)).toEqual([])
  })

  it.each([
    ['ramka z kwiatów', 'bouquet'],
    ['frame of flowers', 'bouquet'],
    ['a floral frame', 'bouquet'],
    ['kwiatowa ramka', 'bouquet'],
    ['ramka z czerwonych serc i kot', 'heart'],
    ['a dog in a heart frame', 'heart'],
    ['prosta ramka', null],
  ])('„%s” is framed with %s', (prompt, of) => {
    expect(readPrompt(prompt).direction.frame?.of).toBe(of)
    expect(things(prompt)).not.toContain('bouquet')
    expect(things(prompt)).not.toContain('heart')
    expect(unread(prompt)).toEqual([])
  })

  it.each([
    ['kot z bliska', 'close'],
    ['zbliżenie na kota', 'close'],
    ['close-up of a cat', 'close'],
    ['dom z daleka', 'wide'],
    ['a house, wide shot', 'wide'],
  ])('„%s” is framed %s', (prompt, framing) => {
    expect(readPrompt(prompt).direction.framing).toBe(framing)
    expect(unread(prompt)).toEqual([])
  })

  it('may be unwanted', () => {
    expect(readPrompt('kot bez ramki').direction.frame).toBeNull()
  })
})
