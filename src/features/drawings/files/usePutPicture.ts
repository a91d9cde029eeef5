import { useLingui } from '@lingui/react/macro'
import { newId } from '#domain/newId.ts'
import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { newPicture } from '#domain/scene/newScene.ts'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useDrawing, useKeptDrawing } from '../document/DrawingContext.tsx'
import { askStill } from './askedStill.ts'
import type { FittedPicture, PictureRefusal } from './fitPicture.ts'

/** The longest side of a picture that was just put down, px of the drawing. */
const LONGEST = 400
/** How much of what is in sight it takes at most: its handles are to be reached on a phone. */
const PART_OF_SIGHT = 0.6

/** A picture by its file’s name, or where the file is fetched from. */
export interface PictureToPut {
  readonly name: string
  readonly file: Blob | string
}

/** Puts a picture under the pointer, or into the middle of what is in sight; what is refused is said, and an animation asks before. */
export function usePutPicture(): (picture: PictureToPut) => Promise<void> {
  const { t, i18n } = useLingui()
  const { canvas, document } = useDrawing()
  const open = useKeptDrawing()

  /** Null for an animation that isn't wanted as a still. */
  async function take({ name, file: chosen }: PictureToPut) {
    const file = typeof chosen === 'string' ? await fetched(chosen) : chosen
    if (file === null) return 'NOT_FETCHED'
    const { fitPicture } = await import('./fitPicture.ts')
    const fitted: FittedPicture | PictureRefusal = await fitPicture(file)
    if (typeof fitted === 'string') return fitted
    if (fitted.isMoving && !(await askStill(name))) return null
    return open.addPicture(fitted.file)
  }

  return async (picture) => {
    const taken = await take(picture)
    if (taken === null) return
    if (typeof taken === 'string') {
      const { PICTURE_TEXTS } = await import('./pictureTexts.ts')
      showToast({
        type: 'error',
        title: t`Nie udało się wstawić obrazu`,
        message: i18n._(PICTURE_TEXTS[taken]),
      })
      return
    }
    const sight = canvas.sight()
    const times = Math.min(
      1,
      LONGEST / Math.max(taken.width, taken.height),
      (sight.width * PART_OF_SIGHT) / taken.width,
      (sight.height * PART_OF_SIGHT) / taken.height,
    )
    const [width, height] = [taken.width * times, taken.height * times]
    const { x, y } = canvas.target()
    const area = { x: x - width / 2, y: y - height / 2, width, height }
    const shape = newPicture(newId(), area, taken.id, { text: picture.name.replace(/\.[^.]+$/u, '') })
    document.edit('picture', (scene) => addShapes(scene, [shape]), [shape.id])
    announce(t`Wstawiono obraz`)
  }
}

/** The file at an address of ours; null where it can’t be loaded. */
async function fetched(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
