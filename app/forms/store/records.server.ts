/** The tables that a module's calls name their records by (`record`, `guidOf`); modules read them through the engine only. */
export { formReplies as replyRecords, forms as formRecords } from "#db/schema/forms";
