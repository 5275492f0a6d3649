import { useTranslation } from "react-i18next";
import type { BulkAction } from "#app/lists/components/bulk-bar";
import { SelectField, TextField } from "#app/ui/text-field";
import { StaffField } from "../../components/staff-field";
import { paths } from "../../paths";

/** What is done with several tasks at once. */
export function useTaskBulk(tenant: string): BulkAction[] {
	const { t } = useTranslation("crmWork");
	const { t: list } = useTranslation("crmLists");
	const at = paths(tenant);
	const fields = [
		...["todo", "doing", "done", "cancelled"].map((one) => ({
			value: `status:${one}`,
			label: `${t("task.status")}: ${t(`status.${one}`)}`,
		})),
		...["high", "normal", "low"].map((one) => ({
			value: `priority:${one}`,
			label: `${t("task.priority")}: ${t(`priority.${one}`)}`,
		})),
	];
	return [
		{
			intent: "bulkAssign",
			label: t("bulk.assign"),
			icon: "user-round",
			fields: <StaffField name="assignee" label={t("task.assignee")} help={list("bulk.ownerHelp")} source={at.staff} />,
		},
		{
			intent: "bulkDue",
			label: t("bulk.due"),
			icon: "calendar-clock",
			fields: <TextField name="dueOn" type="date" label={t("task.dueOn")} />,
		},
		{
			intent: "bulkSet",
			label: list("bulk.set"),
			icon: "pencil",
			fields: <SelectField name="field" label={list("bulk.field")} options={fields} />,
		},
		{
			intent: "export",
			label: list("bulk.export"),
			icon: "download",
			file: (chosen) => {
				const query = "ids" in chosen ? `ids=${chosen.ids.join()}` : chosen.query;
				return `${at.tasks}/export?${query && `${query}&`}format=xlsx`;
			},
		},
		{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2", danger: true },
	];
}
