import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CloudOff, History, LoaderCircle } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { useStore } from '#ui/useStore.ts'
import type { OpenText, TextStanding } from './kept/openText.ts'
import { TitleDialog } from './kept/TitleDialog.tsx'
import { useTitle } from './kept/useTitle.ts'
import { TextMenu } from './TextMenu.tsx'
import styles from './TextTool.module.css'

const VersionsDialog = askedPart(async () => ({
  default: (await import('./versions/VersionsDialog.tsx')).VersionsDialog,
}))

/** Draws what puts words into a gift: the shop's part, which this feature doesn't know. */
export type RenderToGift = (gift: {
  readonly words: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}) => ReactNode

export interface TextBarProps {
  readonly open: OpenText
  readonly onOpen: (id: string) => void
  readonly onChooseFile: () => void
  readonly renderToGift: RenderToGift
}

/** Over the editor: what the text is called, how it is kept, its versions and its ways out. */
export function TextBar({ open, onOpen, onChooseFile, renderToGift }: TextBarProps) {
  const { t } = useLingui()
  const { row, keeping } = useStore(open.standing)
  const titleOf = useTitle()
  const [isNaming, setNaming] = useState(false)
  const [isShowingVersions, setShowingVersions] = useState(false)
  const [words, setWords] = useState<string | null>(null)
  const wereVersionsOpened = useOnceOpened(isShowingVersions)
  const title = row === null ? t`Nowy tekst` : titleOf(row)
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <Keeping keeping={row === null && keeping === 'kept' ? 'empty' : keeping} />
      </div>
      <div className={styles.out}>
        <Button
          size="small"
          isDisabled={row === null}
          icon={<History size={18} aria-hidden="true" />}
          onPress={() => setShowingVersions(true)}
        >
          <Trans>Wersje</Trans>
        </Button>
        <TextMenu
          open={open}
          title={title}
          onRename={() => setNaming(true)}
          onOpen={onOpen}
          onChooseFile={onChooseFile}
          onToGift={() => setWords(open.document.getSnapshot().text)}
        />
      </div>
      {renderToGift({
        words: words ?? '',
        isOpen: words !== null,
        onOpenChange: (isOpen) => {
          if (!isOpen) setWords(null)
        },
      })}
      {isNaming && row !== null ? <TitleDialog row={row} onClose={() => setNaming(false)} /> : null}
      {wereVersionsOpened ? (
        <Suspense fallback={null}>
          <VersionsDialog open={open} isOpen={isShowingVersions} onOpenChange={setShowingVersions} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Whether what is on the screen is on the device. What went wrong is said by a notice, too. */
function Keeping({ keeping }: { readonly keeping: TextStanding['keeping'] | 'empty' }) {
  const { t } = useLingui()
  const said = {
    empty: { Icon: CircleCheck, words: t`Zapisze się samo na tym urządzeniu` },
    kept: { Icon: CircleCheck, words: t`Zapisane na tym urządzeniu` },
    writing: { Icon: LoaderCircle, words: t`Zapisujemy…` },
    failed: { Icon: CircleAlert, words: t`Nie zapisano` },
    'too-long': { Icon: CircleAlert, words: t`Nie zapisano` },
    gone: { Icon: CloudOff, words: t`Usunięty` },
  } as const
  const { Icon, words } = said[keeping]
  return (
    <span className={styles.keeping} data-keeping={keeping}>
      <Icon size={16} aria-hidden="true" />
      {words}
    </span>
  )
}
