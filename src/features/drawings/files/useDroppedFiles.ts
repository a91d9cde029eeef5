import type { DragEvent } from 'react'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useOpenFile } from './useOpenFile.ts'
import { usePutPicture } from './usePutPicture.ts'

export interface DroppedFiles {
  readonly onDragOver: (event: DragEvent) => void
  readonly onDrop: (event: DragEvent) => void
}

/** Takes files that are dropped: pictures come where they are dropped, a drawing is opened as one of its own. */
export function useDroppedFiles(onOpen: (id: string) => void): DroppedFiles {
  const { canvas } = useDrawing()
  const putPicture = usePutPicture()
  const openFile = useOpenFile()

  async function take(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (isPicture(file)) await putPicture({ name: file.name, file })
      else {
        const id = await openFile(file)
        if (id !== null) return onOpen(id)
      }
    }
  }

  return {
    onDragOver(event) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event) {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      const { left, top } = event.currentTarget.getBoundingClientRect()
      canvas.restAt({ x: event.clientX - left, y: event.clientY - top })
      void take(files)
    },
  }
}

/** An SVG may be a drawing of ours. */
const isPicture = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml'
