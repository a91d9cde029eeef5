import { liveStore } from '#offline/liveStore.ts'

/** What is kept of the visits on this device, as it changes. */
export const liveVisits = liveStore({
  load: async () => {
    // What erases it comes along: without a network it could not be had any more.
    const [{ readVisits }] = await Promise.all([
      import('#offline/engagement/readVisits.ts'),
      import('#offline/engagement/keptVisits.ts'),
    ])
    return readVisits
  },
})
