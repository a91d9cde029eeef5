import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { isTakenWhole, placedPieces } from '#domain/text/rework/reworkAnswer.ts'
import type { TextReworkRow } from '#offline/texts/textRows.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useCopy } from '#ui/sharing/useCopy.ts'
import { TASK_WORDS } from '#ui/generatorOptions/taskWords.ts'
import { useEditor } from '../editor.ts'
import type { PanelProps } from '../panels/panel.ts'
import shared from '../panels/Panel.module.css'
import { useWrittenText } from '../useWrittenText.ts'
import { PieceList } from './PieceList.tsx'
import styles from './Rework.module.css'
import { useDecisions } from './useDecisions.ts'
import { useReworkAction } from './useReworkAction.ts'

export interface ReworkAnswerProps extends PanelProps {
  readonly row: TextReworkRow
  readonly answer: string
}

/** An engine's answer as changes of the text, taken or left one by one or all at once; nothing changes by itself. */
export function ReworkAnswer({ row, answer, onLeave }: ReworkAnswerProps) {
  const { t, i18n } = useLingui()
  const { shownPlaces } = useEditor()
  const text = useWrittenText()
  const act = useReworkAction()
  const copy = useCopy()
  const { take, leave } = useDecisions(row)
  const placed = useMemo(() => placedPieces(row, text), [row, text])
  const lost = row.pieces.length - placed.length
  const isWhole = isTakenWhole(row.task)
  const isSame = row.pieces.length === 0

  useEffect(() => {
    shownPlaces.set(placed)
    return () => shownPlaces.set([])
  }, [placed, shownPlaces])

  return (
    <section className={shared.part} aria-label={t`Odpowiedź AI`}>
      <h3 className={shared.title}>{i18n._(TASK_WORDS[row.task])}</h3>
      {isSame ? (
        <Notice tone="neutral" title={t`Silnik nie zmienił ani słowa`}>
          <Trans>Uznał, że tekst jest już taki, jak trzeba.</Trans>
        </Notice>
      ) : null}
      {lost > 0 ? (
        <Notice
          tone="warning"
          title={t`${plural(lost, { one: '# zmiana już nie pasuje', few: '# zmiany już nie pasują', many: '# zmian już nie pasuje', other: '# zmiany już nie pasuje' })}`}
        >
          <Trans>Ten kawałek tekstu zmienił się po wysłaniu. Całą odpowiedź możesz skopiować.</Trans>
        </Notice>
      ) : null}
      {isWhole || (lost > 0 && placed.length === 0) ? (
        <p className={styles.answer} dir="auto">
          {answer}
        </p>
      ) : (
        <PieceList
          pieces={placed}
          text={text}
          onShow={onLeave}
          onTake={(id) => take([id])}
          onLeave={(id) => leave([id])}
        />
      )}
      <div className={shared.buttons}>
        {placed.length > 0 ? (
          <Button variant="primary" size="small" onPress={() => take(placed.map(({ id }) => id))}>
            {isWhole ? <Trans>Zastąp fragment</Trans> : <Trans>Przyjmij wszystkie</Trans>}
          </Button>
        ) : null}
        {isSame ? (
          <Button size="small" onPress={() => void act((actions) => actions.drop(row.id))}>
            <Trans>Spróbuj inaczej</Trans>
          </Button>
        ) : (
          <>
            <Button size="small" onPress={() => leave(row.pieces.map(({ id }) => id))}>
              {isWhole ? <Trans>Odrzuć</Trans> : <Trans>Odrzuć wszystkie</Trans>}
            </Button>
            <Button variant="quiet" size="small" onPress={() => void copy(answer, t`Skopiowano odpowiedź`)}>
              <Trans>Kopiuj odpowiedź</Trans>
            </Button>
          </>
        )}
      </div>
      {isSame ? null : (
        <p className={shared.quiet}>
          <Trans>Tekst od AI. Przeczytaj go, zanim przyjmiesz.</Trans>
        </p>
      )}
    </section>
  )
}
