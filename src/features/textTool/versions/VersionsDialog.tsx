import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkPlus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import type { TextVersionReason, TextVersionRow } from '#offline/texts/textRows.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import type { OpenText } from '../kept/openText.ts'
import { shownDifference } from './shownDifference.ts'
import { useVersions } from './useVersions.ts'
import styles from '#ui/tools/Versions.module.css'

const REASONS: Readonly<Record<TextVersionReason, MessageDescriptor>> = {
  saved: msg`zapisana przez Ciebie`,
  pause: msg`z przerwy w pisaniu`,
  'before-change': msg`sprzed zmiany całości`,
  'other-tab': msg`z innej karty`,
}

const NONE: readonly TextVersionRow[] = []

export interface VersionsDialogProps {
  readonly open: OpenText
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The versions of a text: what has changed since each, and the way back. */
export function VersionsDialog({ open, isOpen, onOpenChange }: VersionsDialogProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const versions = liveValue(useVersions(open.id), NONE)
  const present = useStore(open.document).text
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0]

  async function save(): Promise<void> {
    if (await open.saveVersion()) showToast({ type: 'success', title: t`Zapisano wersję` })
    else tellNotKept(i18n, t`Nie zapisaliśmy wersji`)
  }

  async function goBack(version: TextVersionRow): Promise<void> {
    await open.flush()
    const { goBackTo } = await import('../kept/textActions.ts')
    await goBackTo(i18n, version.id)
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="xl"
      title={t`Wersje tekstu`}
      actions={
        <>
          <Button
            icon={<BookmarkPlus size={18} aria-hidden="true" />}
            isDisabled={present.trim() === ''}
            onPress={() => void save()}
          >
            <Trans>Zapisz wersję</Trans>
          </Button>
          <Button
            variant="primary"
            icon={<RotateCcw size={18} aria-hidden="true" />}
            isDisabled={chosen === undefined || chosen.text === present}
            onPress={() => void (chosen && goBack(chosen))}
          >
            <Trans>Przywróć</Trans>
          </Button>
        </>
      }
    >
      {versions.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>
            Nie ma jeszcze wersji. Zachowujemy je same, gdy robisz przerwę i przed każdą zmianą całego tekstu.
          </Trans>
        </p>
      ) : (
        <div className={styles.parts}>
          <ul className={styles.list} aria-label={t`Wersje`}>
            {versions.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version === chosen}
                  onClick={() => setChosenId(version.id)}
                >
                  <strong>{format.dateTime(new Date(version.keptAt))}</strong>
                  <span>{i18n._(REASONS[version.reason])}</span>
                </button>
              </li>
            ))}
          </ul>
          {chosen === undefined ? null : <Difference version={chosen.text} present={present} />}
        </div>
      )}
    </Dialog>
  )
}

interface DifferenceProps {
  readonly version: string
  readonly present: string
}

/** What was changed from a version to the text as it stands now. */
function Difference({ version, present }: DifferenceProps) {
  const { t } = useLingui()
  const parts = shownDifference(version, present)
  return (
    <section className={styles.difference} aria-label={t`Co zmieniło się od tej wersji`}>
      {version === present ? (
        <p className={styles.nothing}>
          <Trans>Tekst jest taki sam jak w tej wersji.</Trans>
        </p>
      ) : null}
      <p className={styles.text} lang="pl">
        {parts.map(({ kind, text }, at) => {
          const key = `${at} ${kind}`
          if (kind === 'taken') return <del key={key}>{text}</del>
          if (kind === 'put') return <ins key={key}>{text}</ins>
          return <span key={key}>{text}</span>
        })}
      </p>
    </section>
  )
}
