import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowLeft,
  Copy,
  List,
  MessageSquare,
  Network,
  Redo2,
  SquareDashed,
  Trash2,
  Undo2,
  Workflow,
} from 'lucide-react'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useStore } from '#ui/useStore.ts'
import { useBuilderState, useSelection, useTemplatePart } from '../document/BuilderContext.tsx'
import { useActions } from '../document/useActions.ts'
import { useStepWords } from '../document/useStepWords.ts'
import type { OpenTemplate } from '../drafts/openTemplate.ts'
import { standingWords } from '../drafts/standingWords.ts'
import { useLayout } from '../layout/useLayout.ts'
import { AlignMenu } from './AlignMenu.tsx'
import { PublishButton } from './PublishButton.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import { useRefusedSave } from './useRefusedSave.ts'
import styles from './Toolbar.module.css'

export interface ToolbarProps {
  readonly open: OpenTemplate
  /** Whether the steps are shown as a list, and how to change it; null where there is no room for the canvas. */
  readonly list: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void } | null
  readonly onLeave: () => void
  /** Another template is to be opened. */
  readonly onOpen: (id: string) => void
}

/** The open template's title, state and actions. */
export function Toolbar({ open, list, onLeave, onOpen }: ToolbarProps) {
  const { t, i18n } = useLingui()
  const actions = useActions()
  const { layout, isPending } = useLayout()
  const { title } = useTemplatePart('details')
  const hasNodes = useTemplatePart('nodes').length > 0
  const hasChosen = useSelection().size > 0
  const wordsOf = useStepWords()
  const undone = useBuilderState(({ history: { past, present } }) => {
    const step = past.at(-1)
    return step === undefined ? null : wordsOf(step.what, { before: step.before, after: present })
  })
  const redone = useBuilderState(({ history: { future, present } }) => {
    const step = future.at(-1)
    return step === undefined ? null : wordsOf(step.what, { before: present, after: step.before })
  })
  const stands = useStore(open.standing)
  const standing = stands.row === null ? null : standingWords(stands.row, stands)
  useRefusedSave(stands.refusal)
  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <IconButton size="small" label={t`Wszystkie szablony`} onPress={onLeave}>
          <ArrowLeft size={20} />
        </IconButton>
        <div className={styles.words}>
          <h1 className={styles.title}>{title === '' ? t`Szablon bez tytułu` : title}</h1>
          <output className={styles.standing}>
            {standing === null ? null : <Badge tone={standing.tone}>{i18n._(standing.label)}</Badge>}
          </output>
        </div>
      </div>
      <div role="toolbar" aria-label={t`Narzędzia`} data-part="toolbar" className={styles.tools}>
        <IconButton
          size="small"
          label={undone === null ? t`Cofnij` : t`Cofnij: ${undone}`}
          isDisabled={undone === null}
          onPress={actions.undo}
        >
          <Undo2 size={18} />
        </IconButton>
        <IconButton
          size="small"
          label={redone === null ? t`Ponów` : t`Ponów: ${redone}`}
          isDisabled={redone === null}
          onPress={actions.redo}
        >
          <Redo2 size={18} />
        </IconButton>
        <span className={styles.gap} />
        <IconButton
          size="small"
          label={t`Powiel zaznaczone`}
          isDisabled={!hasChosen}
          onPress={actions.duplicate}
        >
          <Copy size={18} />
        </IconButton>
        <IconButton size="small" label={t`Usuń zaznaczone`} isDisabled={!hasChosen} onPress={actions.remove}>
          <Trash2 size={18} />
        </IconButton>
        {list === null || list.isShown ? null : (
          <>
            <AlignMenu />
            <IconButton size="small" label={t`Dodaj komentarz`} onPress={() => actions.addNote('comment')}>
              <MessageSquare size={18} />
            </IconButton>
            <IconButton size="small" label={t`Obejmij ramką`} onPress={() => actions.addNote('group')}>
              <SquareDashed size={18} />
            </IconButton>
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={<Network size={18} aria-hidden="true" />}
          isDisabled={!hasNodes}
          isPending={isPending}
          onPress={() => void layout()}
        >
          <Trans context="graph">Ułóż</Trans>
        </Button>
        {list === null ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={
              list.isShown ? <Workflow size={18} aria-hidden="true" /> : <List size={18} aria-hidden="true" />
            }
            onPress={() => list.onChange(!list.isShown)}
          >
            {list.isShown ? <Trans>Graf</Trans> : <Trans>Lista</Trans>}
          </Button>
        )}
      </div>
      <div className={styles.end}>
        <span className={styles.publish}>
          <PublishButton open={open} />
        </span>
        <TemplateMenu open={open} onLeave={onLeave} onOpen={onOpen} />
      </div>
    </header>
  )
}
