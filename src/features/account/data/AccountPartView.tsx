import type { ReactNode } from 'react'
import type { AccountPart } from './accountPart.ts'
import { PartView, type PartViewProps } from './PartView.tsx'
import { useAccountPart } from './useAccountPart.ts'

export interface AccountPartViewProps<Value> extends Pick<PartViewProps<Value>, 'skeleton' | 'children'> {
  readonly part: AccountPart<Value>
}

/** A part of the account, read and shown in each of its states: for screens of other features, composed by routes. */
export function AccountPartView<Value>({ part, ...view }: AccountPartViewProps<Value>): ReactNode {
  return <PartView data={useAccountPart(part)} {...view} />
}
