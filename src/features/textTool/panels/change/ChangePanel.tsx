import { Group } from 'react-aria-components/Group'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Button } from '#ui/Button.tsx'
import { useStore } from '#ui/useStore.ts'
import type { TextChange } from '../../checking/questions.ts'
import { useEditor } from '../../editor.ts'
import { useAnswer } from '../../useAnswer.ts'
import { useWrittenText } from '../../useWrittenText.ts'
import type { PanelProps } from '../panel.ts'
import styles from '../Panel.module.css'
import { FindPart } from './FindPart.tsx'
import { useTextChange } from './useTextChange.ts'

interface OnePress {
  readonly label: MessageDescriptor
  readonly change: TextChange
}

const CASES: readonly OnePress[] = [
  { label: msg`Jak w zdaniu`, change: { kind: 'case', to: 'sentence' } },
  { label: msg`Jak W Tytule`, change: { kind: 'case', to: 'title' } },
  { label: msg`małe litery`, change: { kind: 'case', to: 'lower' } },
  { label: msg`WIELKIE LITERY`, change: { kind: 'case', to: 'upper' } },
]

const LINES: readonly OnePress[] = [
  { label: msg`Sortuj A–Z`, change: { kind: 'sort', direction: 'rising' } },
  { label: msg`Sortuj Z–A`, change: { kind: 'sort', direction: 'falling' } },
  { label: msg`Usuń powtórzenia`, change: { kind: 'unique' } },
  { label: msg`Usuń zbędne odstępy`, change: { kind: 'trim' } },
]

/** Changes of the whole text, or of what is selected, by one press; and what is found and replaced. */
export function ChangePanel({ onLeave }: PanelProps) {
  const { t } = useLingui()
  const { document } = useEditor()
  const { from, to } = useStore(document).selection
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>
        {from === to ? t`Zmiany dotyczą całego tekstu.` : t`Zmiany dotyczą zaznaczenia.`}
      </p>
      <TypographyPart />
      <Presses title={t`Litery`} presses={CASES} />
      <Presses title={t`Wiersze`} presses={LINES} />
      <FindPart onLeave={onLeave} />
    </div>
  )
}

const TYPOGRAPHY: TextChange = { kind: 'typography' }
const CLEAN: TextChange = { kind: 'clean' }

function TypographyPart() {
  const { t } = useLingui()
  const { change } = useTextChange()
  const typography = useChangeCount(TYPOGRAPHY)
  const cleaned = useChangeCount(CLEAN)
  return (
    <Group aria-label={t`Typografia`} className={styles.part ?? ''}>
      <h3 className={styles.title}>{t`Typografia`}</h3>
      <p className={styles.quiet}>
        {t`Cudzysłowy, myślniki, wielokropki, odstępy, liczby z jednostkami i litery, które nie mogą stać na końcu wiersza.`}
      </p>
      <div className={styles.buttons}>
        <Button size="small" isDisabled={typography === 0} onPress={() => void change(TYPOGRAPHY)}>
          {t`Popraw typografię`} <Count count={typography} />
        </Button>
        <Button size="small" isDisabled={cleaned === 0} onPress={() => void change(CLEAN)}>
          {t`Wyczyść wklejony tekst`} <Count count={cleaned} />
        </Button>
      </div>
    </Group>
  )
}

/** How many places a change would change, of what is selected or of all; null while nobody knows. */
function useChangeCount(change: TextChange): number | null {
  const { document } = useEditor()
  const text = useWrittenText()
  const { from, to } = useStore(document).selection
  const part = from === to ? text : text.slice(from, to)
  const asked = useMemo(() => ({ text: part, change }), [part, change])
  const edits = useAnswer('change', asked)
  return edits === null ? null : edits.length
}

function Count({ count }: { readonly count: number | null }) {
  const { t } = useLingui()
  if (count === null) return null
  return (
    <span>
      {t`${plural(count, { 0: '(nic do zmiany)', one: '(# miejsce)', few: '(# miejsca)', many: '(# miejsc)', other: '(# miejsca)' })}`}
    </span>
  )
}

function Presses({ title, presses }: { readonly title: string; readonly presses: readonly OnePress[] }) {
  const { i18n } = useLingui()
  const { change } = useTextChange()
  return (
    <Group aria-label={title} className={styles.part ?? ''}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.buttons}>
        {presses.map((press) => (
          <Button key={press.label.id} size="small" onPress={() => void change(press.change)}>
            {i18n._(press.label)}
          </Button>
        ))}
      </div>
    </Group>
  )
}
