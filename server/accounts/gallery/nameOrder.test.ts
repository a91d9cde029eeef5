import { expect, it } from 'vitest'
import { openPostgres } from '#server/platform/database/openDatabase.ts'
import { makeImage } from '#support/gallery/makeImage.ts'
import { openGallery } from '#support/gallery/openGallery.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { silentLog, testContext } from '#support/testContext.ts'

/** In its order `~` stands before all letters, other than byte by byte. */
const POLISH = `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'pl'`

it('pictures by name are in the same order in a database with a collation of its own', async () => {
  const { url, drop } = await createPostgresDatabase(POLISH)
  const { database, close } = await openPostgres(url, silentLog)
  const context = testContext(database)
  const mine = await openGallery(context)
  const ordered = ['IMG_9.jpg', 'IMG_10.jpg', 'Las.jpg', 'Lato.jpg', 'Łąka.jpg', 'Zebra.jpg', 'Źrebię.jpg']
  for (const filename of ordered.toReversed()) await makeImage(context, mine.user.id, { filename })
  expect(await mine.names({ sort: 'name' })).toEqual(ordered)
  await close()
  await drop()
})
