import type { BuiltFile, BuiltFiles } from '#domain/build/builtFiles.ts'
import { hashesOf, type Hashes } from '#domain/build/plainText.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Stands in `sw.js` before this worker's code (scripts/workerFiles). */
  readonly built: BuiltFiles
}

/** The build that this worker belongs to. */
export const built: BuiltFiles = self.built

/** Hashes of all files of a build, those too that no worker keeps. */
export function hashesOfBuild({ groups, unkept }: BuiltFiles): Hashes {
  return hashesOf([...groups.flatMap(({ files }) => files.map(([path]) => path)), ...unkept])
}

/** Whether a file's text can be told and made anew: only of what has a hash in its name. */
export function isText([, digest, revision]: BuiltFile): boolean {
  return digest !== null && revision === undefined
}
