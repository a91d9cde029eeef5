import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { tellReading } from './tellReading.ts'

const held = (prompt: string) =>
  readPrompt(prompt).motifs.map(({ name, count, holds }) => [name, count, holds?.name ?? null])

describe('what somebody is with', () => {
  it.each([
    ['miś z sercem', [['teddy', 1, 'heart']]],
    ['a bear with a heart', [['bear', 1, 'heart']]],
    ['dziewczynka z czerwonym balonem', [['girl', 1, 'balloon']]],
    ['kot z kwiatem', [['cat', 1, 'bouquet']]],
    ['panna młoda z bukietem białych róż', [['bride', 1, 'bouquet']]],
    ['mama z kubkiem herbaty', [['mum', 1, 'cup']]],
    ['trzy misie z sercami', [['teddy', 3, 'heart']]],
    ['dzieci z balonami', [['child', 3, 'balloon']]],
    ['a cat in a hat with a book', [['cat', 1, 'book']]],
  ])('„%s” is in their hands: %j', (prompt, wanted) => {
    expect(held(prompt)).toEqual(wanted)
    expect(readPrompt(prompt).unread).toEqual([])
  })

  it.each([
    ['mama z dzieckiem', [['mum', 1, null], ['child', 1, null]]],
    ['babcia z kotem', [['grandma', 1, null], ['cat', 1, null]]],
    ['dwa misie z sercem', [['teddy', 2, null], ['heart', 1, null]]],
    ['tort z balonem', [['cake', 1, null], ['balloon', 1, null]]],
    ['choinka z bombkami', [['christmastree', 1, null], ['bauble', 3, null]]],
    ['dziadek z psem i balonem', [['grandpa', 1, null], ['dog', 1, null], ['balloon', 1, null]]],
  ])('„%s” is beside them: %j', (prompt, wanted) => {
    expect(held(prompt)).toEqual(wanted)
  }) // prettier-ignore

  it('is where they are', () => {
    const [girl, dog] = readPrompt('dziewczynka z balonem i pies na ławce').motifs
    expect([girl?.relation?.to, dog?.relation?.to]).toEqual(['bench', 'bench'])
    expect(readPrompt('miś z sercem na krześle').motifs[0]).toMatchObject({
      holds: { name: 'heart' },
      relation: { name: 'on', to: 'chair' },
    })
  })

  it('is one thing, held or beside, and never lost', () => {
    assert(
      property(
        constantFrom('miś', 'kot', 'dziewczynka', 'tort', 'choinka', 'dwa psy', 'bałwan', 'dzieci'),
        constantFrom('sercem', 'balonem', 'różą', 'jeżem', 'rowerem', 'prezentem', 'parasolką', 'szalikiem'),
        (who, what) => {
          const { motifs, unread } = readPrompt(`${who} z ${what}`)
          const all = motifs.flatMap((motif) => [
            motif,
            ...(motif.holds === null ? [] : [motif.holds]),
            ...motif.wears,
          ])
          expect(unread).toEqual([])
          expect(all).toHaveLength(2)
        },
      ),
    )
  })
})

function hands(prompt: string) {
  const [who] = readPrompt(prompt).motifs
  return [who?.holds?.name, who?.alsoHolds?.name]
}

describe('what two hands hold', () => {
  it.each([
    ['absolwentka trzyma dyplom i różę', ['diploma', 'rose']],
    ['a girl holding a balloon and a gift', ['balloon', 'gift']],
    ['miś z sercem i balonem', ['heart', 'balloon']],
    ['a koala in a scarf and with a jar of honey', ['honey', undefined]],
    ['a robot in the rain with an umbrella', ['umbrella', undefined]],
    ['dziewczynka w ogrodzie z koszykiem', ['basket', undefined]],
    ['a duck with an Easter basket', ['basket', undefined]],
    ['pielęgniarka przytula małego misia', ['teddy', undefined]],
    ['mama tuli niemowlę', ['baby', undefined]],
    ['an alien with a balloon', ['balloon', undefined]],
  ])('„%s”: %j', (prompt, wanted) => {
    expect(hands(prompt)).toEqual(wanted)
    expect(readPrompt(prompt).unread).toEqual([])
  })

  it('are as many balloons as were said, in one bunch', () => {
    const [girl] = readPrompt('dziewczynka z sześcioma balonami').motifs
    expect(girl?.holds).toMatchObject({ name: 'balloons', of: { name: 'balloon', count: 6 } })
    expect(tellReading('dziewczynka z sześcioma balonami', { type: 'image', style: 'natural', negativePrompt: '' }, 'pl').shown).toBe('dziewczynkę trzymającą sześć balonów') // prettier-ignore
  })

  it('are both told', () => {
    expect(
      tellReading('a girl holding a diploma and a rose', { type: 'image', style: 'natural', negativePrompt: '' }, 'en').shown,
    ).toBe('a girl holding a diploma and a rose') // prettier-ignore
  })

  it('are empty where a bird only sings on a branch', () => {
    expect(readPrompt('a robin singing on a branch').motifs[0]).toMatchObject({
      pose: 'singing',
      holds: null,
      relation: { name: 'on', to: 'branch' },
    })
  })
})

describe('what is tied', () => {
  it('is worn by a figure, and around a box', () => {
    expect(readPrompt('słonik z różową kokardką').motifs).toMatchObject([
      { name: 'elephant', wears: [{ name: 'bow', colours: ['#ef7fa0'] }] },
    ])
    expect(readPrompt('a cat in a bow tie').motifs).toMatchObject([{ wears: [{ name: 'bowtie' }] }])
    expect(readPrompt('pies wygląda z pudełka z czerwoną kokardą').motifs).toMatchObject([
      { name: 'dog', wears: [], relation: { name: 'in', to: 'gift' } },
      { name: 'gift', of: { name: 'bow' } },
    ])
  })
})

describe('what fills a container', () => {
  it.each([
    ['koszyk truskawek', 'strawberry in basket', []],
    ['a basket of apples', 'apple in basket', []],
    ['czerwone auto pełne prezentów', 'gift in car', ['pełne prezentów']],
    ['a sleigh full of presents', 'gift in sleigh', ['full of presents']],
  ])('„%s”: %s', (prompt, wanted, followed) => {
    const inside = readPrompt(prompt).motifs.find(({ relation }) => relation !== null)
    expect(`${inside?.name} ${inside?.relation?.name} ${inside?.relation?.to}`).toBe(wanted)
    const told = tellReading(prompt, { type: 'image', style: 'natural', negativePrompt: '' }, 'pl')
    expect([told.followed, told.missed]).toEqual([followed, []])
  })

  it.each(['koszyk kwiatów', 'koszyk i trzy koty', 'prezent z kokardą', 'filiżanka kawy'])(
    '„%s” fills none in this way',
    (prompt) => expect(readPrompt(prompt).motifs.every(({ relation }) => relation === null)).toBe(true),
  )
})

describe('a table', () => {
  it.each([
    ['kot pod stołem', 'cat under table'],
    ['a dog under a table', 'dog under table'],
    ['rodzina przy stole', 'family behind table'],
    ['a cat at the table', 'cat behind table'],
    ['kot pod dużym stołem', 'cat under table'],
  ])('„%s” is drawn: %s', (prompt, wanted) => {
    const brief = readPrompt(prompt)
    const [first] = brief.motifs
    expect(`${first?.name} ${first?.relation?.name} ${first?.relation?.to}`).toBe(wanted)
    expect(brief.unread).toEqual([])
  })

  it.each(['tort na stole', 'a cake on a table', 'stół z tortem'])(
    '„%s” has the table of the room',
    (prompt) => {
      const brief = readPrompt(prompt)
      expect(brief.setting).toBe('room')
      expect(brief.motifs.map(({ name }) => name)).not.toContain('table')
    },
  )
})
