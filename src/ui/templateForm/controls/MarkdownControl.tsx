import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue } from 'react'
import { lengthOf } from '#domain/template/checkFormField.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { readMarkdown } from '../markdown/readMarkdown.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'
import { WrittenControl } from './WrittenControl.tsx'

/** A text in Markdown, with a preview. Its length and preview follow the typing. */
export default function MarkdownControl(props: ControlProps) {
  const text = useDeferredValue(wordsIn(props.value))
  return <WrittenControl {...props} isProse note={<Length text={text} />} preview={<Preview text={text} />} />
}

interface OfText {
  readonly text: string
}

const Length = memo(function Length({ text }: OfText) {
  const length = lengthOf(text) ?? 0
  return <Trans>Znaki: {length}</Trans>
})

const Preview = memo(function Preview({ text }: OfText) {
  return <Markdown blocks={readMarkdown(text)} />
})
