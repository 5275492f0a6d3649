/** How the request is called under which the messages of an import write: by it the event log knows what is one import. */
export const IMPORT_REQUEST = "import:";

/** The request of one run of an import, whatever number of messages it takes. */
export const requestOfImport = (run: string) => `${IMPORT_REQUEST}${run}`;

/** What the event log tells of an import, as the field of it that was changed: that a file was imported, and taken back. */
export const IMPORTED = "imported";
export const UNDONE = "undone";
