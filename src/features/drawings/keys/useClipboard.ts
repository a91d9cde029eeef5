import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { newId } from '#domain/newId.ts'
import { copyShapes, pasteShapes } from '#domain/scene/edits/copyShapes.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { middleOf } from '#domain/scene/geometry/rect.ts'
import { type Scene, sceneSchema } from '#domain/scene/sceneSchema.ts'
import { soundScene } from '#domain/scene/soundScene.ts'
import { announce } from '#ui/announce.ts'
import { isInDialog, isTyping } from '#ui/keys/isTyping.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { usePutPicture } from '../files/usePutPicture.ts'

/** Marks copied shapes among other texts. */
const HEAD = 'iskra-rysunek:'

/** Copies, cuts and pastes shapes as the browser’s clipboard has it; pictures are pasted too. */
export function useClipboard(): void {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const putPicture = usePutPicture()

  const copy = useEffectEvent((event: ClipboardEvent) => {
    const ids = document.getSnapshot().selection
    if (!isOurs(event) || ids.size === 0 || event.clipboardData === null) return
    const copied = copyShapes(document.scene(), ids)
    event.clipboardData.setData('text/plain', HEAD + JSON.stringify(copied))
    event.preventDefault()
    if (event.type === 'cut') document.edit('cut', (scene) => removeShapes(scene, ids), [])
    const count = copied.shapes.length
    const shapes = t`${plural(count, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`
    announce(event.type === 'cut' ? t`Wycięto: ${shapes}` : t`Skopiowano: ${shapes}`)
  })

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isOurs(event) || event.clipboardData === null) return
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (file !== undefined) {
      event.preventDefault()
      void putPicture({ name: file.name, file })
      return
    }
    const copied = readCopied(event.clipboardData.getData('text/plain'))
    const bounds = copied === null ? null : boundsOfScene(copied)
    if (copied === null || bounds === null) return
    event.preventDefault()
    const [from, to] = [middleOf(bounds), canvas.middle()]
    const by = { x: Math.round((to.x - from.x) / 8) * 8, y: Math.round((to.y - from.y) / 8) * 8 }
    const made = pasteShapes(document.scene(), copied, by, newId)
    document.edit('paste', () => made.scene, made.ids)
    announce(t`Wklejono`)
  })

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    addEventListener('copy', onCopy)
    addEventListener('cut', onCopy)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('copy', onCopy)
      removeEventListener('cut', onCopy)
      removeEventListener('paste', onPaste)
    }
  }, [])
}

const isOurs = (event: ClipboardEvent): boolean =>
  !event.defaultPrevented && !isTyping(event.target) && !isInDialog(event.target)

function readCopied(text: string): Scene | null {
  if (!text.startsWith(HEAD)) return null
  try {
    const read = sceneSchema.safeParse(JSON.parse(text.slice(HEAD.length)))
    return read.success ? soundScene(read.data) : null
  } catch {
    return null
  }
}
