import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import sharp from 'sharp'
import { isEnded } from '#domain/generation/generation.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import { prepareDemoUsers } from '#server/accounts/auth/demoUsers.ts'
import { storePicture } from '#server/accounts/gallery/storePicture.ts'
import { openData } from '#server/openData.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { createLog } from '#server/platform/log.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { readConfig } from '#server/readConfig.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { move } from '#server/studio/credits/move.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { registerVideoEncoder } from '#server/studio/generators/videoEncoder.ts'
import { startGenerationWorker } from '#server/studio/generators/worker.ts'
import { findRun } from '#server/studio/templates/runs/findRun.ts'
import { viewRun } from '#server/studio/templates/runs/runView.ts'
import { startRunWorker } from '#server/studio/templates/runs/runWorker.ts'
import { startRun } from '#server/studio/templates/runs/startRun.ts'
import { SHIPPED_TEMPLATES } from '#server/studio/templates/shipped/shippedTemplates.ts'

/**
 * Runs every shipped template with its example's values, by the embedded engines, and puts the results into
 * `public/examples`: the pictures of its card and its page. Run it after a change of shipped templates, for the named
 * ones or for all, and look at the results:
 *
 * node scripts/make-template-examples.ts [slug …]
 */
const folder = fileURLToPath(new URL('../public/examples', import.meta.url))
const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'iskra-examples-'))
/** The longest side of the picture on a card, px. */
const CARD_MOST = 720
/** Bits a second of the film of a card. */
const FILM_BITRATE = 700_000

mkdirSync(folder, { recursive: true })
const data = await openData(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }), createLog('warn'))
const { context } = data
const jobs = startGenerationWorker(context, enginesOf(context), 2)
const runs = startRunWorker(context)
try {
  const user = await whoRuns(context)
  for (const { template, filled } of SHIPPED_TEMPLATES) {
    const { slug } = template.details
    if (wanted.length > 0 && !wanted.includes(slug)) continue
    const values = Object.hasOwn(filled, 'zdjecie')
      ? { ...filled, zdjecie: await photo(context, user) }
      : filled
    process.stdout.write(`${slug}\n${await make(context, user, { template, values })}`)
  }
} finally {
  await Promise.all([jobs.stop(), runs.stop()])
  await data.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)

/** A user with more credits than all of them cost. */
async function whoRuns(of: ServerContext): Promise<UserRow> {
  await prepareDemoUsers(of)
  const [user] = await of.database.select().from(users).where(eq(users.email, 'demo@iskra.example'))
  if (user === undefined) throw new Error('there is no demo user')
  await of.database.transaction(async (tx) => {
    await openAccount(tx, of, user)
    await move(tx, of, { userId: user.id, kind: 'correction', credits: 1_000 })
  })
  return user
}

/** A picture like a person's photo. */
async function photo(of: ServerContext, user: UserRow): Promise<string> {
  const path = fileURLToPath(new URL('../public/examples/portret-pupila.webp', import.meta.url))
  const sent = { path, filename: 'zdjecie.webp', mediaType: 'image/webp', sentBy: null }
  return (await storePicture(of, user.id, sent)).image.id
}

async function make(
  of: ServerContext,
  user: UserRow,
  {
    template,
    values,
  }: { readonly template: (typeof SHIPPED_TEMPLATES)[number]['template']; readonly values: FormValues },
): Promise<string> {
  const started = performance.now()
  const surroundings = { language: 'pl', device: 'desktop', isPreview: true } as const
  const asked = {
    ...surroundings,
    template,
    templateId: null,
    values,
    refCode: randomUUID(),
    credits: 1_000,
    part: null,
  }
  const { id } = await startRun(of, user, asked)
  let run = await findRun(of, user.id, id)
  while (!isEnded(run.status)) {
    await pause(200)
    run = await findRun(of, user.id, id)
  }
  const { results, credits, nodes } = await viewRun(of, { session: { id: 'none' }, user }, run)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const told = [`  ${run.status} after ${seconds} s for ${String(credits.charged)} credits`]
  for (const { id: node, state, error } of nodes)
    if (state === 'failed') told.push(`  ${node}: ${String(error)}`)
  const { slug } = template.details
  let hasPicture = false
  for (const [index, part] of results.flatMap(({ parts }) => parts).entries()) {
    if (part.kind === 'text') {
      told.push(`  ${JSON.stringify(part.text)}`)
      continue
    }
    const wantedRole = part.kind === 'video' ? 'poster' : 'original'
    const file = (role: string) => keyOf(part.files.find((each) => each.role === role)?.url)
    if (part.kind !== 'image') {
      const kept = join(dataDir, slug)
      await fileStore(of).download(file('original'), kept)
      await (part.kind === 'video'
        ? shrinkFilm(kept, join(folder, `${slug}.mp4`))
        : copyFile(kept, join(folder, `${slug}.mp3`)))
    }
    if (part.kind === 'audio') continue
    const local = join(dataDir, `part-${String(index)}`)
    await fileStore(of).download(file(wantedRole), local)
    // Results besides the first are only looked at.
    const name = hasPicture ? join(tmpdir(), `${slug}-${String(index)}.webp`) : join(folder, `${slug}.webp`)
    hasPicture = true
    const within = { width: CARD_MOST, height: CARD_MOST, fit: 'inside' } as const
    await sharp(local).resize(within).webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(name)
    told.push(`  ${name}`)
  }
  return `${told.join('\n')}\n`
}

/** The same film, as small as a card needs it. */
async function shrinkFilm(from: string, to: string): Promise<void> {
  await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(from) })
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(to),
  })
  const shape = await input.getPrimaryVideoTrack()
  const isUpright = shape !== null && (await shape.getDisplayHeight()) > (await shape.getDisplayWidth())
  const video = {
    ...(isUpright ? { width: 360 } : { height: 360 }),
    codec: 'avc',
    bitrate: FILM_BITRATE,
  } as const
  const conversion = await Conversion.init({ input, output, video })
  await conversion.execute()
}

/** The key of a stored file, of its address. */
function keyOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address, 'http://localhost').pathname.slice('/files/'.length)
}
