import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildIdOf, hashesOf, plainNameOf, plainText, textOfBuild } from './plainText.ts'

const hash = fc.stringMatching(/^[A-Za-z0-9_-]{8}$/)
const stem = fc.constantFrom('start', 'sklep.produkt._handle', 'checkTexts.worker', '_', 'a-b')
const ID = buildIdOf('0123456789ab')

const names = fc.uniqueArray(fc.record({ stem, hash }), { selector: (one) => one.stem, minLength: 1 })
const textOf = (given: readonly { readonly stem: string; readonly hash: string }[], id: string) =>
  given
    .map(({ stem: name, hash: of }) => `import"./${name}-${of}.js";l(["${name}-${of}.js b-c.js"],"${id}")`)
    .join('\n')
const pathsOf = (given: readonly { readonly stem: string; readonly hash: string }[]) =>
  given.map(({ stem: name, hash: of }) => `assets/${name}-${of}.js`)

it('a text is the same again with the names of its own build', () => {
  fc.assert(
    fc.property(names, (given) => {
      const hashes = hashesOf(pathsOf(given))
      const text = textOf(given, ID)
      expect(textOfBuild(plainText(text, hashes), hashes, ID)).toBe(text)
    }),
  )
})

it('two builds that differ by names alone have the same plain text', () => {
  fc.assert(
    fc.property(names, fc.infiniteStream(hash), (given, others) => {
      const next = given.map((one) => ({ ...one, hash: others.next().value ?? one.hash }))
      const id = buildIdOf('ba9876543210')
      expect(plainText(textOf(given, ID), hashesOf(pathsOf(next)))).toBe(
        plainText(textOf(next, id), hashesOf(pathsOf(given))),
      )
    }),
  )
})

it('a name that two files share keeps its hash, and other words stay as they are', () => {
  const hashes = hashesOf(['assets/esm-AAAA1111.js', 'assets/esm-BBBB2222.js', 'assets/kit-CCCC3333.js'])
  const text = 'import"./esm-AAAA1111.js";x="some-abcdefgh.js build-configuration";import"./kit-CCCC3333.js"'
  expect(plainText(text, hashes)).toBe(
    'import"./esm-AAAA1111.js";x="some-abcdefgh.js build-configuration";import"./kit-????????.js"',
  )
  expect(plainNameOf('assets/kit-CCCC3333.js')).toBe('kit.js')
  expect(plainNameOf('index.html')).toBe('index.html')
})
