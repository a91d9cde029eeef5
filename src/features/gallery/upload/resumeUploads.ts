import type { Services } from '#services/services.tsx'
import { readUploads } from '#offline/gallery/uploads.ts'
import { database } from '#offline/openDatabase.ts'

/** Continues uploads that an earlier page could not finish, on every screen. */
export async function resumeUploads(services: Pick<Services, 'productApi' | 'session'>): Promise<void> {
  const rows = await readUploads(await database())
  if (!rows.some((row) => row.state === 'waiting')) return
  const { uploadQueue } = await import('./uploads.ts')
  await uploadQueue(services)
}
