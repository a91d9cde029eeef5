import { describe, expect, expectTypeOf, it } from 'vitest'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import type { SentLetter } from './letter.ts'
import type { LetterTexts, LetterWords } from './letterWords.ts'
import { renderLetter } from './renderLetter.ts'

const ORIGIN = 'https://iskra.example'
const validUntil = new Date('2026-11-20T12:40:00Z')
const to = 'zofia.żuraw@example.pl'

const LETTERS: readonly SentLetter[] = (['pl', 'en'] as const).flatMap((language): SentLetter[] => [
  { kind: 'verify-email', to, language, token: 'tajny+token/1', validUntil },
  { kind: 'account-exists', to, language },
  { kind: 'reset-password', to, language, token: 'tajny+token/2', validUntil },
  { kind: 'password-changed', to, language },
  { kind: 'confirm-new-email', to, language, token: 'tajny+token/3', validUntil },
  { kind: 'email-changed', to, language },
  { kind: 'passkey-added', to, language },
  { kind: 'account-deleted', to, language },
  { kind: 'administrator-changed', to, language, isAdministrator: true },
  { kind: 'administrator-changed', to, language, isAdministrator: false },
  { kind: 'newsletter-confirm', to, language, token: 'tajny+token/4', validUntil },
  { kind: 'newsletter-welcome', to, language, unsubscribeToken: 'tajny+token/5' },
])

const linksOf = (text: string): string[] => text.match(/https?:\/\/[^\s"<]+/g) ?? []

describe.each(LETTERS)('the letter $kind in $language', (letter) => {
  it('leads to screens that there are, at our origin alone', async () => {
    const { text, html } = await renderLetter(letter, ORIGIN)
    const links = linksOf(text)
    const urls = links.map((link) => new URL(link))
    expect(urls.filter((url) => url.origin !== ORIGIN)).toEqual([])
    expect(urls.map((url) => url.pathname).filter((path) => matchScreen(path) === null)).toEqual([])
    const inHtml = linksOf(html.replaceAll('&amp;', '&'))
    expect(links.filter((link) => link !== ORIGIN)).toEqual(inHtml)
  })

  it('carries its token whole', async () => {
    const { text } = await renderLetter(letter, ORIGIN)
    const token =
      'token' in letter ? letter.token : 'unsubscribeToken' in letter ? letter.unsubscribeToken : null
    const carried = linksOf(text).map((link) => new URL(link).searchParams.get('token'))
    expect(carried.filter((found) => found !== null)).toEqual(token === null ? [] : [token])
  })

  it('has a subject that tells nobody anything', async () => {
    const { subject } = await renderLetter(letter, ORIGIN)
    expect(subject.length).toBeGreaterThan(5)
    expect(subject.length).toBeLessThan(60)
    expect(subject).not.toMatch(/@|tajny|zofia/i)
  })

  it('speaks one language', async () => {
    const { text, html } = await renderLetter(letter, ORIGIN)
    expect(html).toContain(`<html lang="${letter.language}">`)
    const words = text.replaceAll(/https?:\/\/\S+/g, '')
    expect(/[ąćęłńóśźż]/i.test(words)).toBe(letter.language === 'pl')
  })
})

it('says until when a link is good by the clocks of Poland', async () => {
  const [polish] = LETTERS
  if (polish === undefined) throw new Error('no letters')
  const { text } = await renderLetter(polish, ORIGIN)
  expect(text).toContain('20 listopada 2026')
  expect(text).toContain('13:40')
})

it('can be left in one click by the mail program itself', async () => {
  const { headers } = await renderLetter(
    { kind: 'newsletter-welcome', to, language: 'pl', unsubscribeToken: 'a+b' },
    ORIGIN,
  )
  expect(headers).toEqual({
    'List-Unsubscribe': `<${ORIGIN}/api/v1/newsletter/unsubscribe?token=a%2Bb>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

it('has its words and leads to an address that there is, or does not compile', () => {
  expectTypeOf<Omit<LetterTexts, 'verify-email'>>().not.toExtend<LetterTexts>()
  const words = { subject: '', paragraphs: [], notes: [] }
  expectTypeOf({ ...words, other: { label: '', to: '/login' as const } }).toExtend<LetterWords>()
  expectTypeOf({ ...words, other: { label: '', to: '/nowhere' as const } }).not.toExtend<LetterWords>()
})
