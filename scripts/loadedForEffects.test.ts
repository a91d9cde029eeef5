import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOADED_FOR_EFFECTS, WITHOUT_EFFECTS } from './loadedForEffects.ts'

const PLAIN_IMPORT = /^import '#domain\/([\w/-]+)\.ts'/gmu

it('whatever of the domain is loaded for what it does is kept in the build', () => {
  const loaded = globSync('{src,src-sw}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PLAIN_IMPORT)].map(([, name = '']) => name),
  )
  expect(new Set(loaded)).toEqual(new Set(LOADED_FOR_EFFECTS))
  for (const name of loaded) expect(WITHOUT_EFFECTS.test(`/src/domain/${name}.ts`)).toBe(false)
  expect(WITHOUT_EFFECTS.test('/src/domain/gifts/blankWords.ts')).toBe(true)
})
