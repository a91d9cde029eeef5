import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'

/** Each thing with its relation: „girl on dad”. */
function placed(prompt: string): string[] {
  return readPrompt(prompt).motifs.map(({ name, count, relation }) =>
    [count > 1 ? String(count) : '', name, ...(relation === null ? [] : [relation.name, relation.to])]
      .filter((part) => part !== '')
      .join(' '),
  )
}

const missed = (prompt: string) =>
  readPrompt(prompt).ends.flatMap(({ word, became }) => (became === 'unread' ? [word] : []))

describe('one on the shoulders of another one', () => {
  it.each([
    ['tata niesie córkę na barana', ['dad', 'girl on dad']],
    ['córka na barana u taty', ['girl on dad', 'dad']],
    ['synek na ramionach dziadka', ['boy on grandpa', 'grandpa']],
    ['chłopiec jedzie na barana na mamie', ['boy on mum', 'mum']],
    ['tata z dzieckiem na barana w parku', ['dad', 'child on dad']],
    ['a dad giving his son a piggyback ride', ['dad', 'boy on dad']],
    ["a girl on her grandpa's shoulders", ['girl on grandpa', 'grandpa']],
    ['a grandfather carrying his granddaughter on his shoulders', ['grandpa', 'girl on grandpa']],
    ['słoń niesie mysz na plecach', ['elephant', 'mouse on elephant']],
  ] as const)('%s', (prompt, expected) => {
    expect(placed(prompt)).toEqual(expected)
    expect(missed(prompt).filter((word) => /baran|ramion|plec|piggy|shoulder/.test(word))).toEqual([])
  })

  it('is reported when there is nobody to sit on', () => {
    expect(missed('chłopiec na barana')).not.toEqual([])
  })

  it('leaves rams alone', () => {
    expect(placed('chłopiec i baran')).toEqual(['boy', 'sheep'])
  })
})

describe('one thing with others around it', () => {
  it.each([
    ['dzieci wokół choinki', ['3 child around christmastree', 'christmastree']],
    ['wokół choinki tańczą dzieci', ['christmastree', '3 child around christmastree']],
    ['rodzina dookoła ogniska', ['family around campfire', 'campfire']],
    ['przyjaciele przy ognisku', ['friends around campfire', 'campfire']],
    ['rodzina wokół stołu', ['family behind table', 'table']],
    ['three rabbits around a snowman', ['3 hare around snowman', 'snowman']],
    ['friends around a bonfire', ['friends around campfire', 'campfire']],
  ] as const)('%s', (prompt, expected) => {
    expect(placed(prompt)).toEqual(expected)
    expect(missed(prompt)).toEqual([])
  })
})

describe('animals before a vehicle', () => {
  it.each([
    ['biała kareta zaprzężona w dwa białe konie', ['carriage', '2 horse pulling carriage']],
    ['konie ciągną bryczkę', ['2 horse pulling carriage', 'carriage']],
    ['Mikołaj leci saniami z reniferami', ['santa in sleigh', 'sleigh', '2 deer pulling sleigh']],
    ['sanie ciągnięte przez cztery renifery', ['sleigh', '4 deer pulling sleigh']],
    ['kulig', ['sleigh', '2 horse pulling sleigh']],
    ['psi zaprzęg', ['sleigh', '4 dog pulling sleigh']],
    ['six reindeer pulling a sleigh', ['6 deer pulling sleigh', 'sleigh']],
    ['a carriage pulled by a unicorn', ['carriage', 'unicorn pulling carriage']],
    ['dziecko na sankach z psem', ['child in sleigh', 'sleigh', 'dog']],
  ] as const)('%s', (prompt, expected) => {
    expect(placed(prompt)).toEqual(expected)
    expect(missed(prompt)).toEqual([])
  })
})

const worn = (prompt: string) =>
  readPrompt(prompt).motifs.map(({ name, wears }) =>
    [name, ...wears.map((one) => `${one.name}${one.isHat === true ? ' hat' : ''}`)].join(' '),
  )

describe('clothes of a trade', () => {
  it.each([
    ['pies w czapce kapitana', ['dog captain hat']],
    ['kot w czapce kucharskiej i okularach', ['cat chef hat eyeglasses']],
    ['kot w pirackim kapeluszu', ['cat pirate hat']],
    ['miś w szaliku i hełmie strażaka', ['teddy scarf firefighter hat']],
    ['zając w fartuchu kucharza', ['hare chef']],
    ['sowa w mundurze policjanta', ['owl policeman']],
    ['kot i pies w czapkach marynarzy', ['cat sailor hat', 'dog sailor hat']],
    ['a fox in a pirate hat', ['fox pirate hat']],
    ['a dog in a captain’s hat', ['dog captain hat']],
    ["a hamster wearing a firefighter's helmet", ['hamster firefighter hat']],
    ['jeż w czapce Mikołaja', ['hedgehog santahat']],
    ['kapitan i pies w czapce', ['man captain', 'dog beanie']],
  ] as const)('%s', (prompt, expected) => {
    expect(worn(prompt)).toEqual(expected)
    expect(missed(prompt)).toEqual([])
  })
})
