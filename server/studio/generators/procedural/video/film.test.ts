import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS, OPTIONS_SCHEMAS, type OptionsOf } from '#domain/generation/options.ts'
import type { AnimationName } from '#domain/generation/reading/askedAnimation.ts'
import { animationOf, filmedBrief, writtenOn } from '#domain/generation/reading/filmWords.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { ANIMATIONS } from './animation.ts'
import { openFilm } from './film.ts'
import { bedMood } from './soundtrack.ts'

const NAMES = GENERATOR_OPTIONS.video.animation.values.filter((name) => name !== 'auto')
const LOOPS = NAMES.filter((name) => ANIMATIONS[name].isLoop)

interface Wish extends Partial<OptionsOf['video']> {
  readonly prompt?: string
  readonly isQuick?: boolean
}

function film(animation: AnimationName, wish: Wish = {}) {
  const { prompt = 'Kot z balonami „Sto lat, Zosiu!”', isQuick = true, ...chosen } = wish
  const options = OPTIONS_SCHEMAS.video.parse({ animation, style: 'animated', ...chosen })
  const opened = openFilm({ prompt, seed: 5, options }, { isQuick, colours: [] }, () => {})
  return { ...opened, at: (share: number) => Uint8Array.from(opened.frame(share * opened.seconds)) }
}

/** The mean difference of two pictures' channels, of 255. */
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

const print = (picture: Uint8Array) => createHash('sha256').update(picture).digest('hex')

describe('a film', () => {
  it.each(NAMES)('%s moves, covers its sheet, and is the same again', (name) => {
    const { at, width, height } = film(name)
    const middle = at(0.5)
    expect(middle).toHaveLength(width * height * 4)
    expect(middle.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
    expect(distance(at(0.1), middle)).toBeGreaterThan(0.4)
    // In another order, after opening it anew.
    expect(print(film(name).at(0.5))).toBe(print(middle))
  })

  it.each(LOOPS)('%s ends as it began, however long it is, without a jump', (name) => {
    for (const isQuick of [true, false]) {
      const { at } = film(name, {
        duration: 10,
        resolution: '720p',
        aspect: '1:1',
        prompt: 'Śnieg i zając w lesie „Zosia”',
        isQuick,
      })
      const first = at(0)
      expect(distance(first, at(1))).toBeLessThan(0.2)
      const step = 1 / 240
      const usual = Math.max(...[0.15, 0.5, 0.8].map((share) => distance(at(share), at(share + step))))
      expect(distance(at(1 - step), first)).toBeLessThan(usual * 2 + 0.2)
    }
  })

  it('an abstract one ends as it began, too, and takes the other animations as they are', () => {
    const { at, isLoop } = film('scene', { style: 'abstract' })
    expect(isLoop).toBe(true)
    expect(distance(at(0), at(1))).toBeLessThan(0.2)
    expect(print(film('confetti', { style: 'abstract' }).at(0.5))).not.toBe(
      print(film('scene', { style: 'abstract' }).at(0.5)),
    )
  })

  it.each(NAMES)('%s shows the words that the prompt puts in quotation marks', (name) => {
    const [with_, without] = ['Kot z balonami „Zosia”', 'Kot z balonami „Antek”'].map((prompt) =>
      openFilm(
        { prompt, seed: 5, options: OPTIONS_SCHEMAS.video.parse({ animation: name }) },
        { isQuick: true, colours: ['#cc3344', '#3344cc'] },
        () => {},
      ),
    )
    expect(print(Uint8Array.from(with_?.frame(0.8) ?? []))).not.toBe(
      print(Uint8Array.from(without?.frame(0.8) ?? [])),
    )
    expect(writtenOn(name, readPrompt('Kot „Zosia”'), 'Kot „Zosia”')).toEqual(['Zosia'])
  })
})

const written = (name: AnimationName, prompt: string) => writtenOn(name, readPrompt(prompt), prompt)
const mood = (name: AnimationName, prompt: string) => bedMood(name, prompt)

describe('the animation', () => {
  it.each([
    ['Lampiony nad jeziorem', 'lanterns'],
    ['puszczamy lampion w niebo', 'lanterns'],
    ['paper lanterns over a lake', 'lanterns'],
    ['Otwierająca się koperta z życzeniami', 'envelope'],
    ['an envelope for grandma', 'envelope'],
    ['Imię Zosia pisane ręcznie', 'name'],
    ['Konfetti na urodziny', 'confetti'],
    ['Lampiony w pętli', 'lanterns'],
    ['Fale w pętli', 'loop'],
    ['Lis pod brzozami', 'scene'],
    ['latarnia w mieście nocą', 'scene'],
    ['', 'scene'],
  ] as const)('of „%s” is %s', (prompt, name) => {
    expect(animationOf(prompt, 'auto')).toBe(name)
    expect(animationOf(prompt, 'confetti')).toBe('confetti')
  })

  it('is shown in lists by a moment at which its words can be read', () => {
    for (const name of ['name', 'envelope'] as const) {
      const { at, stillAt } = film(name)
      expect(stillAt).toBeGreaterThan(0.7)
      expect(distance(at(stillAt), at(stillAt + 0.02))).toBeLessThan(2)
    }
  })

  it('greets where it belongs to it, by whom it is for', () => {
    expect(written('confetti', 'Urodziny dla Ani')).toEqual(['Wszystkiego najlepszego', 'Dla Ani'])
    expect(written('lanterns', 'Lampiony dla Zosi')).toEqual(['Dla Zosi'])
    expect(written('lanterns', 'Lampiony nad morzem')).toEqual([])
    expect(written('scene', 'Lis na urodziny')).toEqual([])
    expect(written('name', 'Lis w lesie')).not.toEqual([])
  })

  it('has music that fits under it', () => {
    expect(mood('confetti', 'konfetti')).toBe('joyful')
    expect(mood('lanterns', 'lampiony')).toBe('calm')
    expect(mood('lanterns', 'lampiony na ślub')).toBe('tender')
    expect(mood('scene', 'znicz, pogrzeb')).toBe('solemn')
    expect(mood('scene', 'choinka, wigilia')).toBe('festive')
  })
})

describe('a card in an envelope', () => {
  it('shows what was asked for, and doesn’t write it beside that', () => {
    const brief = readPrompt('a love letter in an envelope')
    expect(writtenOn('envelope', brief, 'a love letter in an envelope')).toEqual([])
    expect(filmedBrief('envelope', brief).motifs.map(({ name }) => name)).toEqual(['heart'])
  })

  it('keeps a greeting, and words that nothing else can be made of', () => {
    const birthday = 'koperta z życzeniami na urodziny'
    expect(writtenOn('envelope', readPrompt(birthday), birthday)).not.toEqual([])
    const dear = 'Zawsze razem'
    expect(writtenOn('envelope', readPrompt(dear), dear)).toEqual([dear])
  })
})
