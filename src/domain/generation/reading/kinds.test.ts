import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { tellReading } from './tellReading.ts'

const motifs = (prompt: string) => readPrompt(prompt).motifs
const told = (prompt: string, language: 'pl' | 'en') =>
  tellReading(prompt, { type: 'image', style: 'natural', negativePrompt: '' }, language)

describe('a word of a kind', () => {
  it.each([
    ['gęś', 'duck', '#fbf8f2'],
    ['a goose', 'duck', '#fbf8f2'],
    ['mewa', 'bird', '#f7f3ec'],
  ])('„%s” has its own colour', (prompt, name, colour) => {
    expect(motifs(prompt)).toMatchObject([{ name, colours: [colour] }])
  })

  it.each([
    ['jabłoń', 'apple'],
    ['an apple tree', 'apple'],
    ['a cherry tree', 'cherry'],
    ['kot pod wiśnią', 'cherry'],
  ])('„%s” is a tree with its fruit', (prompt, fruit) => {
    expect(motifs(prompt).at(-1)).toMatchObject({ name: 'tree', of: { name: fruit, colours: [] } })
    expect(readPrompt(prompt).unread).toEqual([])
  })

  it('is in blossom when that is said, and told so', () => {
    expect(told('kwitnąca jabłoń', 'pl').shown).toMatch(/^drzewo w kwiatach/)
    expect(told('cherry blossoms', 'en').shown).toMatch(/^a tree in blossom/)
    expect(told('an apple tree', 'en').shown).toBe('a tree with apples')
  })

  it('means glasses to drink from beside a bottle', () => {
    const names = (prompt: string) => motifs(prompt).map(({ name }) => name)
    expect(names('a bottle of wine and two glasses')).toEqual(['bottle', 'glasses'])
    expect(motifs('a cat in glasses')).toMatchObject([{ name: 'cat', wears: [{ name: 'eyeglasses' }] }])
  })

  it('is its young when an animal has a baby', () => {
    expect(motifs('a koala and her baby')).toMatchObject([{ name: 'koala', count: 1 }, { name: 'koala', size: 'small' }]) // prettier-ignore
    expect(motifs('a kangaroo and her baby')).toMatchObject([{ name: 'kangaroo', count: 1 }])
    expect(motifs('a mother and her baby')).toMatchObject([{ name: 'mum' }, { name: 'baby' }])
  })
})

describe('what a thing is made of', () => {
  it('is reported where it can’t be made of it, and isn’t drawn beside it', () => {
    const { shown, missed } = told('a squirrel with an umbrella made of a leaf', 'en')
    expect(shown).toBe('a squirrel holding an umbrella')
    expect(missed).toEqual(['made of a leaf'])
    expect(told('a heart made of roses', 'en').missed).toEqual([])
  })
})

describe('verbs of work', () => {
  it.each([
    ['ogrodnik podlewa tulipany konewką', 'wateringcan', 'tulip'],
    ['a girl watering tulips', 'wateringcan', 'tulip'],
    ['zajączki malują pisanki', 'palette', 'egg'],
    ['rabbits painting eggs', 'palette', 'egg'],
  ])('„%s” puts the tool into their hands', (prompt, tool, thing) => {
    expect(motifs(prompt)).toMatchObject([{ holds: { name: tool } }, { name: thing }])
    expect(readPrompt(prompt).unread).toEqual([])
  })

  it('are none in the name of a picture', () => {
    expect(motifs('a painting of a cat')).toMatchObject([{ name: 'cat', holds: null }])
  })

  it('of a game are no music', () => {
    expect(motifs('szachista gra w szachy z misiem').map(({ pose }) => pose)).toEqual([null, null, null])
    expect(told('kot gra na gitarze', 'pl').shown).toBe('kota trzymającego gitarę')
  })
})

it.each([
  'wilk pod księżycem w pełni',
  'wilk nocą, pełnia księżyca',
  'wilk w pełni księżyca',
  'a wolf under a full moon at night',
])('a full moon is one, also at night: %s', (prompt) => {
  const { motifs: things, ends } = readPrompt(prompt)
  expect(things.map(({ name }) => name)).toEqual(['wolf', 'fullmoon'])
  expect(ends.filter(({ became }) => became === 'unread')).toEqual([])
})
