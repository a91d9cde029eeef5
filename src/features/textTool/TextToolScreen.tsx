import { Trans, useLingui } from '@lingui/react/macro'
import { FilePlus2, FileX2, FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import { liveTexts } from './kept/liveTexts.ts'
import { TextList } from './kept/TextList.tsx'
import { TEXT_FILES } from './kept/textFile.ts'
import { useOpenText } from './kept/useOpenText.ts'
import { OpenTextView } from './OpenTextView.tsx'
import type { RenderToGift } from './TextBar.tsx'
import styles from './TextTool.module.css'

export interface TextToolScreenProps {
  /** The text that is open; undefined for a new one. */
  readonly id: string | undefined
  readonly onOpen: (id: string | undefined, how?: { readonly replace?: boolean }) => void
  /** What puts words into a gift, in a dialog. */
  readonly renderToGift: RenderToGift
}

/** /narzedzia/tekst: the editor of Polish texts, and the texts of this device. */
export function TextToolScreen({ id, onOpen, renderToGift }: TextToolScreenProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const onSignedOut = useOnSignedOut()
  const [isListOpen, setListOpen] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const texts = liveValue(useStore(liveTexts), [])
  const [opening, again] = useOpenText(id, {
    onStored: (stored) => onOpen(stored, { replace: true }),
    onRefused: () => tellNotKept(i18n, t`Tekst nie zapisał się`),
    // The notice over the text is a hundred pages away from who writes at its end.
    onTooLong() {
      const most = format.number(MOST_TEXT_CHARACTERS)
      showToast({
        type: 'warning',
        title: t`Tekst jest za długi, żeby go zapisać`,
        message: t`Zapisujemy do ${most} znaków. Skróć go, przenieś część do nowego tekstu albo pobierz jako plik.`,
        duration: 0,
      })
    },
    onBeside: () =>
      showToast({
        type: 'warning',
        title: t`Ten tekst zmieniono też w innej karcie`,
        message: t`Tamto brzmienie jest w wersjach. Nic nie przepadło.`,
        duration: 0,
      }),
  })

  function beginNew(): void {
    setListOpen(false)
    if (id === undefined) again()
    else onOpen(undefined)
  }

  // What they wrote has left the device with them.
  useEffect(() => onSignedOut(() => (id === undefined ? again() : onOpen(undefined, { replace: true }))))

  async function takeIn(file: File): Promise<void> {
    const { takeFile } = await import('./kept/textActions.ts')
    const taken = await takeFile(i18n, file)
    if (taken !== null) onOpen(taken)
  }

  return (
    <Page>
      <header className={styles.header}>
        <Breadcrumbs items={[{ label: t`Narzędzia`, to: '/narzedzia' }, { label: t`Edytor tekstu` }]} />
        <div className={styles.top}>
          <h1 className={styles.name}>
            <Trans>Edytor tekstu</Trans>
          </h1>
          <div className={styles.actions}>
            <Button
              size="small"
              className="needs-script"
              icon={<FolderOpen size={18} aria-hidden="true" />}
              onPress={() => setListOpen(true)}
            >
              <Trans>Teksty</Trans>
              {texts.length > 0 ? <span className={styles.count}>{texts.length}</span> : null}
            </Button>
            <Button
              size="small"
              variant="primary"
              className="needs-script"
              icon={<FilePlus2 size={18} aria-hidden="true" />}
              onPress={beginNew}
            >
              <Trans>Nowy</Trans>
            </Button>
          </div>
        </div>
      </header>
      {opening.kind === 'open' ? (
        <OpenTextView
          key={opening.open.id}
          open={opening.open}
          onOpen={onOpen}
          onChooseFile={() => chooser.current?.click()}
          renderToGift={renderToGift}
        />
      ) : null}
      {opening.kind === 'opening' ? (
        <div aria-busy="true" className={styles.ghost}>
          <Skeleton width="12rem" />
          <Skeleton shape="box" height="min(60vh, 32rem)" />
        </div>
      ) : null}
      {opening.kind === 'missing' ? (
        <EmptyState
          icon={<FileX2 size={28} />}
          title={t`Nie ma tu takiego tekstu`}
          description={
            <Trans>
              Teksty są tylko na urządzeniu, na którym powstały, i tylko u osoby, która je napisała.
            </Trans>
          }
          action={
            <Button variant="primary" onPress={beginNew}>
              <Trans>Napisz nowy</Trans>
            </Button>
          }
        />
      ) : null}
      {opening.kind === 'failed' ? (
        <ErrorState
          title={t`Nie udało się otworzyć tekstu`}
          description={t`To urządzenie nie daje teraz dostępu do zapisanych tekstów. Spróbuj ponownie.`}
          onRetry={again}
        />
      ) : null}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TEXT_FILES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void takeIn(file)
        }}
      />
      <Drawer isOpen={isListOpen} onOpenChange={setListOpen} title={t`Twoje teksty`}>
        <TextList
          openId={id}
          onPicked={(picked) => {
            setListOpen(false)
            if (picked !== undefined) onOpen(picked)
          }}
          onNew={beginNew}
          onChooseFile={() => {
            setListOpen(false)
            chooser.current?.click()
          }}
        />
      </Drawer>
    </Page>
  )
}
