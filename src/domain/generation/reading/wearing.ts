import {
  CLOTHES,
  COSTUMES,
  type CostumeName,
  type MotifName,
  WORN,
  type Worn,
  type WornName,
} from './brief.ts'
import { FLOWERS } from './gathered.ts'

/** Figures with a face, which a hat fits. */
const FACES: ReadonlySet<MotifName> = new Set([
  'cat', 'dog', 'bird', 'dove', 'owl', 'fox', 'bear', 'teddy', 'hare', 'hedgehog', 'fish', 'whale', 'swan', 'deer',
  'sheep', 'chick', 'penguin', 'elephant', 'horse', 'unicorn', 'lion', 'giraffe', 'cow', 'pig', 'frog', 'turtle',
  'duck', 'squirrel', 'mouse', 'dinosaur', 'dragon', 'stork', 'bat', 'octopus', 'crocodile', 'monkey', 'zebra',
  'parrot', 'camel', 'tiger', 'panda', 'snowman', 'ghost', 'robot', 'llama', 'koala',
  'raccoon', 'sloth', 'hamster', 'otter', 'wolf', 'flamingo', 'hippo', 'seal',
  'goat', 'donkey', 'bison', 'boar', 'beaver', 'badger', 'leopard', 'lynx', 'rhino', 'kangaroo', 'rat', 'shark',
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'child', 'baby', 'groom', 'teacher', 'doctor',
  'angel', 'mermaid', 'ballerina', 'alien', 'rooster', 'hen', 'snake',
]) // prettier-ignore

/** Figures with hands and a head already covered. */
const HANDS: ReadonlySet<MotifName> = new Set([
  'bride', 'santa', 'miner', 'pirate', 'witch', 'elf', 'fairy', 'chef', 'policeman', 'firefighter', 'astronaut', 'king',
  'superhero', 'footballer', 'postman',
]) // prettier-ignore

/** Figures drawn in a dress, so that it can have a colour. */
const IN_DRESSES: ReadonlySet<MotifName> = new Set([
  'grandma', 'mum', 'woman', 'girl', 'child', 'teacher', 'bride', 'ballerina',
]) // prettier-ignore

/** Whether a figure can wear a thing. */
export function canWear(wearer: MotifName, worn: Worn['name']): boolean {
  return (worn === 'dress' ? IN_DRESSES : FACES).has(wearer)
}

/** Whether it is a whole costume, and not one piece. */
export function isCostume(name: Worn['name']): name is CostumeName {
  return COSTUMES.some((one) => one === name) || CLOTHES.some((one) => one === name)
}

/** Whether a figure can hold a thing. */
export function canHold(holder: MotifName): boolean {
  return FACES.has(holder) || HANDS.has(holder)
}

/** Things that a figure carries when it is said to be with them: „miś z sercem”. */
const CARRIED: ReadonlySet<MotifName> = new Set([
  ...FLOWERS,
  'heart', 'star', 'balloon', 'balloons', 'gift', 'bouquet', 'letter', 'book', 'cup', 'candle', 'lantern', 'umbrella',
  'flag', 'icecream', 'lollipop', 'key', 'guitar', 'violin', 'trumpet', 'drum', 'microphone', 'camera', 'football',
  'basketball', 'tennis', 'trophy', 'medal', 'teddy', 'basket', 'egg', 'cake', 'bauble', 'bell', 'candycane',
  'gingerbread', 'pencil', 'newspaper', 'fishingrod', 'hammer', 'carrot', 'banana', 'croissant', 'chocolates', 'drink',
  'apple', 'cherry', 'lemon', 'strawberry', 'grapes', 'pizza', 'donut', 'kite', 'leaf', 'mushroom', 'clover',
  'horseshoe', 'diploma', 'wafer', 'crystalball', 'shell', 'starfish', 'wool', 'babka', 'wreath', 'catkins',
  'glasses', 'rosary', 'cheese', 'beer', 'honey', 'bread', 'burger', 'popcorn', 'teapot', 'orange', 'pear', 'plum', 'tomato',  'pineapple', 'pancakes', 'cards', 'gamepad', 'phone', 'wateringcan', 'shears', 'padlock', 'doll',
  'snowglobe', 'dumbbell', 'laptop', 'magnolia', 'skateboard', 'skates', 'pumpkin', 'cello', 'saxophone', 'raspberry', 'palette', 'globe', 'wheat', 'chalice', 'backpack', 'snowball',
]) // prettier-ignore

/** Whether a figure carries a thing that it is said to be with. */
export function isCarried(name: MotifName): boolean {
  return CARRIED.has(name)
}

/** Whether a thing can be worn. */
export function isWorn(name: MotifName): name is WornName {
  return WORN.some((one) => one === name)
}
