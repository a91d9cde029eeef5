import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { PALETTE_CATEGORIES } from '#domain/template/kinds/kindRules.ts'
import { isOffered, NODE_KINDS } from '#domain/template/nodeKinds.ts'
import type { NodeKind } from '#domain/template/templateSchema.ts'
import { useServices } from '#services/services.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useActions } from '../document/useActions.ts'
import { KINDS, NODE_LOOKS } from '../nodes/nodeLooks.ts'
import { askedView } from '../panels/leadTo.ts'
import { CATEGORY_WORDS } from '../words/choiceWords.ts'
import { NODE_DRAG_TYPE } from './nodeDrag.ts'
import styles from './Palette.module.css'

export interface PaletteProps {
  /** A node was added by a press. */
  readonly onAdded?: (id: string) => void
}

/** The kinds of nodes in their categories, to be searched, pressed or dragged onto the canvas. */
export function Palette({ onAdded }: PaletteProps) {
  const { t, i18n } = useLingui()
  const { add } = useActions()
  const { features } = useServices().config
  const [search, setSearch] = useState('')
  const wanted = foldPolish(search.trim())
  const found = KINDS.filter((kind) => isOffered(kind, features)).filter((kind) => {
    const { label, about, keywords } = NODE_LOOKS[kind]
    return foldPolish(`${i18n._(label)} ${i18n._(about)} ${keywords}`).includes(wanted)
  })
  // Matching names come before related kinds.
  const isCalled = (kind: NodeKind) => foldPolish(i18n._(NODE_LOOKS[kind].label)).startsWith(wanted)
  const best = found.find(isCalled) ?? found[0]

  function choose(kind: NodeKind): void {
    // The node is added before the callback runs.
    const id = add(kind)
    if (id === null) return
    askedView.set({ ids: [id], isGentle: true })
    onAdded?.(id)
  }

  return (
    <div data-part="palette" className={styles.palette}>
      <SearchField
        label={t`Szukaj węzła`}
        placeholder={t`Szukaj węzła`}
        value={search}
        onChange={setSearch}
        onSubmit={() => {
          if (best === undefined) return
          setSearch('')
          choose(best)
        }}
      />
      <div className={styles.groups}>
        {found.length === 0 ? <p className={styles.nothing}>{t`Nie ma takiego węzła.`}</p> : null}
        {PALETTE_CATEGORIES.map((category) => {
          const kinds = found.filter((kind) => NODE_KINDS[kind].category === category)
          if (kinds.length === 0) return null
          return (
            <section key={category} aria-labelledby={`palette-${category}`} className={styles.group}>
              <h3 id={`palette-${category}`} className={styles.category}>
                {i18n._(CATEGORY_WORDS[category])}
              </h3>
              {kinds.map((kind) => (
                <PaletteEntry key={kind} kind={kind} onChoose={() => choose(kind)} />
              ))}
            </section>
          )
        })}
      </div>
    </div>
  )
}

function PaletteEntry({ kind, onChoose }: { readonly kind: NodeKind; readonly onChoose: () => void }) {
  const { i18n } = useLingui()
  const { icon: Icon, label, about, tint } = NODE_LOOKS[kind]

  function drag({ dataTransfer }: DragEvent): void {
    dataTransfer.setData(NODE_DRAG_TYPE, kind)
    dataTransfer.effectAllowed = 'copy'
  }

  return (
    <button
      type="button"
      draggable
      className={styles.entry}
      data-tint={tint ?? undefined}
      onDragStart={drag}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{i18n._(label)}</span>
        <span className={styles.about}>{i18n._(about)}</span>
      </span>
    </button>
  )
}
