import { hashesOf, type Hashes } from './plainText.ts'

/** What the build tells its worker of itself: written into `sw.js` (scripts/workerFiles). */
export interface BuiltFiles {
  /** Names the build. */
  readonly id: string
  readonly groups: readonly FileGroup[]
  /** Names of built files that no worker keeps: others name them. */
  readonly unkept: readonly string[]
}

/**
 * When files are fetched that nobody has asked for: `always`, also on a slow or metered line; `freely`, on any other;
 * `opened`, once one of them was asked for, on a line that is neither.
 */
export type FetchedWhen = 'always' | 'freely' | 'opened'

/** Files of one capability. */
export interface FileGroup {
  readonly name: string
  readonly when: FetchedWhen
  /** The path of a file that holds all of them; null where each comes by itself. */
  readonly pack: string | null
  readonly files: readonly BuiltFile[]
  /** So many of them, the first, are screens and late parts: with one of these the capability is opened. */
  readonly beginnings: number
  /** Paths of files in other groups that these need as well. */
  readonly needs: readonly string[]
}

/** A file by its path, the digest of its plain text (`digestOf`; null for what is no text), and a revision where its path has none. */
export type BuiltFile = readonly [path: string, digest: string | null, revision?: string]

/** Hashes of all files of a build, those too that no worker keeps. */
export function hashesOfBuild({ groups, unkept }: BuiltFiles): Hashes {
  return hashesOf([...groups.flatMap(({ files }) => files.map(([path]) => path)), ...unkept])
}

/** Whether a file's text can be told and made anew: only of what has a hash in its name. */
export function isText([, digest, revision]: BuiltFile): boolean {
  return digest !== null && revision === undefined
}
