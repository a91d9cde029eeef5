import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { c as printPicture } from './SoundWave-DYeussCb.js'
import { n as cardDraftSchema, r as GiftCardDialog, t as EMPTY_CARD } from './cardDraft--_nyVX9P.js'
import { u as fileName } from './ResultSkeleton-BNdTXcKR.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { C as useSession } from '../renderPage.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { t as useDraft } from './useDraft-D5Od8r6c.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/generation/details/useCardDraft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The words of one generation's card; they outlive the page and leave with their owner. */
function useCardDraft(id) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [typed, setTyped] = (0, import_react.useState)(null)
  const store = (0, import_react.useMemo)(
    () =>
      userId === null
        ? null
        : userDraft(
            {
              name: `gift-card:${id}`,
              schema: cardDraftSchema,
            },
            userId,
          ),
    [userId, id],
  )
  useDraft({
    store,
    unsent: typed,
    onRestored: (found) => setTyped((present) => present ?? found),
  })
  return [
    typed ?? EMPTY_CARD,
    (part) =>
      setTyped((present) => ({
        ...(present ?? EMPTY_CARD),
        ...part,
      })),
  ]
}
// src/features/generation/details/ResultGiftCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A generated picture as a card, with the words that were left in it the last time. */
function ResultGiftCard({ generation, ...dialog }) {
  const { prompt, result } = generation
  const [card, change] = useCardDraft(generation.id)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftCardDialog, {
    ...dialog,
    pictureUrl: result === null ? void 0 : printPicture(result)?.url,
    fileName: fileName(prompt, { format: 'jpeg' }),
    card,
    onChange: change,
  })
}
export { ResultGiftCard as default }
