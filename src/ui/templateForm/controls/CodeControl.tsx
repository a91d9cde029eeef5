import { Plural, Trans } from '@lingui/react/macro'
import { bracketFault } from '#domain/template/writtenChecks.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'
import { NumberedLines, WrittenControl } from './WrittenControl.tsx'

/** Code in any language: only its brackets can be checked in all of them. */
export default function CodeControl(props: ControlProps) {
  const text = wordsIn(props.value)
  const fault = bracketFault(text)
  const lines = text.split('\n').length
  return (
    <WrittenControl
      {...props}
      note={
        fault === null ? (
          <Plural value={lines} one="# wiersz" few="# wiersze" many="# wierszy" other="# wiersza" />
        ) : (
          <span className={styles.warning}>
            <Trans>
              Nawias {fault.bracket} w wierszu {fault.place.line} nie ma pary
            </Trans>
          </span>
        )
      }
      preview={<NumberedLines text={text} />}
    />
  )
}
