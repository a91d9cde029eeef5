// src/offline/occasions/readOccasions.ts
/** The dates that whoever uses this device has written down. Reads alone, for a live query. */
async function readOccasions(stores) {
  return (await stores.occasions.toArray()).map(({ id, date }) => ({
    id,
    date,
  }))
}
export { readOccasions }
