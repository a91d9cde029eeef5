import type { BuiltFiles } from '#domain/build/builtFiles.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Stands in `sw.js` before this worker's code (scripts/workerFiles). */
  readonly built: BuiltFiles
}

/** The build that this worker belongs to. */
export const built: BuiltFiles = self.built
