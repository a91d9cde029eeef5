import type { IskraDatabase } from '../database.ts'

const SHOWN = new Set(['thumbnail', 'preview', 'poster'])

/** The addresses of pictures in unseen results. */
export async function unseenPictures(db: IskraDatabase): Promise<readonly string[]> {
  const rows = await db.generations.filter((row) => row.status === 'completed' && !row.isSeen).toArray()
  const files = rows.flatMap((row) => row.result?.files ?? [])
  return files.filter((file) => SHOWN.has(file.role)).map((file) => file.url)
}
