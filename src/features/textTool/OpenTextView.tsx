import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useStore } from '#ui/useStore.ts'
import { keepDictionary } from './kept/keepDictionary.ts'
import { liveOwnWords } from './kept/liveTexts.ts'
import type { OpenText } from './kept/openText.ts'
import type { PanelProps } from './panels/panel.ts'
import { type RenderToGift, TextBar } from './TextBar.tsx'
import styles from './TextTool.module.css'

const TextEditor = lazyPart(async () => ({ default: (await import('./TextEditor.tsx')).TextEditor }))

const ReworkPanel = askedPart(async () => ({
  default: (await import('./rework/ReworkPanel.tsx')).ReworkPanel,
}))
const ReworkFollower = lazyPart(async () => ({
  default: (await import('./rework/ReworkFollower.tsx')).ReworkFollower,
}))

const NO_WORDS: readonly string[] = []

export interface OpenTextViewProps {
  readonly open: OpenText
  readonly onOpen: (id: string) => void
  readonly onChooseFile: () => void
  readonly renderToGift: RenderToGift
}

/** An open text: its title and how it is kept, what can be done with it, and the editor. */
export function OpenTextView({ open, renderToGift, ...ways }: OpenTextViewProps) {
  const { i18n } = useLingui()
  const ownWords = liveValue(useStore(liveOwnWords), NO_WORDS)
  const printed = usePrintedText(open)
  const { textEngine } = useServices().config
  const renderRework = useCallback(
    ({ onLeave }: PanelProps) =>
      textEngine === null ? null : (
        <Suspense fallback={<Skeleton shape="box" height="12rem" />}>
          <ReworkPanel textId={open.id} engine={textEngine} flush={open.flush} onLeave={onLeave} />
        </Suspense>
      ),
    [textEngine, open],
  )

  useEffect(keepDictionary, [])

  async function learnWord(word: string): Promise<void> {
    const { learn } = await import('./kept/textActions.ts')
    await learn(i18n, word)
  }

  async function forgetWord(word: string): Promise<void> {
    const { forget } = await import('./kept/textActions.ts')
    await forget(i18n, word)
  }

  return (
    <>
      <TextBar open={open} renderToGift={renderToGift} {...ways} />
      <KeepingNotice open={open} />
      <div className={styles.editor}>
        <Suspense fallback={<Skeleton shape="box" height="min(60vh, 32rem)" />}>
          <TextEditor
            document={open.document}
            ownWords={ownWords}
            onLearn={(word) => void learnWord(word)}
            onForget={(word) => void forgetWord(word)}
            renderRework={textEngine === null ? null : renderRework}
          />
        </Suspense>
        {textEngine === null ? null : (
          <Suspense fallback={null}>
            <ReworkFollower textId={open.id} engine={textEngine} />
          </Suspense>
        )}
      </div>
      {printed === null ? null : <div className={styles.printed}>{printed}</div>}
    </>
  )
}

/** What is wrong with the keeping of a text, and what to do about it. */
function KeepingNotice({ open }: { readonly open: OpenText }) {
  const { t } = useLingui()
  const format = useFormat()
  const { keeping } = useStore(open.standing)
  if (keeping === 'too-long') {
    const most = format.number(MOST_TEXT_CHARACTERS)
    return (
      <Notice tone="warning" title={t`Tekst jest za długi, żeby go zapisać`}>
        <Trans>
          Zapisujemy do {most} znaków. Skróć go, przenieś część do nowego tekstu albo pobierz jako plik.
        </Trans>
      </Notice>
    )
  }
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
        <Trans>Zanim zamkniesz stronę, skopiuj tekst albo pobierz go jako plik.</Trans>
      </Notice>
    )
  }
  if (keeping === 'gone') {
    return (
      <Notice
        tone="warning"
        title={t`Tego tekstu nie ma już na urządzeniu`}
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

/** The words to be printed, while they are: paper shows a field as the window does, cut at its edges. */
function usePrintedText({ document }: OpenText): string | null {
  const [printed, setPrinted] = useState<string | null>(null)
  useEffect(() => {
    // The browser prints as soon as its listeners are done.
    const begin = () => flushSync(() => setPrinted(document.getSnapshot().text))
    const end = () => setPrinted(null)
    globalThis.addEventListener('beforeprint', begin)
    globalThis.addEventListener('afterprint', end)
    return () => {
      globalThis.removeEventListener('beforeprint', begin)
      globalThis.removeEventListener('afterprint', end)
    }
  }, [document])
  return printed
}
