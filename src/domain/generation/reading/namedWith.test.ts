import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'

const told = (prompt: string) => readPrompt(prompt).unread.map(({ word }) => word)
const things = (prompt: string) => readPrompt(prompt).motifs.map(({ name, count }) => [name, count])

describe('a title beside an animal', () => {
  it.each(['żaba książę', 'książę żaba', 'frog prince', 'a frog princess', 'the lion king', 'kot król'])(
    'is the animal in a crown: „%s”',
    (prompt) => {
      const { motifs, unread } = readPrompt(prompt)
      expect(motifs).toHaveLength(1)
      expect(motifs[0]?.wears.map(({ name }) => name)).toEqual(['crown'])
      expect(unread).toEqual([])
    },
  )

  it.each(['a frog and a prince', 'żaba i książę', 'pies króla', 'żaba, książę'])(
    'is somebody else: „%s”',
    (prompt) => {
      expect(things(prompt)).toHaveLength(2)
    },
  )
})

describe('a field of flowers', () => {
  it.each([
    'dziewczynka w polu lawendy',
    'a girl in a lavender field',
    'a girl in a field of lavender',
    'dziewczynka na łące stokrotek',
  ])('is full of them: „%s”', (prompt) => {
    expect(readPrompt(prompt).motifs[1]?.count).toBeGreaterThan(1)
    expect(told(prompt)).toEqual([])
  })

  it('has a name of its own', () => {
    expect(things('lawendowe pole')[0]?.[0]).toBe('lavender')
    expect(things('lawendowe pole')[0]?.[1]).toBeGreaterThan(1)
  })

  it('isn’t where one stands on a meadow', () => {
    expect(things('róża na łące')).toEqual([['rose', 1]])
  })
})

describe('a bunch', () => {
  it.each([
    'bukiet z serc',
    'bukiet serc',
    'bouquet of hearts',
    'a bouquet of red hearts',
    'wianek z gwiazdek',
  ])('is made of what is said: „%s”', (prompt) => {
    const { motifs, unread } = readPrompt(prompt)
    expect(motifs).toHaveLength(1)
    expect(motifs[0]?.of?.name).toBe(/gwiazd/.test(prompt) ? 'star' : 'heart')
    expect(unread).toEqual([])
  })

  it('is held with what it is made of', () => {
    expect(readPrompt('miś z bukietem serc').motifs[0]?.holds?.of?.name).toBe('heart')
  })

  it('is beside a heart that is named apart', () => {
    expect(things('bukiet róż i serce').map(([name]) => name)).toEqual(['bouquet', 'heart'])
  })
})

describe('what is done with a thing', () => {
  it.each([
    ['chłopiec puszcza latawiec', 'boy', 'kite'],
    ['dziadek łowi ryby', 'grandpa', 'fishingrod'],
    ['a boy and a dog flying a kite', 'boy', 'kite'],
    ['a raccoon stealing a doughnut', 'raccoon', 'donut'],
    ['miś pije kakao', 'teddy', 'cup'],
    ['babcia robi na drutach w fotelu', 'grandma', 'wool'],
    ['a seal balancing a ball on its nose', 'seal', 'football'],
    ['a girl blowing dandelion seeds', 'girl', 'dandelion'],
  ])('is in the hands of who does it: „%s”', (prompt, who, held) => {
    expect(readPrompt(prompt).motifs.find(({ name }) => name === who)?.holds?.name).toBe(held)
    expect(told(prompt)).toEqual([])
  })
})

describe('somebody’s mother', () => {
  it('is the animal itself, and her baby is a small one', () => {
    const [mother, baby] = readPrompt('a koala mum with her baby').motifs
    expect([mother?.name, baby?.name, baby?.size]).toEqual(['koala', 'koala', 'small'])
    expect(things('mama miś')).toEqual([['teddy', 1]])
    expect(things('mama i miś').map(([name]) => name)).toEqual(['mum', 'teddy'])
  })
})

describe('over a place', () => {
  it('whoever can flies', () => {
    expect(
      readPrompt('Mikołaj w saniach nad miastem').motifs.find(({ name }) => name === 'sleigh')?.pose,
    ).toBe('flying')
    expect(readPrompt('smok nad jeziorem').motifs[0]?.pose).toBeNull()
  })

  it('the moon stays in the sky', () => {
    for (const prompt of ['a wolf howling at the moon', 'kot obok księżyca'])
      expect(readPrompt(prompt).motifs[0]?.relation?.name).toBe('under')
  })
})

describe('what a thing is drawn with anyway', () => {
  it.each([
    'bałwan z marchewką',
    'bałwan z nosem z marchewki',
    'a snowman with a carrot nose',
    'jednorożec z grzywą',
    'an elephant with its trunk',
    'a squirrel with an acorn',
    'a sloth hanging on a branch',
  ])('stands nowhere by itself and is no unknown word: „%s”', (prompt) => {
    expect(readPrompt(prompt).motifs).toEqual([expect.objectContaining({ holds: null, count: 1 })])
    expect(told(prompt)).toEqual([])
  })

  it('goes before what is put on', () => {
    for (const prompt of [
      'a snowman with a carrot nose and a red scarf',
      'bałwan z nosem z marchewki i w szaliku',
    ]) {
      expect(readPrompt(prompt).motifs.map(({ name }) => name)).toEqual(['snowman'])
      expect(readPrompt(prompt).motifs[0]?.wears[0]?.name).toBe('scarf')
    }
  })

  it('is another’s carrot', () => {
    expect(readPrompt('zając z marchewką').motifs[0]?.holds?.name).toBe('carrot')
    expect(told('kot z nosem')).toEqual(['nosem'])
  })
})

describe('animals that people ask for', () => {
  it.each([
    ['dwie alpaki', 'llama', 2],
    ['portret koali', 'koala', 1],
    ['z szopem praczem', 'raccoon', 1],
    ['trzy leniwce', 'sloth', 3],
    ['chomika', 'hamster', 1],
    ['o wydrze', 'otter', 1],
    ['wilkami', 'wolf', 3],
    ['dwa flamingi', 'flamingo', 2],
    ['hipopotamem', 'hippo', 1],
    ['foce', 'seal', 1],
    ['a llama', 'llama', 1],
    ['two raccoons', 'raccoon', 2],
    ['guinea pigs', 'hamster', 3],
    ['a piece of cheese', 'cheese', 1],
    ['a moose', 'deer', 1],
  ] as const)('„%s”', (prompt, name, count) => {
    expect(things(prompt)).toEqual([[name, count]])
  })
})
