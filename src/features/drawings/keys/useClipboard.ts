import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect } from 'react'
import { newId } from '#domain/newId.ts'
import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { copyShapes, pasteShapes } from '#domain/scene/edits/copyShapes.ts'
import { fitWords } from '#domain/scene/edits/fitWords.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { middleOf, type Point } from '#domain/scene/geometry/rect.ts'
import { newBox } from '#domain/scene/newScene.ts'
import { LONGEST_TEXT } from '#domain/scene/sceneLimits.ts'
import { type Box, type Scene, sceneSchema } from '#domain/scene/sceneSchema.ts'
import { soundScene } from '#domain/scene/soundScene.ts'
import { TEXT_PX } from '#domain/scene/words/wordsArea.ts'
import { announce } from '#ui/announce.ts'
import { isInDialog, isTyping } from '#ui/keys/isTyping.ts'
import { boxLook } from '../canvas/tools.ts'
import { useDrawing, useKeptDrawing } from '../document/DrawingContext.tsx'
import { usePutPicture } from '../files/usePutPicture.ts'
import { useTellLeftOut } from '../files/useTellLeftOut.ts'
import { measureWords } from '../text/measureWords.ts'

/** Marks copied shapes among other texts. */
const HEAD = 'iskra-rysunek:'

/**
 * Copies, cuts and pastes shapes as the browser’s clipboard has it; pasted are pictures too, drawings of other programs, and
 * any other text as words.
 */
export function useClipboard(): void {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const open = useKeptDrawing()
  const putPicture = usePutPicture()
  const tellLeftOut = useTellLeftOut()

  /** Puts a scene where it was meant, on the grid. */
  function putScene(copied: Scene): void {
    const bounds = boundsOfScene(copied)
    if (bounds === null) return
    const [from, to] = [middleOf(bounds), canvas.target()]
    const by = { x: Math.round((to.x - from.x) / 8) * 8, y: Math.round((to.y - from.y) / 8) * 8 }
    const made = pasteShapes(document.scene(), copied, by, newId)
    if (document.edit('paste', () => made.scene, made.ids)) canvas.showWhole(made.ids)
    announce(t`Wklejono`)
  }

  async function pasteText(text: string): Promise<void> {
    const [{ pastedFile }, { readDrawingFile }, { withStoredPictures }] = await Promise.all([
      import('../files/pastedFile.ts'),
      import('../files/readDrawingFile.ts'),
      import('../files/withStoredPictures.ts'),
    ])
    const file = pastedFile(text)
    const read = file === null ? null : await readDrawingFile(file)
    if (read !== null) {
      putScene(await withStoredPictures(open, read))
      await tellLeftOut(read.leftOut)
      return
    }
    const { brush } = canvas.state.getSnapshot()
    const words = textBox(newId(), text, canvas.target(), boxLook(brush, 'text'))
    if (
      document.edit(
        'paste',
        (scene) => fitWords(addShapes(scene, [words]), new Set([words.id]), measureWords),
        [words.id],
      )
    )
      canvas.show([words.id])
    announce(t`Wklejono`)
  }

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
    const text = event.clipboardData.getData('text/plain')
    if (text.trim() === '') return
    event.preventDefault()
    const copied = readCopied(text)
    if (copied === null) void pasteText(text)
    else putScene(copied)
  })

  // Whoever sees the canvas can paste.
  useLayoutEffect(() => {
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

/** No pasted text is wider, px. */
const WIDEST = 400

/** A box for words, as wide as their longest line where that isn't too much. */
function textBox(id: string, text: string, at: Point, look: Partial<Box>): Box {
  const words = text.replaceAll(/\r\n?/gu, '\n').trim().slice(0, LONGEST_TEXT)
  const times = TEXT_PX[look.textSize ?? 'medium'] / TEXT_PX.medium
  const longest = Math.max(...words.split('\n').map((line) => measureWords(line) * times))
  const area = { x: at.x, y: at.y, width: Math.min(WIDEST, Math.ceil(longest) + 8), height: 16 }
  return newBox(id, area, { ...look, text: words })
}

function readCopied(text: string): Scene | null {
  if (!text.startsWith(HEAD)) return null
  try {
    const read = sceneSchema.safeParse(JSON.parse(text.slice(HEAD.length)))
    return read.success ? soundScene(read.data) : null
  } catch {
    return null
  }
}
