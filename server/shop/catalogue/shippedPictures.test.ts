import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHIPPED_PICTURES } from '#server/platform/media/pictureStore.ts'
import { SHIPPED_FORMAT, shippedPictures } from './shippedPictures.ts'

it('ships what is there before anybody asks, as it is drawn now, and nothing else', () => {
  const planned = shippedPictures().map(
    ({ file, width }) => `${file.name.replaceAll('/', '--')}--${file.hash}/${width}.${SHIPPED_FORMAT}`,
  )
  const shipped = readdirSync(SHIPPED_PICTURES).flatMap((folder) =>
    readdirSync(`${SHIPPED_PICTURES}/${folder}`).map((name) => `${folder}/${name}`),
  )
  // Where this fails: node scripts/make-pictures.ts
  expect(shipped.toSorted()).toEqual(planned.toSorted())
})
