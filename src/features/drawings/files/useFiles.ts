import { useLingui } from '@lingui/react/macro'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { announce } from '#ui/announce.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/state/toasts.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import { useDrawing } from '../document/DrawingContext.tsx'

/** The ways of a drawing out of the page, named after its title. Each says what it did, or that it could not. */
export function useFiles(title: string) {
  const { t } = useLingui()
  const { document, open } = useDrawing()

  async function save(ending: string, type: string, make: () => Promise<BlobPart | null>): Promise<void> {
    const name = slugOf(title).slice(0, 60)
    try {
      const part = await make()
      if (part === null) throw new Error('nothing was made')
      downloadFile(new File([part], `${name === '' ? 'rysunek' : name}.${ending}`, { type }))
      announce(t`Pobrano plik`)
    } catch {
      // The device may have no room left for the file.
      showToast({ type: 'error', title: t`Nie udało się pobrać pliku` })
    }
  }

  const png = async () =>
    (await import('../canvas/sceneImage.ts')).pngOfScene(document.scene(), {
      colours: LIGHT_COLOURS,
      pictureOf: open.pictures.pictureOf,
    })

  return {
    savePng: () => save('png', 'image/png', png),
    saveSvg: () =>
      save('svg', 'image/svg+xml', async () =>
        (await import('./saveDrawing.ts')).svgOf(document.scene(), open.pictures),
      ),
    saveText: () =>
      save('mmd', 'text/plain;charset=utf-8', async () =>
        (await import('./saveDrawing.ts')).mermaidOf(document.scene()),
      ),
    /** Opens the browser’s print dialog with the drawing alone on the page; there it is saved as a PDF, too. */
    async print() {
      const image = await png()
      if (image === null) return
      const { printImage } = await import('./printImage.ts')
      await printImage(image, title)
    },
  }
}
