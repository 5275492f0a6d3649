import { useTranslation } from "react-i18next";
import type { BulkAction } from "#app/lists/components/bulk-bar";
import { SelectField, TextArea } from "#app/ui/text-field";

type Staff = readonly { value: string; label: string }[];

/** What is done with several replies at once. */
export function useRepliesBulk(staff: Staff): BulkAction[] {
	const { t } = useTranslation("formReplies");
	const states = ["submitted", "clarify", "approved", "rejected"].map((value) => ({
		value,
		label: t(`status.${value}`),
	}));
	return [
		{
			intent: "bulkStatus",
			label: t("bulk.status"),
			icon: "check-check",
			fields: (
				<>
					<SelectField name="status" label={t("column.status")} options={states} />
					<TextArea name="message" label={t("review.message")} help={t("review.messageHelp")} rows={2} />
				</>
			),
		},
		{
			intent: "bulkAssign",
			label: t("bulk.assign"),
			icon: "user-plus",
			fields: (
				<SelectField
					name="assigneeId"
					label={t("column.assignee")}
					options={[{ value: "", label: t("nobody") }, ...staff]}
				/>
			),
		},
		{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2", danger: true },
	];
}
