import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { PEERS_FOLDER } from './peers.ts'

// One dictionary in a process of its own (`node --expose-gc`): reads it, looks words up, and prints what that cost.

/** The different words of the articles. */
const ARTICLES = fileURLToPath(new URL('../../../server/shop/content/articles/pl', import.meta.url))
const WORDS = [
  ...new Set(
    readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => readFileSync(join(ARTICLES, name), 'utf8').match(/\p{L}+/gu) ?? []),
  ),
]
/** How often all words are looked up. */
const TIMES = 10

type IsWord = (word: string) => boolean

function openOurs(): IsWord {
  const bytes = readFileSync(new URL('../../../src/domain/text/spelling/polishWords.bin', import.meta.url))
  return openDictionary(bytes).isWord
}

function openNspell(): IsWord {
  const require = createRequire(join(PEERS_FOLDER, 'package.json'))
  const nspell: (files: { readonly aff: Buffer; readonly dic: Buffer }) => {
    readonly correct: IsWord
  } = require(join(PEERS_FOLDER, 'node_modules/nspell'))
  const folder = join(PEERS_FOLDER, 'node_modules/dictionary-pl')
  const read = (ending: string) => readFileSync(join(folder, `index.${ending}`))
  const speller = nspell({ aff: read('aff'), dic: read('dic') })
  return (word) => speller.correct(word)
}

const collect = globalThis.gc ?? (() => undefined)
const held = () => {
  // What a first round frees lets go of more.
  for (let round = 0; round < 3; round += 1) collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const before = held()
const start = performance.now()
const isWord = process.argv[2] === 'nspell' ? openNspell() : openOurs()
const loadMs = performance.now() - start
const heldBytes = held() - before
let known = 0
const looked = performance.now()
for (let time = 0; time < TIMES; time += 1) for (const word of WORDS) if (isWord(word)) known += 1
const lookupMicros = ((performance.now() - looked) * 1_000) / (TIMES * WORDS.length)
console.log(JSON.stringify({ loadMs, heldBytes, lookupMicros, knownShare: known / (TIMES * WORDS.length) }))
