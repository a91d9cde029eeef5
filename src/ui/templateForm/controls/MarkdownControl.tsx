import { Trans } from '@lingui/react/macro'
import { lengthOf } from '#domain/template/checkFormField.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { readMarkdown } from '../markdown/readMarkdown.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'
import { WrittenControl } from './WrittenControl.tsx'

/** A text with Markdown’s signs, shown as it will read. */
export default function MarkdownControl(props: ControlProps) {
  const text = wordsIn(props.value)
  const length = lengthOf(text) ?? 0
  return (
    <WrittenControl
      {...props}
      isProse
      note={<Trans>Znaki: {length}</Trans>}
      preview={<Markdown blocks={readMarkdown(text)} />}
    />
  )
}
