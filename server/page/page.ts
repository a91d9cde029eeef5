import type { ScreenTexts } from '#domain/addresses/builtScreens.ts'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import type { RenderPage } from '#domain/rendering/pageRendering.ts'
import type { PageFile, PageFiles } from './pageFiles.ts'

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
  /** The content of a document, rendered. */
  readonly render: RenderPage
  /** A rendering that takes longer (ms) is given up, and left to the browser. */
  readonly rendersWithin: number
  /** What a screen is called. */
  texts(screen: ScreenAddress): Promise<ScreenTexts>
  /** All scripts that a screen starts with, and its styles besides those of every screen. */
  chunksOf(screen: ScreenAddress): {
    readonly scripts: readonly string[]
    readonly styles: readonly string[]
  }
}
