import { useLingui } from '@lingui/react/macro'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { announce } from '#ui/announce.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/state/toasts.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import { pngOfScene } from '../canvas/sceneImage.ts'
import { useDrawing } from '../document/DrawingContext.tsx'

/** The ways of a drawing out of the page, named after its title. Each says what it did. */
export function useFiles(title: string) {
  const { t } = useLingui()
  const { document, open } = useDrawing()

  function save(parts: BlobPart[], ending: string, type: string): void {
    const name = slugOf(title).slice(0, 60)
    try {
      downloadFile(new File(parts, `${name === '' ? 'rysunek' : name}.${ending}`, { type }))
      announce(t`Pobrano plik`)
    } catch {
      // The device may have no room left for the file.
      showToast({ type: 'error', title: t`Nie udało się pobrać pliku` })
    }
  }

  return {
    async savePng() {
      const png = await pngOfScene(document.scene(), {
        colours: LIGHT_COLOURS,
        pictureOf: open.pictures.pictureOf,
      })
      if (png === null) showToast({ type: 'error', title: t`Nie udało się zrobić obrazu` })
      else save([png], 'png', 'image/png')
    },
  }
}
