import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'

/** Each thing as it is drawn: its pose, what it holds and its place. */
function drawn(prompt: string): string[] {
  return readPrompt(prompt).motifs.map(({ name, count, pose, holds, relation, of }) =>
    [
      count > 1 ? String(count) : '',
      pose ?? '',
      name,
      of === null ? '' : `of ${of.name}`,
      holds === null ? '' : `with ${holds.count > 1 ? `${holds.count} ` : ''}${holds.name}`,
      relation === null ? '' : `${relation.name} ${relation.to}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
}

const missed = (prompt: string) =>
  readPrompt(prompt).ends.flatMap(({ word, became }) => (became === 'unread' ? [word] : []))

describe('actions', () => {
  it.each([
    ['dziewczynka karmi kaczki', ['girl with bread', '3 duck']],
    ['a boy feeding a horse', ['boy with carrot', 'horse']],
    ['babcia karmi kury', ['grandma with wheat', '3 hen']],
    ['ptak karmi pisklęta w gnieździe', ['bird on nest', '3 chick on nest', 'nest']],
    ['chłopiec zdmuchuje świeczki na torcie', ['boy', 'cake of candle']],
    ['a girl blowing out candles', ['girl', 'cake of candle']],
    ['dzieci lepią bałwana', ['3 child around snowman', 'snowman']],
    ['a boy building a sandcastle', ['boy beside sandcastle', 'sandcastle']],
    ['dziewczynka otwiera prezent', ['girl with gift']],
    ['a child unwrapping a gift', ['child with gift']],
    ['kot wspina się na drzewo', ['climbing cat on tree', 'tree']],
    ['a boy climbing a tall tree', ['climbing boy on tree', 'tree']],
    ['klaun żongluje piłkami', ['man with 3 football']],
    ['a bear juggling five apples', ['bear with 5 apple']],
    ['niedźwiedź pływa w jeziorze', ['swimming bear']],
    ['a penguin diving', ['diving penguin']],
    ['pingwin poślizgnął się', ['falling penguin']],
    ['kot spada z drzewa', ['falling cat', 'tree']],
    ['para spaceruje po parku', ['walking couple']],
    ['kaczka wysiaduje jajka', ['duck on egg', '3 egg']],
    ['księgarnia z kotem w oknie', ['shop of book', 'cat in shop']],
    ['a cat in the bakery window', ['cat in shop', 'shop of bread']],
    ['kot na dachu z teleskopem', ['cat on house', 'house', 'telescope on house']],
    ['wróżka śpi w tulipanie', ['asleep fairy in tulip', 'tulip']],
    ['miś otulony kocem', ['teddy under blanket', 'blanket']],
    ['a cat wrapped in a blanket', ['cat under blanket', 'blanket']],
    ['mysz chodzi po linie', ['walking mouse on tightrope', 'tightrope']],
    ['balkon z kwiatami', ['balcony']],
    ['miś leci samolotem', ['teddy in plane', 'plane']],
    ['a dog driving a fire engine', ['dog in firetruck', 'firetruck']],
    ['para leci balonem', ['couple in airballoon', 'airballoon']],
    ['chłopak oświadcza się dziewczynie', ['kneeling man', 'woman']],
    ['rodzina na pikniku', ['family on picnic', 'picnic']],
    ['pies śpi na kanapie z kotem', ['asleep dog on sofa', 'sofa', 'cat on sofa']],
    ['leśne zwierzęta', ['fox', 'hare', 'hedgehog', 'bear']],
    ['farm animals', ['barn', 'cow', 'pig', 'sheep', 'hen']],
    ['siostry tańczą z parasolkami', ['3 dancing woman with umbrella']],
    ['mechanik naprawia samochód', ['man with hammer', 'car']],
    ['niedźwiedź wspina się na drzewo po miód', ['climbing bear on tree', 'tree', 'honey']],
  ] as const)('%s', (prompt, expected) => {
    expect(drawn(prompt)).toEqual(expected)
    expect(missed(prompt)).toEqual([])
  })

  it('what falls from the sky is no figure', () => {
    expect(readPrompt('pada śnieg, spada śnieg').weather).toEqual(['snow'])
    expect(drawn('kot i spadające liście')).toEqual(['cat', '3 leaf'])
  })
})
