import type { Services } from '#services/services.tsx'
import { readUploads } from '#offline/gallery/uploads.ts'
import { database } from '#offline/openDatabase.ts'

/** Goes on with pictures that an earlier page could not finish sending, on whatever screen the person is now. */
export async function resumeUploads(services: Pick<Services, 'productApi' | 'session'>): Promise<void> {
  const rows = await readUploads(await database())
  if (!rows.some((row) => row.state === 'waiting')) return
  const { uploadQueue } = await import('./uploads.ts')
  await uploadQueue(services)
}
