import { ACCOUNT_KEY } from '#api/session/accountKey.ts'

/** The key of one picture of the gallery as a review shows it, small. */
export const imageKey = (imageId: string) => [ACCOUNT_KEY, 'review-picture', imageId] as const
