import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cardPages } from './cardInside.ts'
import { drawDocument } from './drawDocument.ts'
import { objectOf, pagesOf as pageNumbers, readPdf } from './pdfFile.ts'
import { newLayer } from '../brushes/surface.ts'
import { setType } from '../brushes/lettering.ts'
import { breakEvenly, breakLines, openPaper } from './paper.ts'
import type { CardPlan, LetterPlan } from './plan.ts'

const PARAGRAPH = 'Pamiętam, jak śnieg padał w maju i wszyscy śmiali się do rana. '.repeat(6)

const card = (paragraphs: readonly string[]): CardPlan => ({
  kind: 'card',
  language: 'pl',
  title: 'Kartka „Sto iskier”',
  design: { art: 'sparks', mood: 'ember', words: ['Sto lat'] },
  message: { paragraphs: ['Zażółć gęślą jaźń, Halino!', ...paragraphs], signature: 'Ola' },
})
const LONG = card(Array.from({ length: 18 }, () => PARAGRAPH))
const LETTER: LetterPlan = {
  kind: 'letter',
  language: 'pl',
  title: 'List',
  seal: 'rose',
  sheets: ['A4'],
  message: card([]).message,
}

const POINTS = 72 / 25.4
const read = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

function pagesOf(pdf: Uint8Array): string[] {
  const file = readPdf(pdf)
  return pageNumbers(file).map((page) => objectOf(file, page))
}

const boxOf = (page: string, name: string) =>
  new RegExp(String.raw`/${name} \[([-\d. ]+)\]`).exec(page)?.[1]?.split(' ').map(Number) ?? []

describe('sheets for a printer', () => {
  it('say where the knife goes and where the ink ends, 3 mm beyond it, on every page', () => {
    const pages = pagesOf(drawDocument({ kind: 'press', language: 'pl', card: card([]) }))
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxOf(page, name))
      const [left = 0, bottom = 0, right = 0, top = 0] = trim ?? []
      expect((right - left) / POINTS).toBeCloseTo(210, 2)
      expect((top - bottom) / POINTS).toBeCloseTo(148, 2)
      expect(bleed?.map((value, side) => Math.abs(value - (trim?.[side] ?? 0)) / POINTS)).toEqual(
        Array.from({ length: 4 }, () => expect.closeTo(3, 2)),
      )
      // The sheet is in the middle of whole points, with room for the marks.
      expect(media?.map((value) => value % 1)).toEqual([0, 0, 0, 0])
      expect((media?.[2] ?? 0) - right).toBeCloseTo(left, 2)
      expect(left / POINTS).toBeGreaterThan(10)
    }
  })

  it('say what their colours mean, with the profile in the file', () => {
    const pdf = read(drawDocument({ kind: 'press', language: 'pl', card: card([]) }))
    const [, number] = /\/OutputIntents \[<<[^\]]*\/DestOutputProfile (\d+) 0 R>>\]/u.exec(pdf) ?? []
    const [, length, profile = ''] =
      new RegExp(String.raw`\n${number} 0 obj\n<</N 3 /Length (\d+)>>\nstream\n([^]*?)\nendstream`, 'u').exec(
        pdf,
      ) ?? []
    expect(profile).toHaveLength(Number(length))
    // The signature of every ICC profile.
    expect(profile.slice(36, 40)).toBe('acsp')
  })

  it('hold all words: what two pages don’t hold goes on inserts, and each letter is in the file', () => {
    const pdf = drawDocument({ kind: 'press', language: 'pl', card: LONG })
    expect(pagesOf(pdf).length).toBeGreaterThan(2)
    expect(read(pdf)).toContain('/ToUnicode')
    // A font that isn’t drawn from the file itself would be another one.
    for (const [font] of read(pdf).matchAll(/\/Type \/Font\n[^]*?endobj/g)) {
      expect(font).toMatch(/\/Subtype \/Type3|\/DescendantFonts|\/FontDescriptor/)
    }
  })
})

it('what people type beside words, and Cyrillic names, are in the file as signs and not as empty boxes', () => {
  const pdf = read(drawDocument(card(['Мила Олено, ти найкраща! 🎉👩‍👩‍👧💛'])))
  expect(pdf).toContain('NotoEmoji')
  expect(pdf).not.toContain('.notdef')
})

it('words that take several pages are spread over them: none stands alone on the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.constantFrom('ember', 'rose' as const), (times, mood) => {
      const paragraphs = ['Droga Świętosławo!', 'Pamiętam drożdżówki o drugiej w nocy. '.repeat(times).trim()]
      const pages = cardPages({ paragraphs, signature: 'Krzyżanowscy z Wojciechowic' }, { mood })
      const lines = pages.map((page) => page.length)
      expect(lines.at(-1)).toBeGreaterThan(Math.max(...lines) / 2)
      expect(
        pages
          .flat()
          .map(({ text }) => text)
          .join(' ')
          .replaceAll('\u00a0', ' '),
      ).toBe([...paragraphs, 'Krzyżanowscy z Wojciechowic'].join(' '))
    }),
    { numRuns: 20 },
  )
})

const TYPE = { voice: 'serif', size: 5 } as const

it('a paragraph takes as many lines as it has to, no word alone on the last where that can be', () => {
  const words = fc.array(fc.constantFrom('my', 'dotrzymamy', 'kroku', 'choćby', 'cały', 'dzień'), {
    minLength: 4,
    maxLength: 40,
  })
  const { pen } = newLayer(1, 1)
  setType(pen, TYPE)
  const widthOf = (text: string | undefined) => pen.measureText(text ?? '').width
  const whole = 'Idź swoim tempem, my dotrzymamy'
  const even = breakEvenly(pen, `${whole} kroku.`, widthOf(whole) + 1, true)
  expect(even).toHaveLength(2)
  expect(even[1]).toContain('dotrzymamy kroku.')
  fc.assert(
    fc.property(words, fc.boolean(), (some, isCentred) => {
      const text = some.join(' ')
      const plain = breakLines(pen, text, 60)
      const lines = breakEvenly(pen, text, 60, isCentred)
      expect(lines).toHaveLength(plain.length)
      expect(lines.join(' ')).toBe(plain.join(' '))
      expect(widthOf(lines.at(-1))).toBeGreaterThanOrEqual(widthOf(plain.at(-1)))
    }),
    { numRuns: 60 },
  )
})

const homePages = (paragraphs: readonly string[]) =>
  pagesOf(drawDocument({ kind: 'home', card: card(paragraphs) }))

it('a card for a printer at home is one side of A4, more only where the words take more', () => {
  expect(homePages([]).map((page) => boxOf(page, 'MediaBox'))).toEqual([[0, 0, 595, 842]])
  expect(homePages(Array.from({ length: 9 }, () => PARAGRAPH))).toHaveLength(2)
})

it.each([
  ['a card', card([])],
  ['a letter', LETTER],
])('the picture of %s is a portrait fit for a phone', async (_, plan) => {
  const metadata = await sharp(drawDocument({ kind: 'picture', of: plan })).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1_600, height: 2_198 })
})

it('the picture of many words is as long as they take', async () => {
  const { height } = await sharp(drawDocument({ kind: 'picture', of: LONG })).metadata()
  expect(height).toBeGreaterThan(3_000)
})

it('boxes are said of however many pages there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 20, max: 400 }), (count, side) => {
      const paper = openPaper('Próba', 'pl')
      for (let page = 0; page < count; page += 1) paper.page({ width: side, height: side }, () => undefined)
      const pages = pagesOf(paper.close({ bleed: [1, 2, 30, 40], trim: [3, 4, 20, 21.5] }))
      expect(pages).toHaveLength(count)
      for (const page of pages) {
        expect(boxOf(page, 'BleedBox')).toEqual([1, 2, 30, 40])
        expect(boxOf(page, 'TrimBox')).toEqual([3, 4, 20, 21.5])
        expect(page).toContain('/MediaBox')
      }
    }),
    { numRuns: 25 },
  )
})
