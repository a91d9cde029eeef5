import { useLingui } from '@lingui/react/macro'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { announce } from '#ui/announce.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/state/toasts.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useGallery } from './GalleryContext.tsx'

/** The ways of a drawing out of the page, named after its title. Each says what it did, or that it could not. */
export function useFiles(title: string) {
  const { t } = useLingui()
  const { document, pictures } = useDrawing()
  const gallery = useGallery()

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
      pictureOf: pictures.pictureOf,
    })

  return {
    savePng: () => save('png', 'image/png', png),
    saveSvg: () =>
      save('svg', 'image/svg+xml', async () =>
        (await import('./saveDrawing.ts')).svgOf(document.scene(), pictures),
      ),
    saveText: () =>
      save('mmd', 'text/plain;charset=utf-8', async () =>
        (await import('./saveDrawing.ts')).mermaidOf(document.scene()),
      ),
    /** Sends the drawing as a picture into the gallery. */
    async addToGallery() {
      try {
        const image = await png()
        if (image === null || gallery === undefined) throw new Error('nothing was made')
        const isTaken = await gallery.add(new File([image], `${title}.png`, { type: 'image/png' }))
        if (!isTaken) throw new Error('it was not taken')
        showToast({
          type: 'success',
          title: t`Rysunek dodany do galerii`,
          message: t`Bez internetu poczeka na tym urządzeniu i wyśle się później.`,
          action: { label: t`Pokaż galerię`, onAction: gallery.open },
        })
      } catch {
        showToast({
          type: 'error',
          title: t`Nie udało się dodać rysunku do galerii`,
          message: t`Pobierz go jako obraz .png i dodaj w galerii.`,
        })
      }
    },
    /** Opens the browser’s print dialog with the drawing alone on the page; there it is saved as a PDF, too. */
    async print() {
      const image = await png()
      if (image === null) return
      const { printImage } = await import('./printImage.ts')
      await printImage(image, title)
    },
  }
}
