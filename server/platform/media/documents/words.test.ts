import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readWords } from '#support/documents/readWords.ts'
import { drawDocument } from './drawDocument.ts'
import { readPdf } from './pdfFile.ts'
import type { CardPlan, DocumentPlan, EmailPlan, LetterPlan, Message } from './plan.ts'

/** Names as people who live in Poland have them, one of each way to write. */
const NAMES = {
  Polish: 'Świętosława Żądło',
  Vietnamese: 'Nguyễn Thị Hương',
  Greek: 'Γιώργος Παπαδόπουλος',
  Ukrainian: 'Ґалина Їжакевич',
  Hebrew: 'דוד כהן',
  Arabic: 'محمد علي الأمين',
  Chinese: '王小明',
  Japanese: 'さくら 髙橋',
  Korean: '김민준',
  Georgian: 'გიორგი ბერიძე',
  Armenian: 'Անի Հովհաննիսյան',
  Hindi: 'अमित शर्मा',
  Bengali: 'রবীন্দ্রনাথ',
  Tamil: 'கமலா',
  Thai: 'สมชาย ใจดี',
  French: 'Zoé Çœurçon Ÿ',
  Czech: 'Jiří Dvořák',
  Turkish: 'Ayşegül Işık',
} as const

const message: Message = {
  paragraphs: [
    'Droga Halino!',
    'Pchnąć w tę łódź jeża lub ośm skrzyń fig. Film o flądrze, bukiet kwiatów i dworek.',
    ...Object.values(NAMES),
    'Sto lat 🎉👩‍👩‍👧',
  ],
  signature: 'Władek i Bożydar',
}
const card: CardPlan = {
  kind: 'card',
  language: 'pl',
  title: 'Kartka „Sto iskier”',
  design: { art: 'sparks', mood: 'ember' },
  message,
}
const letter: LetterPlan = {
  kind: 'letter',
  language: 'pl',
  title: 'List',
  seal: 'rose',
  sheets: ['A4', 'A5', 'four'],
  message,
}
const email: EmailPlan = {
  kind: 'email',
  language: 'en',
  title: 'A reply, officially',
  seal: 'rose',
  message,
}
const words = [...message.paragraphs, message.signature]

const invoice: DocumentPlan = {
  kind: 'invoice',
  language: 'en',
  invoice: {
    number: 'FV/7/2026',
    orderNumber: '1007',
    issuedOn: '2026-11-28',
    soldOn: '2026-11-28',
    seller: { name: 'Iskra', address: 'Wilcza 1, Łódź', taxId: '', email: '', phone: '', register: '' },
    buyer: {
      first_name: NAMES.Vietnamese,
      last_name: Object.values(NAMES).join(' '),
      company: '',
      tax_id: '',
      phone: '',
      address: 'Bukowa 7',
      postcode: '00-001',
      city: 'Kielce',
      country_code: 'PL',
    },
    currencyCode: 'PLN',
    lines: [
      {
        kind: 'goods',
        name: 'Kubek dla Władka z filiżanką',
        quantity: 1,
        unitNet: 1000,
        discount: 0,
        net: 1000,
        rate: 825,
        tax: 83,
        gross: 1083,
      },
    ],
    net: 1000,
    tax: 83,
    gross: 1083,
    isTest: true,
  },
}
const course: DocumentPlan = {
  kind: 'course',
  language: 'pl',
  title: 'Kurs pisania listów',
  design: { art: 'sparks', mood: 'ember' },
  duration: '6 godzin',
  programme: ['Filiżanka bukowa'],
  lessons: [
    { title: 'Filiżanka bukowa', text: ['Pchnąć w tę łódź jeża lub ośm skrzyń fig.'], task: 'Opisz dworek.' },
  ],
}

const personal: DocumentPlan = {
  kind: 'personal',
  language: 'pl',
  handle: 'bombka-z-imieniem',
  given: { name: 'Świętosława' },
  variantTitle: '',
  title: 'Bombka z imieniem',
}

const DOCUMENTS: readonly (readonly [string, DocumentPlan, readonly string[]])[] = [
  ['a card', card, words],
  ['a letter on every sheet', letter, words],
  ['an e-mail', email, [email.title, ...words]],
  ['sheets for a printer', { kind: 'press', language: 'pl', card }, words],
  ['a sheet to print at home', { kind: 'home', card }, words],
  ['an invoice', invoice, [...Object.values(NAMES), 'Bukowa 7', 'Kubek dla Władka z filiżanką', 'FV/7/2026']],
  ['a personal thing', personal, ['Bombka z imieniem', 'Świętosława']],
  ['a course', course, ['Kurs pisania listów', 'Pchnąć w tę łódź jeża lub ośm skrzyń fig.', 'Opisz dworek.']],
]

const joined = (text: string) => text.replaceAll(/\s+/gu, '')

describe.each(DOCUMENTS)('%s', (_, plan, expected) => {
  const pdf = drawDocument(plan)

  it('gives every word back, of every script', () => {
    const read = joined(readWords(pdf).flat().join(' '))
    for (const text of expected) expect(read).toContain(joined(text))
  })

  it('says its language and its parts', () => {
    const { objects, root } = readPdf(pdf)
    const language = 'language' in plan ? plan.language : 'pl'
    expect(objects.get(root)).toContain(`/Lang (${language})`)
    expect(objects.get(root)).toContain('/MarkInfo <</Marked true>>')
    const parts = [...objects.values()].flatMap(
      (object) => /\/StructElem \/S \/(\w+)/u.exec(object)?.[1] ?? [],
    )
    expect(parts).toContain('Document')
    expect(parts).toContain('P')
    for (const number of [...objects.values()].join(' ').matchAll(/ (\d+) 0 R/gu))
      expect(objects.has(Number(number[1]))).toBe(true)
  })

  it('has a glyph for each letter, and no rectangle of those that stand for marks', () => {
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).not.toContain('.notdef')
  })
})

it('an invoice is a heading, a table of rows, and paragraphs', () => {
  const { objects } = readPdf(drawDocument(invoice))
  const parts = [...objects.values()].flatMap((object) => /\/StructElem \/S \/(\w+)/u.exec(object)?.[1] ?? [])
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(parts).toContain(role)
})

const READER = 'pdftotext'
const hasReader = spawnSync(READER, ['-v']).status === 0

// Read by a program of others too, where it is installed. It writes Arabic that a mark reads back to front.
it.skipIf(!hasReader)('pdftotext reads the same words', () => {
  const read = joined(execFileSync(READER, ['-', '-'], { input: drawDocument(card) }).toString())
  const { Arabic: _, ...others } = NAMES
  for (const name of [
    ...Object.values(others),
    'Pchnąć w tę łódź jeża lub ośm skrzyń fig.',
    message.signature,
  ])
    expect(read).toContain(joined(name))
})
