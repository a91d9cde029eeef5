import { Trans } from '@lingui/react/macro'
import { Button } from '../../Button.tsx'
import { jsonFault } from '#domain/template/writtenChecks.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'
import { NumberedLines, WrittenControl } from './WrittenControl.tsx'

/** Data as JSON: says where it stops being that, and lays it out line by line. */
export default function JsonControl(props: ControlProps) {
  const { value, onChange, field, attributes } = props
  const text = wordsIn(value)
  const fault = jsonFault(text)
  const laidOut = fault === null ? layOut(text) : text
  return (
    <WrittenControl
      {...props}
      note={fault === null ? <Trans>Poprawny JSON</Trans> : <FaultWords place={fault.place} />}
      tools={
        laidOut === text || field.isReadOnly || attributes.disabled ? null : (
          <Button size="small" variant="quiet" onPress={() => onChange(laidOut)}>
            <Trans>Uporządkuj</Trans>
          </Button>
        )
      }
      preview={<NumberedLines text={laidOut} />}
    />
  )
}

function FaultWords({ place }: NonNullable<ReturnType<typeof jsonFault>>) {
  return (
    <span className={styles.warning}>
      {place === null ? (
        <Trans>To jeszcze nie jest JSON</Trans>
      ) : (
        <Trans>
          Coś się nie zgadza w wierszu {place.line}, znak {place.column}
        </Trans>
      )}
    </span>
  )
}

const layOut = (text: string) => JSON.stringify(JSON.parse(text), null, 2)
