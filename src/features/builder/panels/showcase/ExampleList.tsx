import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { LONGEST_DESCRIPTION } from '#domain/template/templateLimits.ts'
import type { Example } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import rowStyles from '../../inputs/RowDrag.module.css'
import { dropSide, useRowDrag } from '../../inputs/useRowDrag.ts'
import stack from '../PanelStack.module.css'
import styles from './Showcase.module.css'
import { useMediaAddress } from './useMediaAddress.ts'

/** The examples of a template in the order in which visitors meet them. */
export function ExampleList() {
  const { t } = useLingui()
  const document = useBuilder()
  const examples = useTemplatePart('examples')

  function change(next: readonly Example[], of: string, merges = false): void {
    document.edit({ name: 'examples', of, merges }, (template) => ({ ...template, examples: [...next] }))
  }

  function move(at: number, to: number): void {
    const example = examples[at]
    if (example === undefined || at === to) return
    change(examples.toSpliced(at, 1).toSpliced(to, 0, example), 'order')
    announce(t`Przykład jest teraz ${to + 1}.`)
  }

  const drag = useRowDrag((row, { at: to }) => move(Number(row), to))
  const rows = examples.map((_, at) => String(at))
  if (examples.length === 0) {
    return (
      <p className={stack.text}>
        <Trans>Uruchom szablon naprawdę, a potem wybierz poniżej, co pokazać.</Trans>
      </p>
    )
  }
  return (
    <div data-drag-root="">
      <ol className={styles.list} data-rows="examples">
        {examples.map((example, at) => {
          const number = at + 1
          return (
            // Known by their place: their captions change under the hand.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={at}
              className={classNames(
                styles.example,
                rowStyles.row,
                drag.dragged === String(at) && rowStyles.dragged,
              )}
              data-row={at}
              data-drop={dropSide(drag, { list: 'examples', rows, row: String(at) })}
            >
              <ExampleMedia example={example} />
              <TextField
                label={example.type === 'text' ? t`Przykład ${number}: tekst` : t`Przykład ${number}: podpis`}
                value={example.caption}
                maxLength={LONGEST_DESCRIPTION}
                multiline={example.type === 'text'}
                onChange={(caption) =>
                  change(examples.with(at, { ...example, caption }), `caption-${String(at)}`, true)
                }
              />
              <div className={styles.tools}>
                {examples.length > 1 ? (
                  // By keys there are the arrows beside it.
                  <span
                    className={classNames(styles.grip, rowStyles.handle)}
                    aria-hidden="true"
                    {...drag.handleOf(String(at))}
                  >
                    <GripVertical size={18} />
                  </span>
                ) : null}
                <IconButton
                  label={t`Przykład ${number} wyżej`}
                  size="small"
                  isDisabled={at === 0}
                  onPress={() => move(at, at - 1)}
                >
                  <ArrowUp size={18} />
                </IconButton>
                <IconButton
                  label={t`Przykład ${number} niżej`}
                  size="small"
                  isDisabled={at === examples.length - 1}
                  onPress={() => move(at, at + 1)}
                >
                  <ArrowDown size={18} />
                </IconButton>
                <IconButton
                  label={t`Usuń przykład ${number}`}
                  size="small"
                  onPress={() => change(examples.toSpliced(at, 1), 'remove')}
                >
                  <X size={18} />
                </IconButton>
                {example.filled === undefined ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Ukryj odpowiedzi przykładu ${number}`}
                    onPress={() => {
                      const { filled: _hidden, ...rest } = example
                      change(examples.with(at, rest), 'filled')
                    }}
                  >
                    <Trans>Ukryj odpowiedzi</Trans>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function ExampleMedia({ example: { type, url, caption } }: { readonly example: Example }) {
  const address = useMediaAddress(url)
  if (address === null) return null
  if (type === 'image') return <img className={styles.media} src={address} alt={caption} />
  if (type === 'video') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video className={styles.media} src={address} aria-label={caption} controls muted />
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio className={styles.media} src={address} aria-label={caption} controls preload="none" />
}
