import type { MotifName } from './brief.ts'

/** Figures with legs to let down from a seat, which stand or sit at a table. */
export const PEOPLE: ReadonlySet<MotifName> = new Set([
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'bride', 'groom', 'newlyweds', 'couple', 'teacher',
  'doctor', 'friends', 'family', 'santa', 'angel', 'child', 'miner', 'pirate', 'witch', 'elf', 'fairy', 'ballerina',
  'chef', 'policeman', 'firefighter', 'postman', 'astronaut', 'king', 'superhero', 'footballer', 'robot', 'grandparents',
]) // prettier-ignore
