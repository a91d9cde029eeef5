/**
 * Draws the pictures that lists and the home page show into `server/platform/media/shipped`, so that no first start has to. Run it
 * after a change of recipes or drawings (a test says so) and commit its output: only what has changed is drawn.
 *
 * node scripts/make-pictures.ts
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPictureStore, SHIPPED_PICTURES } from '#server/platform/media/pictureStore.ts'
import { plannedPictures } from '#server/shop/catalogue/plannedPictures.ts'
import { SHIPPED_FORMAT, shippedPictures } from '#server/shop/catalogue/shippedPictures.ts'

const store = openPictureStore(SHIPPED_PICTURES)
await store.sweep(plannedPictures())
const made = await Promise.all(
  shippedPictures().map(({ file, width }) => store.prepare(file, width, SHIPPED_FORMAT)),
)
await store.close()

// As drawn they are large, and needed for other sizes only: a server draws those again.
const files = await readdir(SHIPPED_PICTURES, { recursive: true, withFileTypes: true })
const masters = files.filter(({ name }) => name === 'master.jpg')
await Promise.all(masters.map(({ parentPath, name }) => rm(join(parentPath, name))))
console.log(`${made.filter(Boolean).length} of ${made.length} pictures were drawn.`)
