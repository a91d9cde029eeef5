import { Fragment } from 'react'
import styles from './Markdown.module.css'
import type { MarkdownBlock, MarkdownLine, MarkdownPhrase } from './readMarkdown.ts'

/** Renders a Markdown text. Its headings are below those of the page. */
export function Markdown({ blocks }: { readonly blocks: readonly MarkdownBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // The blocks of a text are known by their order alone.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: MarkdownBlock }) {
  if (block.kind === 'rule') return <hr />
  if (block.kind === 'code') return <pre>{block.text}</pre>
  if (block.kind === 'heading') {
    return (
      <p className={styles.heading} data-level={block.level}>
        <Line line={block.words} />
      </p>
    )
  }
  if (block.kind === 'list' || block.kind === 'numbers') {
    const List = block.kind === 'list' ? 'ul' : 'ol'
    return (
      <List>
        {block.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Line line={line} />
          </li>
        ))}
      </List>
    )
  }
  const Paragraph = block.kind === 'quote' ? 'blockquote' : 'p'
  return (
    <Paragraph>
      {block.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index === 0 ? null : <br />}
          <Line line={line} />
        </Fragment>
      ))}
    </Paragraph>
  )
}

function Line({ line }: { readonly line: MarkdownLine }) {
  // oxlint-disable-next-line react/no-array-index-key
  return line.map((phrase, index) => <Phrase key={index} phrase={phrase} />)
}

function Phrase({ phrase: { look, text, address } }: { readonly phrase: MarkdownPhrase }) {
  if (look === 'strong') return <strong>{text}</strong>
  if (look === 'emphasis') return <em>{text}</em>
  if (look === 'code') return <code>{text}</code>
  if (look === 'link') {
    return (
      <a href={address} target="_blank" rel="noreferrer nofollow">
        {text}
      </a>
    )
  }
  return text
}
