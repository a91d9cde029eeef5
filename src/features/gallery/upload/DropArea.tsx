import { Trans } from '@lingui/react/macro'
import { ImageDown } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styles from './Upload.module.css'

export interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A part of the page that takes files dropped on it, and pictures pasted anywhere but into a field. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [depth, setDepth] = useState(0)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const { target, clipboardData } = event
      const files = [...(clipboardData?.files ?? [])]
      const isField =
        target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
      if (isField || files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])

  const over = (change: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDepth((present) => Math.max(0, present + change))
  }

  return (
    <div
      role="presentation"
      className={styles.drop}
      onDragEnter={over(1)}
      onDragOver={over(0)}
      onDragLeave={over(-1)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDepth(0)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {depth > 0 ? (
        <div className={styles.curtain} aria-hidden="true">
          <ImageDown size={40} strokeWidth={1.5} />
          <Trans>Upuść zdjęcia tutaj</Trans>
        </div>
      ) : null}
    </div>
  )
}
