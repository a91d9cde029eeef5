import { useState } from 'react'
import { LONGEST_LABEL, MOST_WORDS } from '#domain/template/templateLimits.ts'
import { TextField } from '#ui/TextField.tsx'

export interface WordsFieldProps {
  readonly label: string
  readonly description: string
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/**
 * Words separated by commas (specification part 2, section 3). The typed text stays as it is until the field is left.
 */
export function WordsField({ label, description, value, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      description={description}
      value={typed ?? value.join(', ')}
      onChange={(text) => {
        setTyped(text)
        onChange(wordsIn(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function wordsIn(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().slice(0, LONGEST_LABEL))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MOST_WORDS)
}
