import { Group } from 'react-aria-components/Group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import noticeAddress from '#domain/text/spelling/polishWords-APACHE.txt?url'
import readingsNoticeAddress from '#domain/text/spelling/polishWords-BSD.txt?url'
import { MARK_KINDS, type MarkKind } from '#domain/text/marks/mark.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useStore } from '#ui/useStore.ts'
import type { PlacedMark } from '../checking/checkedLines.ts'
import { useEditor } from '../editor.ts'
import { MARK_KIND_NAMES, markReason } from '../marks/markWords.ts'
import { useMarks } from '../useMarks.ts'
import { OwnWordsList } from './OwnWordsList.tsx'
import type { PanelProps } from './panel.ts'
import styles from './Panel.module.css'

/** All marks by their kinds; each leads to its place. */
export function MarksPanel({ onLeave }: PanelProps) {
  const { t } = useLingui()
  const { worker } = useEditor()
  const { marks, isChecking } = useMarks()
  const dictionary = useStore(worker.dictionary)
  return (
    <div className={styles.panel}>
      {dictionary === 'missing' ? (
        <Notice
          tone="warning"
          title={t`Nie udało się pobrać słownika`}
          action={
            <Button size="small" onPress={worker.fetchAgain}>
              {t`Spróbuj ponownie`}
            </Button>
          }
        >
          {t`Pisownia i gramatyka czekają na słownik. Pozostałe zasady działają.`}
        </Notice>
      ) : null}
      {isChecking ? <p className={styles.quiet}>{t`Sprawdzam…`}</p> : null}
      {!isChecking && marks.length === 0 ? (
        <p
          className={styles.quiet}
        >{t`Nie ma uwag. Sprawdzanie działa podczas pisania i nie wysyła tekstu z urządzenia.`}</p>
      ) : null}
      {MARK_KINDS.map((kind) => (
        <KindList
          key={kind}
          kind={kind}
          marks={marks.filter(({ mark }) => mark.kind === kind)}
          onLeave={onLeave}
        />
      ))}
      <OwnWordsList />
      <p className={styles.quiet}>
        <Trans>
          Słownik: SJP.PL,{' '}
          <a href={noticeAddress} target="_blank" rel="noreferrer">
            licencja Apache 2.0
          </a>
          . Odmiana: PoliMorf,{' '}
          <a href={readingsNoticeAddress} target="_blank" rel="noreferrer">
            licencja BSD
          </a>
        </Trans>
      </p>
    </div>
  )
}

/** Marks of a kind that are listed until more are asked for. */
const AT_FIRST = 30

interface KindListProps extends PanelProps {
  readonly kind: MarkKind
  readonly marks: readonly PlacedMark[]
}

function KindList({ kind, marks, onLeave }: KindListProps) {
  const { t, i18n } = useLingui()
  const { leadTo } = useEditor()
  const [most, setMost] = useState(AT_FIRST)
  if (marks.length === 0) return null
  const name = i18n._(MARK_KIND_NAMES[kind])
  return (
    <Group aria-label={name} className={styles.part ?? ''}>
      <h3 className={styles.title}>
        {name} ({marks.length})
      </h3>
      <ul className={styles.list}>
        {marks.slice(0, most).map((placed, at) => (
          <li key={`${placed.key} ${at}`}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onLeave(() => leadTo(placed, placed))
              }}
            >
              <strong>{shortened(placed.written)}</strong>
              <span className={styles.quiet}>{markReason(i18n, placed.mark.message)}</span>
            </button>
          </li>
        ))}
      </ul>
      {marks.length > most ? (
        <Button size="small" variant="quiet" onPress={() => setMost(most + 10 * AT_FIRST)}>
          {t`Pokaż więcej`}
        </Button>
      ) : null}
    </Group>
  )
}

/** Letters of a long place that are shown. */
const SHOWN = 60

const shortened = (written: string) =>
  written.length > SHOWN ? `${written.slice(0, SHOWN).trimEnd()}…` : written
