import type { PageAddress } from './pageAddresses.ts'
import type { PageFile, PageFiles } from './pageFiles.ts'
import type { TextsOfRoutes } from './pageTexts.ts'

/** The page as the server gives it out: built, or made on the fly in development. */
export interface Page {
  readonly development: boolean
  /** Names the build; shown by /debug and the health answer. */
  readonly buildId: string
  /** The files that are served as they are; none in development, where Vite serves them. */
  readonly files: PageFiles
  /** A hashed file of a build before this one, for pages that were open when it was replaced; null when it is gone. */
  fileOfBuildBefore(address: string): Promise<PageFile | null>
  /** The HTML that every screen starts from. */
  html(path: string): Promise<string>
  addresses(): Promise<readonly PageAddress[]>
  texts(): Promise<TextsOfRoutes>
  /** All scripts that the screen of some route files starts with, and its styles besides those of every screen. */
  chunksOf(routeFiles: readonly string[]): {
    readonly scripts: readonly string[]
    readonly styles: readonly string[]
  }
}
