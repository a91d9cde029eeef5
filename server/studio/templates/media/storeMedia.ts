import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { and, asc, eq } from 'drizzle-orm'
import { fileOf } from '#domain/template/resultFile.ts'
import { MEDIA_PX_MOST, type TakeResult } from '#domain/template/templateMedia.ts'
import { whenThereIsRoom } from '#server/accounts/gallery/decodeGate.ts'
import { recodePicture } from '#server/accounts/gallery/recodePicture.ts'
import { sniffFile } from '#server/accounts/gallery/sniffFile.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles, storeFiles } from '#server/platform/files/discardedFiles.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { sharp } from '#server/platform/media/sharp.ts'
import { findRun } from '../runs/findRun.ts'
import { storedResults } from '../runs/runView.ts'
import { templateMedia, type TemplateMediaRow, templateRuns } from '../tables.ts'
import { mediaKey, mediaPrefix } from './mediaKeys.ts'

/** How many of an author's runs are searched for a picture. */
const LOOKED_AT = 5

/**
 * Stores a picture that an author has sent for a template, re-encoded. Throws FILE_TYPE_NOT_ALLOWED, PICTURE_TOO_LARGE
 * and FILE_UNREADABLE.
 */
export async function storePictureSent(
  context: ServerContext,
  path: string,
  saidType: string,
): Promise<TemplateMediaRow> {
  const type = await sniffFile(path, saidType)
  return withIncomingFile(context, async (picture) => {
    await whenThereIsRoom(() => recodePicture(path, type, picture))
    return storeShrunk(context, picture, null)
  })
}

/**
 * Stores one result of the caller's own runs; idempotent. A picture is kept as large as pages show it, a film or a
 * sound as it is. Throws NOT_FOUND for a result that isn't theirs, isn't delivered or has no file.
 */
export async function storeResult(
  context: ServerContext,
  userId: string,
  { run: id, output, part: at }: TakeResult,
): Promise<TemplateMediaRow> {
  const run = await findRun(context, userId, id)
  const results = await storedResults(context, run)
  const part = results.find((result) => result.output === output)?.parts[at]
  const file = part === undefined ? undefined : fileOf(part)
  if (part === undefined || file === undefined || part.kind === 'text' || part.kind === 'file') {
    throw new Refusal('NOT_FOUND')
  }
  const source = `${run.id}/${output}/${String(at)}`
  const [known] = await context.database.select().from(templateMedia).where(eq(templateMedia.source, source))
  if (known !== undefined) return known
  return withIncomingFile(context, async (path) => {
    // The address of a stored result is its key.
    if (!(await fileStore(context).download(file.url, path))) throw new Refusal('NOT_FOUND')
    return part.kind === 'image'
      ? storeShrunk(context, path, source)
      : store(context, path, { mediaType: file.mediaType, source })
  })
}

/**
 * The first picture that this person's runs of this template have made, copied for the template; null when there is
 * none to copy.
 */
export async function storeFirstPicture(
  context: ServerContext,
  userId: string,
  templateId: string,
): Promise<TemplateMediaRow | null> {
  const runs = await context.database
    .select()
    .from(templateRuns)
    .where(
      and(
        eq(templateRuns.templateId, templateId),
        eq(templateRuns.userId, userId),
        eq(templateRuns.status, 'completed'),
      ),
    )
    .orderBy(asc(templateRuns.createdAt))
    .limit(LOOKED_AT)
  for (const run of runs) {
    for (const { output, parts } of await storedResults(context, run)) {
      const part = parts.findIndex(({ kind }) => kind === 'image')
      const kept = part === -1 ? null : await storeIfThere(context, userId, { run: run.id, output, part })
      if (kept !== null) return kept
    }
  }
  return null
}

/** The same as `storeResult`; null for a file that can't be read any more. */
async function storeIfThere(
  context: ServerContext,
  userId: string,
  result: TakeResult,
): Promise<TemplateMediaRow | null> {
  try {
    return await storeResult(context, userId, result)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Keeps a picture as large as pages show it. */
function storeShrunk(context: ServerContext, path: string, source: string | null): Promise<TemplateMediaRow> {
  return withIncomingFile(context, async (target) => {
    const within = {
      width: MEDIA_PX_MOST,
      height: MEDIA_PX_MOST,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    await whenThereIsRoom(() => sharp(path).resize(within).webp({ quality: 85 }).toFile(target))
    return store(context, target, { mediaType: 'image/webp', source })
  })
}

async function store(
  context: ServerContext,
  path: string,
  { mediaType, source }: Pick<TemplateMediaRow, 'mediaType' | 'source'>,
): Promise<TemplateMediaRow> {
  const row = { id: randomUUID(), mediaType, bytes: (await stat(path)).size, source, keptAt: context.now() }
  await expectFiles(context, mediaPrefix(row))
  await fileStore(context).putFile(mediaKey(row), path, mediaType)
  return context.database.transaction(async (tx) => {
    const [kept] = await tx.insert(templateMedia).values(row).onConflictDoNothing().returning()
    if (kept !== undefined) {
      await storeFiles(tx, mediaPrefix(row))
      return kept
    }
    // Copied twice at the same time: ours stays expected, and is removed in time.
    const [other] = await tx
      .select()
      .from(templateMedia)
      .where(eq(templateMedia.source, source ?? ''))
    if (other === undefined) throw new Error('a file of a template was not kept')
    return other
  })
}
