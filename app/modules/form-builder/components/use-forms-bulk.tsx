import { useTranslation } from "react-i18next";
import type { BulkAction } from "#app/lists/components/bulk-bar";
import { TextField } from "#app/ui/text-field";

/** What is done with several forms at once. */
export function useFormsBulk(): BulkAction[] {
	const { t } = useTranslation("formBuilder");
	return [
		{ intent: "bulkClose", label: t("bulk.close"), icon: "lock" },
		{
			intent: "bulkMove",
			label: t("bulk.move"),
			icon: "folder-input",
			fields: <TextField name="folder" label={t("column.folder")} help={t("bulk.folderHelp")} autoComplete="off" />,
		},
		{ intent: "bulkArchive", label: t("bulk.archive"), icon: "archive" },
		{ intent: "bulkTrash", label: t("bulk.trash"), icon: "trash-2", danger: true },
	];
}
