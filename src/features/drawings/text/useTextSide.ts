import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { applyDiagram } from '#domain/scene/diagram/applyDiagram.ts'
import { joinTexts } from '#domain/scene/diagram/joinTexts.ts'
import { elkGraphOfDiagram } from '#domain/scene/diagram/layout/elkGraphOfDiagram.ts'
import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { sourceOfScene } from '#domain/scene/diagram/sourceOfScene.ts'
import type { DiagramFault } from '#domain/scene/diagram/statement.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { useDrawing, useKeptDrawing, useScene } from '../document/DrawingContext.tsx'
import { measureWords } from './measureWords.ts'

/** How long nobody has typed before the picture follows, ms. */
const CALM = 300

/** The text beside the picture. */
export interface TextSide {
  readonly text: string
  readonly faults: readonly DiagramFault[]
  /** What was typed, or put in place of the whole. */
  readonly write: (text: string) => void
}

/** Both ways between text and picture: what is typed changes the picture once it can be read; the text follows the picture. */
export function useTextSide(): TextSide {
  const { document, canvas } = useDrawing()
  const open = useKeptDrawing()
  const scene = useScene()
  const said = useMemo(() => textOf(scene), [scene])
  // What couldn’t be read when the panel or the page was left.
  const [typed, setTyped] = useState(open.unreadText)
  const [faults, setFaults] = useState<readonly DiagramFault[]>(() => faultsOf(open.unreadText()))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  /** What was typed and isn’t in the picture yet; null for nothing. */
  const waiting = useRef<string | null>(null)

  // The picture was changed: what is said of it now is what counts, unless something is being typed that can’t be read.
  const follow = useEffectEvent((source: string | null) => {
    if (source !== null && faults.length === 0 && waiting.current === null) setTyped(null)
  })
  useEffect(() => follow(scene.source), [scene.source])
  // Whoever goes to another panel has not taken back what they typed.
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (waiting.current !== null) void apply(waiting.current)
  })
  useEffect(() => () => leave(), [])
  // A page that was left before the picture had followed.
  const goOn = useEffectEvent(() => {
    const left = open.unreadText()
    if (left !== null && faults.length === 0) write(left)
  })
  useEffect(() => goOn(), [])

  async function apply(text: string): Promise<void> {
    const turn = newest.current
    const typedText = readDiagram(text)
    if (!typedText.ok) {
      waiting.current = null
      setFaults(faultsOf(text))
      return
    }
    const before = document.scene()
    const [over, now] = [open.unreadOver(), textOf(before)]
    // The picture was changed while this was typed: what it says since stays.
    const isJoined = over !== null && over !== now && text !== now
    const meant = isJoined ? joinTexts({ base: over, ours: text, theirs: now }) : text
    const read = readDiagram(meant)
    if (!read.ok) return showJoined(meant, now)
    setFaults([])
    const graph = elkGraphOfDiagram(read.diagram, measureWords)
    const laid = graph === null ? null : await layOutOr(graph)
    if (turn !== newest.current) return
    const isFirst = before.source === null
    if (isFirst && before.shapes.length > 0) await open.saveVersion('before-change')
    if (turn !== newest.current) return
    if (textOf(document.scene()) !== now) return apply(text)
    waiting.current = null
    open.setUnreadText(null, null)
    const isChanged = document.edit({ what: 'text', merges: true }, (present) =>
      applyDiagram(present, read.diagram, laid, measureWords),
    )
    if (isJoined) setTyped(null)
    if (isChanged && isFirst) canvas.fit()
  }

  /** Two changes that together can't be read are for their writer to part. */
  function showJoined(text: string, now: string): void {
    waiting.current = null
    open.setUnreadText(null, null)
    open.setUnreadText(text, now)
    setTyped(text)
    setFaults(faultsOf(text))
  }

  function write(text: string): void {
    setTyped(text)
    newest.current += 1
    waiting.current = text
    open.setUnreadText(text.trim() === '' ? null : text, textOf(document.scene()))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void apply(text), CALM)
  }

  return { text: typed ?? said, faults, write }
}

/** What the text of a scene is: its own, or one made of it. */
const textOf = (scene: Scene) => scene.source ?? (scene.shapes.length === 0 ? '' : sourceOfScene(scene))

function faultsOf(text: string | null): readonly DiagramFault[] {
  if (text === null || text.trim() === '') return []
  const read = readDiagram(text)
  return read.ok ? [] : read.faults
}

/** Without the layout’s code, as offline before it was kept, shapes stand where plain rules put them. */
async function layOutOr(graph: NonNullable<ReturnType<typeof elkGraphOfDiagram>>) {
  try {
    const { layOut } = await import('#ui/layout/layOut.ts')
    return await layOut(graph)
  } catch {
    return null
  }
}
