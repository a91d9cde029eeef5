import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkText, createTextChecker, replacementsOf } from '#domain/text/marks/checkText.ts'
import { MARK_KINDS, type Mark } from '#domain/text/marks/mark.ts'
import { applyEdits } from '#domain/text/span.ts'
import { openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { wordsOf } from '#domain/text/tokens/tokensOf.ts'
import { ownArticles } from '#support/text/ownTexts.ts'
import { polishWords } from '#support/text/polishWords.ts'

const dictionary = openDictionary(polishWords)
const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** The sentences of `faulty.txt`, each with the kind of its fault. */
const faulty: { readonly kind: string; readonly sentence: string }[] = []
for (const line of linesOf('faulty.txt')) {
  if (line.startsWith('# ')) faulty.push({ kind: line.slice(2), sentence: '' })
  else faulty.push({ kind: faulty.at(-1)?.kind ?? '', sentence: line })
}
const faults = faulty.filter(({ sentence }) => sentence !== '')
const good = linesOf('good.txt')

describe('sentences with one fault', () => {
  it('are as many as good ones, of every kind, no two alike', () => {
    expect(faults.length).toBe(250)
    expect(good.length).toBeGreaterThanOrEqual(250)
    expect(new Set([...good, ...faults.map(({ sentence }) => sentence)]).size).toBe(
      good.length + faults.length,
    )
    expect([...new Set(faults.map(({ kind }) => kind))].toSorted()).toEqual([...MARK_KINDS].toSorted())
  })

  it.each(MARK_KINDS)('of %s are marked, nine of ten at least', (kind) => {
    const sentences = faults.filter((fault) => fault.kind === kind).map(({ sentence }) => sentence)
    const missed = sentences.filter((one) => !checkText(one, dictionary).some((mark) => mark.kind === kind))
    expect(missed.slice(Math.floor(sentences.length / 10))).toEqual([])
  })

  it.each([
    ['Spotkajmy się 12-go Maja, a nie 13-go.', 'Spotkajmy się 12 maja, a nie 13.'],
    [
      'W Lutym bilet kosztował 25zł, a w 2026r. więcej.',
      'W lutym bilet kosztował 25\u00a0zł, a w 2026\u00a0r. więcej.',
    ],
    ['Dziękuje za kwiaty.', 'Dziękuję za kwiaty.'],
    ['Z góry dziękuje.', 'Z góry dziękuję.'],
    ['Drogi ciociu, dostałam bukiet tulipany.', 'Droga ciociu, dostałam bukiet tulipanów.'],
    [
      'Szanowna Panie, mam dla pana słoik miód i kawałek ciasto.',
      'Szanowny Panie, mam dla pana słoik miodu i kawałek ciasta.',
    ],
    ['To zdjęcie z przed roku.', 'To zdjęcie sprzed roku.'],
    ['Mamy nadzieje, że nie które goździki przetrwają.', 'Mamy nadzieję, że niektóre goździki przetrwają.'],
    ['Dzieci byli niegrzeczne.', 'Dzieci były niegrzeczne.'],
    ['On poszła do szkoły.', 'On poszedł do szkoły.'],
    ['Ona jedzie samochód.', 'Ona jedzie samochodem.'],
    ['Nie mam ochotę na spacer.', 'Nie mam ochoty na spacer.'],
    ['Mój siostra ma dwa bluzki.', 'Moja siostra ma dwie bluzki.'],
    ['Ania bawi się z nową lalka.', 'Ania bawi się z nową lalką.'],
    ['Kupiłem nową lalka.', 'Kupiłem nową lalkę.'],
    ['Jestem zainteresowany tą ofertom.', 'Jestem zainteresowany tą ofertą.'],
    ['Idę z mamom i z siostrom do kina.', 'Idę z mamą i z siostrą do kina.'],
    ['Z tond nie widać żadnych ludziów.', 'Stąd nie widać żadnych ludzi.'],
    ['Nie poszliśmy dla tego, że padało.', 'Nie poszliśmy dlatego, że padało.'],
    ['Wziął bym dwa bilety.', 'Wziąłbym dwa bilety.'],
    ['Chciała byś, żeby Ola przyszła?', 'Chciałabyś, żeby Ola przyszła?'],
    ['On jest starszy odemnie.', 'On jest starszy ode mnie.'],
    ['Poszedł mimo, że padało.', 'Poszedł, mimo że padało.'],
    ['Wiem że napewno wrócisz.', 'Wiem, że na pewno wrócisz.'],
    ['To dom w którym mieszkam.', 'To dom, w którym mieszkam.'],
    ['W dniu dzisiejszym idziemy w w góry , bo jest ciepło.', 'Dziś idziemy w góry, bo jest ciepło.'],
  ])('%s becomes %s', (sentence, right) => {
    expect(mended(sentence, () => 0)).toBe(right)
  })
})

/** A text after the first replacement of one mark after the other, each chosen by `choose`, until none has any. */
function mended(text: string, choose: (count: number) => number): string {
  let now = text
  // Each replacement mends something: what has a hundred words has fewer faults than three hundred.
  for (let step = 0; step < 300; step += 1) {
    const edits = checkText(now, dictionary).flatMap((mark) => {
      const [first] = replacementsOf(mark, dictionary)
      return first === undefined ? [] : [{ from: mark.from, to: mark.to, text: first }]
    })
    const edit = edits[choose(edits.length)]
    if (edit === undefined) return now
    now = applyEdits(now, [edit])
  }
  throw new Error(`rules chase each other round "${text}", now "${now}"`)
}

describe('good sentences', () => {
  it.each(good)('%s', (sentence) => {
    expect(checkText(sentence, dictionary)).toEqual([])
  })
})

/** Names of others’ products and models, a heading in English. */
const MOST_UNKNOWN = 15

describe('our own articles', () => {
  const articles = ownArticles()
  const marks = articles.flatMap((text) => checkText(text, dictionary).map((mark) => ({ mark, text })))

  it('have no false alarm of grammar, commas, confusions or repeated words', () => {
    expect(articles.reduce((sum, text) => sum + wordsOf(text).length, 0)).toBeGreaterThan(15_000)
    const alarms = marks
      .filter(({ mark }) => ['grammar', 'comma', 'confusion', 'repeated', 'punctuation'].includes(mark.kind))
      .map(({ mark, text }) => `${mark.kind}: ${text.slice(mark.from - 20, mark.to + 20)}`)
    expect(alarms).toEqual([])
  })

  it('have few words that no list knows, names most of all', () => {
    const unknown = marks
      .filter(({ mark }) => mark.kind === 'spelling')
      .map(({ mark, text }) => text.slice(mark.from, mark.to))
    expect([...new Set(unknown)].slice(MOST_UNKNOWN)).toEqual([])
  })
})

describe('marks', () => {
  const words = faults.flatMap(({ sentence }) => sentence.split(' '))
  const soup = fc
    .array(
      fc.constantFrom(
        ...words,
        'że',
        'mimo,',
        'który',
        ',',
        '(',
        '„',
        '.',
        'on',
        'ona',
        'poszła',
        'nie',
        'w',
        '  ',
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(' '))

  it('come to an end when their first replacements are put in their places, in any order', () => {
    fc.assert(
      fc.property(soup, fc.array(fc.nat(), { minLength: 1 }), (text, choices) => {
        let at = 0
        const choose = (count: number) => (choices[(at += 1) % choices.length] ?? 0) % Math.max(1, count)
        expect(() => mended(text, choose)).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })

  it('lie inside of the text, in order, on no letter twice but for long sentences', () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => {
        const found: readonly Mark[] = checkText(text, dictionary)
        let end = 0
        for (const { from, to, kind } of found) {
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          if (kind === 'long-sentence') continue
          expect(from).toBeGreaterThanOrEqual(end)
          end = to
        }
      }),
    )
  })

  it('of a checker that remembers are those of a fresh one', () => {
    const check = createTextChecker(dictionary)
    fc.assert(
      fc.property(fc.array(soup, { maxLength: 4 }), (paragraphs) => {
        const text = paragraphs.join('\n')
        expect(check(text)).toEqual(checkText(text, dictionary))
        expect(check(text)).toEqual(checkText(text, dictionary))
      }),
      { numRuns: 30 },
    )
  })
})
