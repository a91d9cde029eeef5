import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tellReading } from './tellReading.ts'
import { readPrompt } from './readPrompt.ts'
import type { Brief } from './brief.ts'

const relations = ({ motifs }: Brief) =>
  motifs.flatMap(({ name, relation }) =>
    relation === null ? [] : [`${name} ${relation.name} ${relation.to}`],
  )
const poses = (prompt: string) =>
  readPrompt(prompt).motifs.flatMap(({ name, pose }) => (pose === null ? [] : [name]))
const unread = (prompt: string) => readPrompt(prompt).unread.map(({ word }) => word)
const told = (prompt: string) =>
  tellReading(prompt, { type: 'image', style: 'natural', negativePrompt: '' }, 'pl')

describe('how things stand to each other', () => {
  it.each([
    ['kot na krześle', ['cat on chair']],
    ['a cat on a chair', ['cat on chair']],
    ['dwa koty na kanapie', ['cat on sofa']],
    ['kot i pies na kanapie', ['cat on sofa', 'dog on sofa']],
    ['kot z psem na ławce', ['cat on bench', 'dog on bench']],
    ['kot z balonikiem na krześle', ['cat on chair']],
    ['dad and son fishing on a boat', ['dad on boat', 'boy on boat']],
    ['pies przed domem', ['dog front house']],
    ['a dog in front of a house', ['dog front house']],
    ['a family in front of their new home', ['family front house']],
    ['bałwan obok domku', ['snowman beside house']],
    ['a snowman next to a cottage', ['snowman beside house']],
    ['lis za drzewem', ['fox behind tree']],
    ['a fox behind a tree', ['fox behind tree']],
    ['jeż pod grzybem', ['hedgehog under mushroom']],
    ['a hedgehog under a mushroom', ['hedgehog under mushroom']],
    ['kociaki w koszyku', ['cat in basket']],
    ['kittens in a basket', ['cat in basket']],
    ['a cat in a christmas stocking', ['cat in stocking']],
    ['gołąb nad kościołem', ['dove above church']],
    ['a dove over a church', ['dove above church']],
    ['kot siedzi na krześle', ['cat on chair']],
    ['miś w fotelu', ['teddy on armchair']],
    ['dzieci na sankach', ['child in sleigh']],
    ['słoń w balonie', ['elephant in airballoon']],
    ['lis w tulipanach', ['fox behind tulip']],
    ['bocian na dachu domu', ['stork on house']],
    ['kot na krześle przed domem', ['cat on chair', 'chair front house']],
    ['choinka, pod choinką prezenty', ['gift under christmastree']],
    ['na ławce pod drzewem kot', ['bench under tree', 'cat on bench']],
    ['w koszyku trzy kotki', ['cat in basket']],
    ['kot wygląda z pudełka', ['cat in carton']],
    ['a dog peeking out of a suitcase', ['dog in suitcase']],
    ['dziadek z wnukiem łowią ryby z łódki', ['boy in boat', 'grandpa in boat']],
    ['a fire engine with a dog on the roof', ['dog on firetruck']],
    ['Santa in a red car with a Christmas tree on the roof', ['christmastree on car', 'santa in car']],
    ['kot gra na pianinie', ['cat behind piano']],
    ['a mouse playing the piano', ['mouse behind piano']],
    ['krowa na farmie', ['cow front barn']],
    ['an alien over a farm', ['alien above barn']],
  ])('„%s”: %j', (prompt, wanted) => {
    expect(relations(readPrompt(prompt)).toSorted()).toEqual(wanted.toSorted())
    expect(unread(prompt)).toEqual([])
  })

  it.each([
    ['dwa misie się przytulają', ['teddy']],
    ['mama przytula dziecko', ['mum', 'child']],
    ['a bear hugging a penguin', ['bear', 'penguin']],
    ['para całuje się pod księżycem', ['couple']],
    ['przytulone króliki', ['hare']],
  ])('„%s” is in each other’s arms: %j', (prompt, wanted) => {
    const { motifs } = readPrompt(prompt)
    const those = motifs.filter(({ pose }) => pose === 'hugging' || pose === 'kissing')
    expect(those.map(({ name }) => name)).toEqual(wanted)
    expect(unread(prompt)).toEqual([])
  })

  it('are told as they were written', () => {
    expect(told('kot na czerwonym krześle').followed).toEqual(['na czerwonym krześle'])
    expect(told('a dog in front of a house').followed).toEqual(['in front of a house'])
    expect(told('mama przytula dziecko')).toMatchObject({ shown: 'mamę i dziecko', followed: ['przytula'] })
  })

  it('are told as not followed where they can’t be drawn', () => {
    expect(told('smok na diabelskim młynie').missed).toEqual(['na diabelskim młynie'])
    expect(told('kot się przytula').missed).toEqual(['przytula'])
    expect(told('kot siedzi').missed).toEqual(['siedzi'])
    const pattern = tellReading(
      'kot na krześle',
      { type: 'image', style: 'pattern', negativePrompt: '' },
      'pl',
    )
    expect(pattern.missed).toEqual(['na krześle'])
    expect(pattern.shown).toBe('kota i krzesło')
  })

  it('are none where a word says something else', () => {
    for (const prompt of [
      'wzór w róże',
      'kartka na urodziny z tortem',
      'kot w kapeluszu',
      'a tractor in a wheat field',
      'tort na urodziny taty',
    ])
      expect([prompt, relations(readPrompt(prompt))]).toEqual([prompt, []])
    expect(told('świeczki na torcie').missed).toEqual([])
    expect(told('róże w wazonie').missed).toEqual([])
  })

  it('say of whom a pose is', () => {
    expect(poses('kot na krześle śpi')).toEqual(['cat'])
    expect(poses('dwa koty na kanapie śpią')).toEqual(['cat'])
    expect(poses('a boy and a girl dancing')).toEqual(['boy', 'girl'])
  })

  it('give instruments into hands', () => {
    for (const prompt of ['dziewczynka gra na gitarze', 'a girl playing the guitar'])
      expect(readPrompt(prompt).motifs.map(({ name, holds }) => [name, holds?.name])).toEqual([
        ['girl', 'guitar'],
      ])
    expect(readPrompt('miś przytula serce').motifs[0]?.holds?.name).toBe('heart')
  })

  it('lead to things that are there and never round in a circle, whatever is written', () => {
    const words = constantFrom(
      ...'kot koty pies krzesło krześle domem drzewem koszyku róże wazonie tort serce i z na w pod przed za obok nad przytula tańczą dwa czerwony a cat two dogs on in under behind in_front_of next_to basket tree house hugging , las śpi'
        .split(' ')
        .map((word) => word.replaceAll('_', ' ')),
    )
    assert(
      property(array(words, { maxLength: 16 }), (said) => {
        const { motifs, ends } = readPrompt(said.join(' '))
        for (const { name } of motifs) {
          let at: string | undefined = name
          for (let step = 0; at !== undefined; step += 1) {
            expect(step).toBeLessThanOrEqual(motifs.length)
            const next: string | undefined = motifs.find((one) => one.name === at)?.relation?.to
            at = motifs.some((one) => one.name === next) ? next : undefined
          }
        }
        // Every placed thing has a word for it: „koszyk z kotem” says “with”, which is told as “and”.
        const isPlaced = motifs.some(({ relation }) => relation !== null)
        const isSaid = ends.some(({ became, word }) => became === 'placed' || word === 'z')
        expect(isPlaced && !isSaid).toBe(false)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a part of the picture', () => {
  it.each([
    ['a lighthouse on the left and a moon in the top right corner', ['left', null], ['right', 'top']],
    ['po lewej kot, po prawej pies', ['left', null], ['right', null]],
    ['serce w lewym górnym rogu i kot', ['left', 'top'], [undefined, undefined]],
    ['kot na dole po prawej, balon u góry', ['right', 'bottom'], [null, 'top']],
  ])('„%s”: %j, %j', (prompt, first, second) => {
    const { motifs } = readPrompt(prompt)
    expect(motifs.map(({ spot }) => [spot?.across, spot?.up])).toEqual([first, second])
    expect(unread(prompt)).toEqual([])
  })

  it('is told where nothing is said to be there, and so is a view that isn’t drawn', () => {
    expect(unread('po lewej')).toEqual(['po', 'lewej'])
    expect(unread('kot z lotu ptaka')).toEqual(['z', 'lotu', 'ptaka'])
    expect(unread('a house from behind')).toEqual(['from', 'behind'])
  })

  it.each([
    ['bocian na dachu', []],
    ['na dachu', ['na', 'dachu']],
    ['a cat on top of', ['on', 'top', 'of']],
    ['a stork on the roof of', ['on', 'the', 'roof', 'of']],
    ['bocian na dachu domu', []],
    ['a cat on top of a gift', []],
  ])('tells the part of a thing that is not there: %s', (prompt, words) => {
    expect(unread(prompt)).toEqual(words)
  })
})
