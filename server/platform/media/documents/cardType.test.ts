import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { CARD_FONTS, sizeOf, sizesOf, WRITTEN_SHEETS } from '#domain/gifts/cardType.ts'
import { drawDocument } from './drawDocument.ts'
import { linesOf, setMessage } from './message.ts'
import { probe } from './paper.ts'
import { readPdf } from './pdfFile.ts'
import { writtenBox, writtenStyle } from './writtenStyle.ts'

const root = new URL('../../../../', import.meta.url)
const sheet = (path: string) => readFileSync(new URL(path, root), 'utf8')
const FONTS = Object.entries(CARD_FONTS)

it('the page names the same families, styles and weights', () => {
  const faces = sheet('src/ui/card/cardFonts.gen.css').split('@font-face').slice(1)
  for (const [name, { family, style, weight, parts }] of FONTS) {
    for (const part of parts) {
      const face = faces.find((one) => one.includes(`${name}-${part}.woff2`)) ?? ''
      expect(face).toContain(`font-family: '${family}'`)
      expect(face).toContain(`font-style: ${style}`)
      expect(face).toContain(`font-weight: ${weight}`)
    }
  }
  const { words, greeting, hand } = CARD_FONTS
  // The recipient's paper leaves greeting and signature to the sheet's type.
  for (const [path, fonts] of [
    ['src/ui/card/CardSheet.module.css', [words, greeting, hand]],
    ['src/features/card/CardPaper.module.css', [words]],
  ] as const) {
    const css = sheet(path)
    for (const { family, weight } of fonts) {
      expect(css).toContain(`'${family}'`)
      expect(css).toContain(String(weight))
    }
  }
})

it('the page and the PDF have the same letters, to the pixel', () => {
  const texts = {
    basic: 'Droga Halino, dziękuję & „bdhklvw” fi 2026!',
    polish: 'ąćęłńśźżĄĆĘŁŃŚŹŻ',
    more: 'řčőşğİ',
    vietnamese: 'ễịươ',
    cyrillic: 'Ґалина Їжакевич',
  }
  for (const [name, { parts }] of FONTS) {
    for (const part of parts) {
      const [page, pdf] = [
        `src/ui/fonts/card/${name}-${part}.woff2`,
        `server/platform/media/fonts/${name}-${part}.ttf`,
      ].map((path) => drawn(path, texts[part]))
      expect(page).toBe(pdf)
      expect(page).not.toBe(
        drawn(`server/platform/media/fonts/${name === 'hand' ? 'words' : 'hand'}-basic.ttf`, texts[part]),
      )
    }
  }
})

function drawn(path: string, text: string): string {
  expect(GlobalFonts.registerFromPath(new URL(path, root).pathname, path)).not.toBeNull()
  const canvas = createCanvas(900, 80)
  const pen = canvas.getContext('2d')
  pen.font = `40px "${path}"`
  pen.fillText(text, 10, 55)
  return Buffer.from(pen.getImageData(0, 0, 900, 80).data).toString('base64')
}

const message = {
  paragraphs: ['Droga Halino!', 'Pamiętam, jak śnieg padał w maju i wszyscy śmiali się do rana.'],
  signature: 'Ola',
}

it('a card’s PDF is set in those families, and in no other', () => {
  const plan = {
    kind: 'card',
    language: 'pl',
    title: 'Kartka',
    design: { art: 'sparks', mood: 'ember' },
    message,
  } as const
  const { objects } = readPdf(drawDocument(plan))
  const names = [...objects.values()].flatMap((object) => /\/BaseFont \/\w+\+(\w+)/u.exec(object)?.[1] ?? [])
  expect(new Set(names)).toEqual(new Set([CARD_FONTS.words.family, CARD_FONTS.hand.family]))
})

it('the page counts letters about as large as the PDF measures them', () => {
  const word = fc.constantFrom('w', 'śnieg', 'pamiętam', 'najserdeczniejszych', 'dnia', 'i', 'kroku,')
  const texts = fc.array(
    fc.array(word, { minLength: 3, maxLength: 60 }).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 6 },
  )
  const off: number[] = []
  fc.assert(
    fc.property(texts, fc.constantFrom('card', 'A4', 'A5' as const), (paragraphs, name) => {
      const some = { paragraphs: ['Droga Halino!', ...paragraphs], signature: 'Ola' }
      const style = writtenStyle(name, '#000000')
      const pages = probe((pen) => setMessage(pen, some, writtenBox(name), style))
      const set = pages[0]?.find(({ type }) => type.voice === 'card-words')?.type.size ?? 0
      const { most, least } = WRITTEN_SHEETS[name]
      off.push(Math.abs(set - sizeOf(some, WRITTEN_SHEETS[name])) / ((most - least) / 12))
    }),
    { numRuns: 120 },
  )
  const near = off.filter((steps) => steps <= 2.01).length
  expect(near / off.length).toBeGreaterThan(0.85)
})

it('sizes go from the largest to the smallest, and a greeting is larger than the words', () => {
  const sizes = sizesOf(WRITTEN_SHEETS.card)
  expect([sizes[0], sizes.at(-1)]).toEqual([5.4, expect.closeTo(3.1)])
  const lines = probe((pen) => linesOf(pen, message, 80, { ...writtenStyle('card', '#000'), size: 5 }))
  expect(lines.map(({ type }) => [type.voice, type.size])).toContainEqual(['card-greeting', 6.5])
  expect(lines.at(-1)?.type).toEqual({ voice: 'card-hand', size: 8 })
})
