import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { RenderPage } from '#domain/rendering/pageRendering.ts'

/** The module of the page that renders it, as Vite and Node's own loader find it. */
export const RENDERER_ENTRY = 'src/app/renderPage.tsx'

/** What that module must have to be of use. */
export const rendererSchema = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
})

/** Where in the built page its renderer lies: hidden, for nobody is served it. */
export function rendererFolder(dist: string): string {
  return join(dist, '.server')
}

/** The renderer that was built with the page in `dist`. */
export async function loadPageRenderer(dist: string): Promise<RenderPage> {
  const module: unknown = await import(pathToFileURL(join(rendererFolder(dist), 'renderPage.js')).href)
  return rendererSchema.parse(module).renderPage
}
