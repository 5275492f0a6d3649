/** The tables that a module's calls name their records by (`record`, `guidOf`); modules read them through the engine only. */
export { formLibrary as libraryRecords, formReplies as replyRecords, forms as formRecords } from "#db/schema/forms";
