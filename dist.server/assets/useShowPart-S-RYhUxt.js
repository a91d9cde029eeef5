import { ji as useQueryClient } from '../renderPage.js'
import { n as writeAnswerCopy } from './accountCopy-O7QUHWYj.js'
import { t as accountKey } from './useAccountPart-0UCsMF6M.js'
// src/features/account/data/useShowPart.ts
/** Shows a part of this user's account as a change's answer has it, on every screen and in the device's copy. */
function useShowPart(part, userId) {
  const queryClient = useQueryClient()
  return async (value) => {
    await queryClient.cancelQueries({
      queryKey: accountKey(part),
      exact: true,
    })
    queryClient.setQueryData(accountKey(part), value)
    writeAnswerCopy(part, userId, value)
  }
}
export { useShowPart as t }
