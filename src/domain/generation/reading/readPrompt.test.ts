import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROMPT_MOST } from '../limits.ts'
import { MOTIFS } from './brief.ts'
import { readPrompt } from './readPrompt.ts'

const names = (prompt: string, negative?: string) =>
  readPrompt(prompt, negative).motifs.map(({ name }) => name)

describe('reading a prompt', () => {
  it.each([
    ['Rudy kotek na łące', ['cat']],
    ['dwa łabędzie na jeziorze', ['swan']],
    ['Zdjęcie psa i balony', ['dog', 'balloons']],
    ['balon na ogrzane powietrze', ['airballoon']],
    ['a fox and an owl in the woods', ['fox', 'owl']],
    ['bukiet czerwonych róż', ['bouquet']],
    ['kotwica i kotlet', ['anchor']],
    ['kotek bez balonów', ['cat']],
    ['KOT, PIES; jeż!', ['cat', 'dog', 'hedgehog']],
  ])('„%s” names %j', (prompt, wanted) => {
    expect(names(prompt)).toEqual(wanted)
  })

  it('leaves out what must not be there', () => {
    expect(names('kot i pies', 'psy, noc')).toEqual(['cat'])
    expect(readPrompt('las nocą', 'noc').time).toBeNull()
    expect(readPrompt('czerwone tło', 'czerwony').colours).toEqual([])
  })

  it('knows how many and in which colour', () => {
    expect(readPrompt('trzy małe fioletowe słonie').motifs).toEqual([
      {
        name: 'elephant',
        count: 3,
        colours: ['#7c5bb8'],
        size: 'small',
        pose: null,
        of: null,
        wears: [],
        holds: null,
        relation: null,
        spot: null,
      },
    ])
    expect(readPrompt('bukiet białych tulipanów').motifs[0]?.of).toMatchObject({
      name: 'tulip',
      colours: ['#f7f3ec'],
    })
  })

  it('knows place, time, season and occasion', () => {
    const brief = readPrompt('Kartka na 30. urodziny dla Ani i Tomka, góry jesienią o zachodzie słońca')
    expect(brief).toMatchObject({
      occasion: 'birthday',
      setting: 'mountains',
      season: 'autumn',
      time: 'sunset',
      number: '30',
      dedication: 'Dla Ani i Tomka',
      language: 'pl',
    })
    expect(readPrompt('Happy birthday card for Tom').language).toBe('en')
    expect(readPrompt('Nowy rok 2027').occasion).toBe('newyear')
  })

  it('keeps quoted words as they are and looks for no things in them', () => {
    const brief = readPrompt('„Sto lat, Kocie!” z psem i "Buziaki"')
    expect(brief.words).toEqual(['Sto lat, Kocie!', 'Buziaki'])
    expect(brief.motifs.map(({ name }) => name)).toEqual(['dog'])
  })

  it('never fails, whatever is written', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 120 }), string({ maxLength: 60 }), (prompt, negative) => {
        const brief = readPrompt(prompt, negative)
        expect(brief.words.length).toBeLessThanOrEqual(4)
        for (const { name } of brief.motifs) expect(MOTIFS).toContain(name)
      }),
      { numRuns: 40 },
    )
    for (const hostile of [
      '„',
      '<script>alert(1)</script> ',
      'dla i ',
      'napis a ',
      'czarny i ',
      'qwertyuiop ',
    ]) {
      expect(readPrompt(hostile.repeat(PROMPT_MOST / hostile.length)).unread.length).toBeLessThanOrEqual(12)
    }
  })
})
