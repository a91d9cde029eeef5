// The house's letters as bytes: this worker's policy lets it fetch nothing, and without a network they are here.
// Vite makes the bytes' text of each; the linter reads the files themselves.
// oxlint-disable-next-line import/default
import first from '#ui/fonts/figtree-first.woff2?inline'
// oxlint-disable-next-line import/default
import polish from '#ui/fonts/figtree-first-polish.woff2?inline'
// oxlint-disable-next-line import/default
import rest from '#ui/fonts/figtree-rest.woff2?inline'
import type { WidthOf } from '#domain/transcript/subtitles/rowsOfLines.ts'

const FACES = [
  ['Film', first],
  ['Film Polish', polish],
  ['Film rest', rest],
] as const

const FAMILIES = [...FACES.map(([family]) => `"${family}"`), 'system-ui', 'sans-serif'].join(', ')

/** The letters of subtitles, for a canvas of this worker. */
export const lettersOf = (px: number): string => `600 ${px}px ${FAMILIES}`

let loading: Promise<void> | null = null

/** Loads them once; where that fails, the browser's own letters are drawn. Never rejects. */
export function loadLetters(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  try {
    if (typeof fonts === 'undefined') return
    for (const [family, text] of FACES) {
      const face = new FontFace(family, bytesOf(text), { weight: '400 700' })
      fonts.add(await face.load())
    }
  } catch {
    // An engine without them, or one that refuses them.
  }
}

function bytesOf(text: string): ArrayBuffer {
  const letters = atob(text.slice(text.indexOf(',') + 1))
  return Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).buffer
}

/** Letters are measured this large, px. */
const MEASURED_PX = 100

/** Measures subtitles by a canvas. */
export function widthsBy(context: OffscreenCanvasRenderingContext2D): WidthOf {
  return (text) => {
    context.font = lettersOf(MEASURED_PX)
    return context.measureText(text).width / MEASURED_PX
  }
}
