import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useRef } from 'react'
import type { ReworkPiece } from '#domain/text/rework/reworkAnswer.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { useEditor } from '../editor.ts'
import { pieceContext } from './pieceContext.ts'
import styles from './Rework.module.css'

export interface PieceListProps {
  /** With their places in `text`. */
  readonly pieces: readonly ReworkPiece[]
  readonly text: string
  /** Leaves the panel where it lies over the text, and then shows a place. */
  readonly onShow: (then: () => void) => void
  readonly onTake: (id: number) => void
  readonly onLeave: (id: number) => void
}

/** Pieces of an answer with the words around them; each leads to its place, and is taken or left. */
export function PieceList({ pieces, text, onShow, onTake, onLeave }: PieceListProps) {
  const { t } = useLingui()
  const { leadTo } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  useListFocus(
    list,
    pieces.map(({ id }) => String(id)),
  )
  return (
    <ul ref={list} className={styles.pieces} aria-label={t`Zmiany`}>
      {pieces.map((piece, at) => {
        const number = at + 1
        return (
          <li key={piece.id} className={styles.piece}>
            <button type="button" className={styles.words} onClick={() => onShow(() => leadTo(piece))}>
              <PieceWords piece={piece} text={text} />
            </button>
            <span className={styles.decisions}>
              <IconButton label={t`Przyjmij zmianę ${number}`} size="small" onPress={() => onTake(piece.id)}>
                <Check size={18} />
              </IconButton>
              <IconButton label={t`Odrzuć zmianę ${number}`} size="small" onPress={() => onLeave(piece.id)}>
                <X size={18} />
              </IconButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function PieceWords({ piece, text }: { readonly piece: ReworkPiece; readonly text: string }) {
  const { t } = useLingui()
  const { before, after } = pieceContext(text, piece)
  const taken = text.slice(piece.from, piece.to)
  return (
    <>
      <span className={styles.around}>{before}</span>
      {taken === '' ? null : (
        <del>
          <span className="visually-hidden">{t`usuń:`} </span>
          {withEnds(taken)}
        </del>
      )}
      {piece.text === '' ? null : (
        <ins>
          <span className="visually-hidden">{t`wstaw:`} </span>
          {withEnds(piece.text)}
        </ins>
      )}
      <span className={styles.around}>{after}</span>
    </>
  )
}

/** A line's end has no look of its own. */
const withEnds = (words: string) => words.replaceAll('\n', '↵\n')
