import { useQueryClient } from '@tanstack/react-query'
import { writeAnswerCopy } from '#offline/session/accountCopy.ts'
import type { AccountPart } from './accountPart.ts'
import { accountKey } from './useAccountPart.ts'

/** Shows a part of this user's account as a change's answer has it, on every screen and in the device's copy. */
export function useShowPart<Value>(
  part: AccountPart<Value>,
  userId: string,
): (value: Value) => Promise<void> {
  const queryClient = useQueryClient()
  return async (value) => {
    // An older reading still on its way must not undo it.
    await queryClient.cancelQueries({ queryKey: accountKey(part), exact: true })
    queryClient.setQueryData(accountKey(part), value)
    void writeAnswerCopy(part, userId, value)
  }
}
