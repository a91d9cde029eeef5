import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { nameKey } from '#domain/nameOrder.ts'
import { imagePrefix, originalKey, thumbnailKey } from '#server/accounts/gallery/imageFiles.ts'
import { galleryImages } from '#server/accounts/gallery/tables.ts'
import { openData } from '#server/openData.ts'
import { users } from '#server/platform/users/tables.ts'
import { readConfig } from '#server/readConfig.ts'
import { silentLog } from '#support/testContext.ts'

const DIFFERENT = 60
const ROWS_AT_ONCE = 1_000

/**
 * Gives somebody of a stopped installation a gallery of `count` pictures: rows of their own each, and files that
 * repeat after sixty.
 */
export async function seedGallery(dataDirectory: string, email: string, count: number): Promise<void> {
  const files = join(dataDirectory, 'files')
  const drawn = await Promise.all(Array.from({ length: DIFFERENT }, (_, index) => drawPicture(files, index)))
  const data = await openData(readConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' }), silentLog)
  try {
    const { context } = data
    const [user] = await context.database.select().from(users).where(eq(users.email, email))
    if (user === undefined) throw new Error(`nobody has the address ${email}`)
    const rows = Array.from({ length: count }, (_, index) => imageRow(user.id, index))
    for (const [index, row] of rows.entries()) {
      const picture = drawn[index % DIFFERENT]
      if (picture === undefined) throw new Error('no picture was drawn')
      mkdirSync(join(files, imagePrefix(row)), { recursive: true })
      linkSync(picture.thumbnail, join(files, thumbnailKey(row)))
      linkSync(picture.original, join(files, originalKey(row)))
    }
    for (let start = 0; start < count; start += ROWS_AT_ONCE) {
      await context.database.insert(galleryImages).values(rows.slice(start, start + ROWS_AT_ONCE))
    }
  } finally {
    await data.close()
  }
}

function imageRow(userId: string, index: number): typeof galleryImages.$inferInsert {
  const filename = `zdjęcie ${index + 1}.webp`
  return {
    id: randomUUID(),
    userId,
    filename,
    filenameFolded: foldPolish(filename),
    filenameKey: nameKey(filename),
    mimeType: 'image/webp',
    width: 1_600,
    height: 1_200,
    bytes: 300_000 + index,
    colour: '#5a6c8f',
    keptHash: `kept-${index}`,
    sentHash: `sent-${index}`,
    createdAt: new Date(1_790_000_000_000 + index * 60_000),
  }
}

/** A picture as busy as a photograph, and its thumbnail, drawn once and linked to by many. */
async function drawPicture(files: string, index: number) {
  const hue = (index * 67) % 360
  const shapes = Array.from({ length: 40 }, (_, shape) => {
    const place = (step: number, most: number) => ((shape + 1) * step * (index + 3)) % most
    return `<circle cx="${place(97, 1_600)}" cy="${place(61, 1_200)}" r="${40 + place(13, 160)}" fill="hsl(${(hue + place(29, 120)) % 360},55%,${30 + place(17, 45)}%)" opacity=".7"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="100%" height="100%" fill="hsl(${hue},40%,45%)"/>${shapes.join('')}</svg>`
  const original = join(files, 'bench', `${index}.webp`)
  const thumbnail = join(files, 'bench', `${index}-small.webp`)
  mkdirSync(dirname(original), { recursive: true })
  const drawn = sharp(Buffer.from(svg))
  writeFileSync(original, await drawn.clone().webp({ quality: 80 }).toBuffer())
  writeFileSync(thumbnail, await drawn.clone().resize(320, 240).webp({ quality: 72 }).toBuffer())
  return { original, thumbnail }
}
