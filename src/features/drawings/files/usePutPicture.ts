import { useLingui } from '@lingui/react/macro'
import { newId } from '#domain/newId.ts'
import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { middleOf } from '#domain/scene/geometry/rect.ts'
import { newPicture } from '#domain/scene/newScene.ts'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useDrawing } from '../document/DrawingContext.tsx'

/** The longest side of a picture that was just put down, px of the drawing. */
const LONGEST = 400

/** Puts a picture from a file into the middle of what is in sight. */
export function usePutPicture(): (file: File) => Promise<void> {
  const { t } = useLingui()
  const { open, canvas, document } = useDrawing()
  return async (file) => {
    const picture = await open.addPicture(file)
    if (picture === null) {
      showToast({
        type: 'error',
        title: t`Nie udało się wstawić obrazu`,
        message: t`Wybierz plik PNG, JPEG, WebP albo GIF i sprawdź, czy na urządzeniu jest miejsce.`,
      })
      return
    }
    const times = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width * times, picture.height * times]
    const { x, y } = middleOf(canvas.sight())
    const name = file.name.replace(/\.[^.]+$/u, '')
    const shape = newPicture(newId(), { x: x - width / 2, y: y - height / 2, width, height }, picture.id, {
      text: name,
    })
    document.edit('picture', (scene) => addShapes(scene, [shape]), [shape.id])
    announce(t`Wstawiono obraz`)
  }
}
