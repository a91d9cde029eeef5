import type { ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import { imageRequests } from './imageRequests.ts'
import type { MadeType, OptionRequests } from './optionRequest.ts'
import { videoRequests } from './videoRequests.ts'
import { speechRequests, textRequests, transcriptionRequests } from './wordRequests.ts'

type Asked = Pick<ModelRoute, 'provider' | 'model'>

/** How a route's model is asked for each option of its type. */
export const requestsFor: { readonly [Type in MadeType]: (route: Asked) => OptionRequests<Type> } = {
  image: imageRequests,
  video: videoRequests,
  speech: speechRequests,
  transcription: transcriptionRequests,
  text: textRequests,
}
