import { Group } from 'react-aria-components/Group'
import { useLingui } from '@lingui/react/macro'
import type { RepeatedWord } from '#domain/text/measures/repeatedStems.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../../editor.ts'
import type { PanelProps } from '../panel.ts'
import styles from '../Panel.module.css'

/** Repeated words that are told. */
const MOST = 12

interface RepeatedWordsProps extends PanelProps {
  readonly words: readonly RepeatedWord[]
}

/** The words that the text repeats. A press shows all places of one and leads to the first, another one to the next. */
export function RepeatedWords({ words, onLeave }: RepeatedWordsProps) {
  const { t } = useLingui()
  const { document, shownPlaces, leadTo } = useEditor()
  const shown = useStore(shownPlaces)

  function lead({ places }: RepeatedWord): void {
    const at = shown === places ? document.getSnapshot().selection.from : -1
    const place = places.find(({ from }) => from > at) ?? places[0]
    shownPlaces.set(places)
    if (place === undefined) return
    onLeave(() => leadTo(place))
  }

  return (
    <Group aria-label={t`Powtarzane słowa`} className={styles.part ?? ''}>
      <h3 className={styles.title}>{t`Powtarzane słowa`}</h3>
      {words.length === 0 ? (
        <p className={styles.quiet}>{t`Żadne słowo nie powtarza się często.`}</p>
      ) : (
        <ul className={styles.list}>
          {words.slice(0, MOST).map((word) => {
            const count = word.places.length
            return (
              <li key={word.word}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={shown === word.places}
                  onClick={() => lead(word)}
                >
                  {t`${word.word} × ${count}`}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </Group>
  )
}
