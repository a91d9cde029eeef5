import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Recipe } from './recipes.ts'

/** The code that decides a recipe's look: a change of any of it changes every address. */
const DRAWING_FOLDERS = ['drawings', 'art', 'brushes']

/** The name of the `n`th picture of a product, from 1: one with English words on it is beside the Polish one. */
export function productPictureName(handle: string, n: number, language: 'pl' | 'en'): string {
  return `products/${handle}/${language === 'en' ? 'en-' : ''}${n}`
}

/**
 * The address of the `n`th picture of a product, from 1. It carries a hash of the picture's sources, so that it can be
 * known without drawing, cached for ever, and never shows an old picture.
 */
export function productPictureAddress(
  handle: string,
  n: number,
  recipe: Recipe,
  language: 'pl' | 'en',
): string {
  return `/media/${productPictureName(handle, n, language)}-${pictureHash(recipe)}.jpg`
}

export function collectionPictureAddress(handle: string, recipe: Recipe): string {
  return `/media/collections/${handle}/1-${pictureHash(recipe)}.jpg`
}

/** Ten hexadecimal digits that identify a recipe under the present drawings. */
export function pictureHash(recipe: Recipe): string {
  return createHash('sha256').update(drawingsHash()).update(JSON.stringify(recipe)).digest('hex').slice(0, 10)
}

let drawings: string | undefined

function drawingsHash(): string {
  drawings ??= hashFolders()
  return drawings
}

/** Where code lies doesn't change what it draws. */
const IMPORT = /^import [^']*'[^']+'\n/gmu

function hashFolders(): string {
  const hash = createHash('sha256')
  for (const folder of DRAWING_FOLDERS) {
    const address = new URL(`./${folder}/`, import.meta.url)
    for (const name of readdirSync(address).toSorted()) {
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        hash.update(readFileSync(new URL(name, address), 'utf8').replaceAll(IMPORT, ''))
    }
  }
  return hash.digest('hex')
}
