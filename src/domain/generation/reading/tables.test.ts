import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'

const placed = (prompt: string) =>
  readPrompt(prompt).motifs.map(({ name, relation, holds }) => [
    name,
    relation === null ? null : `${relation.name} ${relation.to}`,
    holds?.name ?? null,
  ])

describe('a table', () => {
  it.each([
    ['kot pod drewnianym stołem', 'under'],
    ['kot pod dużym okrągłym stołem', 'under'],
    ['a cat under the old wooden table', 'under'],
    ['a cat under the kitchen table', 'under'],
    ['mysz obok kamiennego stołu', 'behind'],
  ])('is seen whole, whatever it is made of: „%s”', (prompt, relation) => {
    const [who, table] = readPrompt(prompt).motifs
    expect(who?.relation).toEqual({ name: relation, to: 'table' })
    expect(table?.name).toBe('table')
  })

  it('is the room’s where nobody is at it', () => {
    expect(placed('tort na drewnianym stole')).toEqual([['cake', null, null]])
    expect(readPrompt('tort na drewnianym stole').setting).toBe('room')
  })

  it.each([
    ['tort na stole, a za nim dziadek i babcia', ['cake']],
    ['babcia i dziadek, tort na stole', ['cake']],
    ['babcia z tortem na stole', ['cake']],
    ['rodzina i tort na stole', ['cake']],
    ['mum and dad, a gift on the table', ['gift']],
    ['a chef with a pizza on a wooden table', ['pizza']],
  ])('has on it what is laid there, and no people: „%s”', (prompt, laid) => {
    const motifs = placed(prompt)
    expect(motifs.filter(([, relation]) => relation === 'on table').map(([name]) => name)).toEqual(laid)
    expect(motifs.map(([name]) => name)).toContain('table')
    expect(motifs.every(([, , held]) => held === null)).toBe(true)
  })
})

describe('families, readers and what belongs to a thing', () => {
  it.each([
    ['rodzina misiów w lesie', ['teddy', 3]],
    ['a bear family in the forest', ['bear', 3]],
    ['a family of foxes', ['fox', 3]],
    ['rodzina w lesie', ['family', 1]],
    ['para staruszków na ławce', ['grandparents', 1]],
    ['miś panda z sercem', ['panda', 1]],
  ])('„%s”: %j', (prompt, first) => {
    const [motif] = readPrompt(prompt).motifs
    expect([motif?.name, motif?.count]).toEqual(first)
  })

  it('whoever reads holds what they read, and sits where it is said', () => {
    const [owl] = readPrompt('an owl reading a book on a moon').motifs
    expect([owl?.holds?.name, owl?.relation]).toEqual(['book', { name: 'on', to: 'moon' }])
    expect(readPrompt('dziadek czyta gazetę').motifs[0]?.holds?.name).toBe('newspaper')
    expect(readPrompt('sowa czyta').motifs[0]?.holds?.name).toBe('book')
  })

  it('a gift has its bow, a basket its eggs', () => {
    expect(placed('a puppy in a gift box with a red bow').map(([name]) => name)).toEqual(['dog', 'gift'])
    expect(readPrompt('a puppy in a gift box with a red bow').motifs[1]?.of?.colours).toEqual(['#d8392f'])
    const [hare] = readPrompt('zajączek z koszem pisanek wśród tulipanów').motifs
    expect(hare?.holds?.of?.name).toBe('egg')
    expect(placed('a basket of Easter eggs and a chick').map(([name]) => name)).toEqual(['basket', 'chick'])
  })

  it('what is done right before a word that isn’t known is done by who was named', () => {
    expect(readPrompt('four penguins singing loudly').motifs[0]?.pose).toBe('singing')
  })

  it('moonlight is a time, and no moon beside somebody', () => {
    expect(readPrompt('a mermaid by moonlight').motifs.map(({ name }) => name)).toEqual(['mermaid'])
    expect(readPrompt('a mermaid by moonlight').time).toBe('night')
  })
})

describe('what is said behind somebody who is somewhere', () => {
  it('a scarf is on the bear, and not beside its skis', () => {
    const motifs = readPrompt('a bear on skis with a red scarf').motifs
    expect(motifs.map(({ name }) => name)).toEqual(['bear', 'skis'])
    expect(motifs[0]?.wears).toEqual([{ name: 'scarf', colours: ['#d8392f'] }])
  })

  it('a flag is in the astronaut’s hands, and not beside the moon', () => {
    expect(placed('an astronaut on the moon with a flag')[0]).toEqual(['astronaut', 'on moon', 'flag'])
  })

  it('what a table has at which somebody sits is on it, and a chair beside it isn’t', () => {
    expect(placed('babcia z wnuczką przy stole z piernikami').at(-1)).toEqual([
      'gingerbread',
      'on table',
      null,
    ])
    expect(placed('kot pod stołem i krzesło').at(-1)).toEqual(['chair', null, null])
  })

  it('a roof has its house', () => {
    expect(placed('kot na dachu pod gwiazdami')).toEqual([
      ['cat', 'on house', null],
      ['house', null, null],
    ])
    expect(placed('bocian na dachu kościoła').map(([name]) => name)).toEqual(['stork', 'church'])
    expect(placed('an owl on the roof').map(([name]) => name)).toEqual(['owl', 'house'])
  })

  it('a ladybird is on the leaf, and no sunflower', () => {
    const leafed = placed('a giant sunflower with a ladybird on a leaf').filter(([, to]) => to === 'on leaf')
    expect(leafed.map(([name]) => name)).toEqual(['ladybird'])
  })

  it('what a table is said to have is on it', () => {
    expect(
      placed('stół z tortem i kieliszkami, dziadkowie')
        .filter(([, to]) => to === 'on table')
        .map(([name]) => name),
    ).toEqual(['cake', 'glasses'])
    expect(placed('stół z tortem, dziadkowie')).toEqual([
      ['table', null, null],
      ['cake', 'on table', null],
      ['grandparents', null, null],
    ])
  })

  it('a bunch of two kinds has both', () => {
    const [vase] = readPrompt('bukiet maków i chabrów w dzbanku').motifs
    expect([vase?.of?.name, vase?.of?.others]).toEqual(['poppy', ['forgetmenot']])
  })
})
