/** What files may be opened, for the browser’s dialog. */
export const DRAWING_FILES = '.svg,.excalidraw,.drawio,.xml,.mmd,.txt'
