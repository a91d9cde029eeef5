import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  FolderOpen,
  Keyboard,
  LoaderCircle,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import { useKeptDrawing, useScene, useSteps } from '../document/DrawingContext.tsx'
import { useActions } from '../document/useActions.ts'
import type { DrawingStanding } from '../kept/openDrawing.ts'
import { TitleDialog } from '../kept/TitleDialog.tsx'
import { useTitle } from '../kept/useTitle.ts'
import { askedShortcuts } from '../keys/askedShortcuts.ts'
import { DrawingMenu } from './DrawingMenu.tsx'
import styles from './DrawingBar.module.css'

export interface DrawingBarProps {
  readonly onOpen: (id: string | undefined) => void
  readonly onList: () => void
}

/** Over the canvas: what the drawing is called, how it is kept, undo, and its ways in and out. */
export function DrawingBar({ onOpen, onList }: DrawingBarProps) {
  const { t } = useLingui()
  const open = useKeptDrawing()
  const { row, keeping } = useStore(open.standing)
  const { kind } = useScene()
  const { canUndo, canRedo } = useSteps()
  const actions = useActions()
  const titleOf = useTitle()
  const hasRoom = useMedia('(min-width: 48rem)')
  const hasKeys = useMedia('(hover: hover)')
  const [isNaming, setNaming] = useState(false)
  const title = row === null ? (kind === 'flow' ? t`Nowy przepływ` : t`Nowy diagram`) : titleOf(row)
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <Keeping keeping={row === null && keeping === 'kept' ? 'empty' : keeping} />
      </div>
      <div role="toolbar" aria-label={t`Rysunek`} className={styles.tools}>
        <IconButton size="small" label={t`Cofnij`} isDisabled={!canUndo} onPress={actions.undo}>
          <Undo2 size={18} />
        </IconButton>
        <IconButton size="small" label={t`Ponów`} isDisabled={!canRedo} onPress={actions.redo}>
          <Redo2 size={18} />
        </IconButton>
        {hasKeys ? (
          <IconButton size="small" label={t`Skróty klawiszowe`} onPress={() => askedShortcuts.set(true)}>
            <Keyboard size={18} />
          </IconButton>
        ) : null}
        {hasRoom ? (
          <Button size="small" icon={<FolderOpen size={18} aria-hidden="true" />} onPress={onList}>
            <Trans>Rysunki</Trans>
          </Button>
        ) : (
          <IconButton size="small" label={t`Rysunki`} onPress={onList}>
            <FolderOpen size={18} />
          </IconButton>
        )}
        <DrawingMenu title={title} onRename={() => setNaming(true)} onOpen={onOpen} />
      </div>
      <KeepingNotice />
      {isNaming && row !== null ? <TitleDialog row={row} onClose={() => setNaming(false)} /> : null}
    </header>
  )
}

/** Whether what is on the screen is on the device. What went wrong is said by a notice, too. */
function Keeping({ keeping }: { readonly keeping: DrawingStanding['keeping'] | 'empty' }) {
  const { t } = useLingui()
  const said = {
    empty: { Icon: CircleCheck, words: t`Zapisze się samo na tym urządzeniu` },
    kept: { Icon: CircleCheck, words: t`Zapisane na tym urządzeniu` },
    writing: { Icon: LoaderCircle, words: t`Zapisujemy…` },
    failed: { Icon: CircleAlert, words: t`Nie zapisano` },
    gone: { Icon: CloudOff, words: t`Usunięty` },
  } as const
  const { Icon, words } = said[keeping]
  return (
    <span className={styles.keeping} data-keeping={keeping}>
      <Icon size={16} aria-hidden="true" />
      <span>{words}</span>
    </span>
  )
}

/** What is wrong with the keeping of a drawing, and what to do about it. */
function KeepingNotice() {
  const { t } = useLingui()
  const open = useKeptDrawing()
  const { keeping } = useStore(open.standing)
  if (keeping === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t`Ostatnie zmiany nie są zapisane`}
        action={
          <Button size="small" onPress={() => void open.flush()}>
            <Trans>Zapisz teraz</Trans>
          </Button>
        }
      >
        <Trans>Zanim zamkniesz stronę, pobierz rysunek jako plik.</Trans>
      </Notice>
    )
  }
  if (keeping === 'gone') {
    return (
      <Notice
        tone="warning"
        title={t`Tego rysunku nie ma już na urządzeniu`}
        action={
          <Button size="small" onPress={() => void open.keepAgain()}>
            <Trans>Zapisz go znowu</Trans>
          </Button>
        }
      >
        <Trans>Usunięto go. To, co widzisz, jest tylko na ekranie.</Trans>
      </Notice>
    )
  }
  return null
}
