import { useState } from 'react'
import type { Person } from '#domain/administration/people.ts'
import { Button } from '#ui/Button.tsx'
import { ActDialog, type PersonAct } from './ActDialog.tsx'

export interface ActButtonProps {
  readonly person: Person
  readonly act: PersonAct
  /** Its subject, where several buttons say the same: spoken, not shown. */
  readonly about?: string
}

/** Opens the dialog of an act. */
export function ActButton({ person, act, about }: ActButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {act.verb}
        {about === undefined ? null : <span className="visually-hidden">, {about}</span>}
      </Button>
      {isOpen ? <ActDialog person={person} act={act} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
