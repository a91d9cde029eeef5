import type { ScreenTexts } from '#domain/addresses/builtScreens.ts'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import type { RenderPage } from '#domain/rendering/pageRendering.ts'
import type { PageFile, PageFiles } from './pageFiles.ts'

/** The addresses of a screen's scripts, each behind those it needs and the entry last, and of its style sheets, with all that these say. */
export interface ScreenCode {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly css: string
}

/** The page as the server gives it out: built, or made on the fly in development. */
export interface Page {
  readonly development: boolean
  /** Names the build; shown by /debug and the health answer. */
  readonly buildId: string
  /** The files that are served as they are; none in development, where Vite serves them. */
  readonly files: PageFiles
  /** A hashed file of a build before this one, for pages that were open when it was replaced; null when it is gone. */
  fileOfBuildBefore(address: string): Promise<PageFile | null>
  /** The HTML that every screen starts from, without what `codeOf` tells. */
  html(path: string): Promise<string>
  /** The content of a document, rendered. */
  readonly render: RenderPage
  /** A rendering that takes longer (ms) is given up, and left to the browser. */
  readonly rendersWithin: number
  /** What a screen is called. */
  texts(screen: ScreenAddress): Promise<ScreenTexts>
  /** What a screen starts with; of no screen, what every one does. */
  codeOf(screen: ScreenAddress | null): ScreenCode
}
