import { stat } from 'node:fs/promises'
import type { FileFormat } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import type { MadeFile } from './engine.ts'
import type { HeldJob } from './queue.ts'
import type { StoredResultFile } from './tables.ts'

const MEDIA_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  json: 'application/json',
} as const satisfies Record<FileFormat, string>

/** The folder of one attempt's files. Each attempt has its own, so that none can spoil another's. */
export function filesPrefix({ id, lease }: Pick<HeldJob, 'id' | 'lease'>): string {
  return `generations/${id}/${lease}/`
}

/** Stores an engine's result. Completing the job keeps the files; otherwise they are removed in time. */
export function storeResult(
  context: ServerContext,
  job: HeldJob,
  files: readonly MadeFile[],
): Promise<StoredResultFile[]> {
  return storeMadeFiles(context, filesPrefix(job), files)
}

/** The same under a prefix of its own: the caller keeps the files by `storeFiles`. */
export async function storeMadeFiles(
  context: ServerContext,
  prefix: string,
  files: readonly MadeFile[],
): Promise<StoredResultFile[]> {
  await expectFiles(context, prefix)
  const store = fileStore(context)
  const stored: StoredResultFile[] = []
  for (const [index, { path, ...file }] of files.entries()) {
    const mediaType = MEDIA_TYPES[file.format]
    const key = `${prefix}${String(index)}-${file.role}.${endingOf(mediaType)}`
    const { size } = await stat(path)
    await store.putFile(key, path, mediaType)
    stored.push({ ...file, mediaType, bytes: size, key })
  }
  return stored
}
