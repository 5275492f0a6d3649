import type { TFunction } from "i18next";
import type { ColumnWords } from "./reply-columns";

/** The words of a file's head in the reader's language. */
export const columnWords = (t: TFunction): ColumnWords => ({
	other: t("formReplies:export.other"),
	comment: t("formReplies:export.comment"),
	goalValue: t("formReplies:export.goalValue"),
	band: t("formReplies:export.band"),
	untilVersion: (number) => t("formReplies:export.untilVersion", { number }),
});
