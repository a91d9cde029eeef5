// src/offline/templates/templateDraftRow.ts
function isUnsaved({ edition, savedEdition }) {
  return edition > savedEdition
}
export { isUnsaved as t }
