import { type MotifName, WORN, type WornName } from './brief.ts'

/** Who has a face, so that a hat can sit on it. */
const FACES: ReadonlySet<MotifName> = new Set([
  'cat', 'dog', 'bird', 'dove', 'owl', 'fox', 'bear', 'teddy', 'hare', 'hedgehog', 'fish', 'whale', 'swan', 'deer',
  'sheep', 'chick', 'penguin', 'elephant', 'horse', 'unicorn', 'lion', 'giraffe', 'cow', 'pig', 'frog', 'turtle',
  'duck', 'squirrel', 'mouse', 'dinosaur', 'dragon', 'stork', 'bat', 'octopus', 'crocodile', 'monkey', 'zebra',
  'parrot', 'camel', 'tiger', 'panda', 'snowman', 'ghost', 'robot',
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'child', 'baby', 'groom', 'teacher', 'doctor',
  'angel', 'mermaid', 'ballerina',
]) // prettier-ignore

/** Who has hands and a head already covered. */
const HANDS: ReadonlySet<MotifName> = new Set([
  'bride', 'santa', 'miner', 'pirate', 'witch', 'elf', 'fairy', 'chef', 'policeman', 'firefighter', 'astronaut', 'king',
  'superhero', 'footballer', 'postman',
]) // prettier-ignore

/** Who is drawn in a dress, so that it can have a colour. */
const IN_DRESSES: ReadonlySet<MotifName> = new Set([
  'grandma', 'mum', 'woman', 'girl', 'child', 'teacher', 'bride', 'ballerina',
]) // prettier-ignore

/** Whether somebody can have a thing on. */
export function canWear(wearer: MotifName, worn: WornName): boolean {
  return (worn === 'dress' ? IN_DRESSES : FACES).has(wearer)
}

/** Whether somebody can hold a thing. */
export function canHold(holder: MotifName): boolean {
  return FACES.has(holder) || HANDS.has(holder)
}

/** Whether a thing can be put on somebody. */
export function isWorn(name: MotifName): name is WornName {
  return WORN.some((one) => one === name)
}
