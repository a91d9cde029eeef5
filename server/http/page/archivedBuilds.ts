import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFile, isServable, type PageFile } from './pageFiles.ts'

/** So many builds before the present one are archived at most. */
export const MOST_ARCHIVED_BUILDS = 6
/** Nobody leaves a page open for longer, ms: counted from when a build was replaced. */
export const ARCHIVED_FOR_MS = 30 * 86_400_000

/** A name that the build gives to a file: no folder, no step upwards, nothing hidden. */
const ASSET = /^\/assets\/([\w$~-][\w$~.-]*)$/
/** Packs of the worker's: their files are archived one by one. */
const PACK = /^pack-[\w-]+\.txt/
const BUILD_ID = /^[\w:-]{1,100}$/

interface ArchivedBuild {
  readonly id: string
  /** When a server first gave it out, ms since the epoch. */
  readonly servedSince: number
}

/**
 * Keeps the hashed files of the build in `dist` in `folder`, so that a later server can go on serving them to pages
 * that were open before it, and lets go of builds that are too many or were replaced too long ago. Rejects when
 * the disk doesn't let it; what is archived is whole all the same.
 */
export async function archiveBuild(
  folder: string,
  dist: string,
  id: string,
  now = Date.now(),
): Promise<void> {
  if (!BUILD_ID.test(id)) return
  const own = join(folder, id, 'assets')
  await mkdir(own, { recursive: true })
  const kept = new Set(await readdir(own))
  const names = (await readdir(join(dist, 'assets'))).filter((name) => !kept.has(name) && !PACK.test(name))
  await Promise.all(names.map((name) => copyWhole(join(dist, 'assets', name), join(own, name))))

  const builds = await listArchivedBuilds(folder)
  // Served again after another one, it is the newest once more.
  if (builds[0]?.id !== id || names.length > 0) await utimes(join(folder, id), now / 1_000, now / 1_000)
  const outdated = outdatedBuilds(await listArchivedBuilds(folder), now)
  await Promise.all(outdated.map((build) => rm(join(folder, build), { recursive: true, force: true })))
}

/** The file of a build before, by the path of its address; null when no archived one has it. */
export async function findArchivedFile(folder: string, address: string): Promise<PageFile | null> {
  const name = ASSET.exec(address)?.[1]
  if (name === undefined || !isServable(name)) return null
  for (const { id } of await listArchivedBuilds(folder)) {
    const dist = join(folder, id)
    const path = join(dist, 'assets', name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() === true) return describeFile(dist, path)
  }
  return null
}

/** The archived builds, the one given out last first. */
async function listArchivedBuilds(folder: string): Promise<readonly ArchivedBuild[]> {
  const ids = (await readdir(folder).catch(() => [])).filter((id) => BUILD_ID.test(id))
  const builds = await Promise.all(
    ids.map(async (id) => ({ id, servedSince: (await stat(join(folder, id))).mtimeMs })),
  )
  return builds.toSorted((one, other) => other.servedSince - one.servedSince)
}

/** Which of `builds`, the newest first, nobody can still have open or there is no room for. */
export function outdatedBuilds(builds: readonly ArchivedBuild[], now: number): readonly string[] {
  return builds.flatMap(({ id }, index) => {
    const replacedAt = builds[index - 1]?.servedSince ?? now
    return index > MOST_ARCHIVED_BUILDS || now - replacedAt > ARCHIVED_FOR_MS ? [id] : []
  })
}

/** A reader sees the whole file or none, whenever the copying is broken off. */
async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`)
  // As everything in the data folder; a copy is as open as what it was made of.
  await chmod(`${to}.part`, 0o600)
  await rename(`${to}.part`, to)
}
