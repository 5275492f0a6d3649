import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { to } from "#app/platform/portal-paths";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type Repeat, repeats } from "../series";
import { type TaskStatus, taskStatuses } from "../states";

type PlainTaskFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	task?: {
		title: string;
		description: string | null;
		dueOn: string | null;
		repeat: Repeat | null;
		status: TaskStatus;
		assigneeId: string | null;
		reminder: string;
		isReminded: boolean;
	};
	/** Whose it may be, by name; null for whoever gives none. */
	colleagues: readonly Choice[] | null;
	me: string;
	tenant: string;
};

/** What is to be done, until when and by whom, when that person is reminded, and whether it comes again. */
export function PlainTaskFields({ problem, task, colleagues, me, tenant }: PlainTaskFieldsProps) {
	const { t } = useTranslation("tasks");
	const field = (name: string, stored: string | null | undefined) => ({
		...{ id: name, name, error: problem.of(name) },
		defaultValue: problem.typed(name) ?? stored ?? "",
	});
	return (
		<>
			<TextField
				{...field("title", task?.title)}
				label={t("field.title")}
				maxLength={200}
				autoComplete="off"
				required
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...field("dueOn", task?.dueOn)} type="date" label={t("field.dueOn")} optional />
				{task && (
					<SelectField
						{...field("status", task.status)}
						label={t("field.status")}
						options={taskStatuses.map((value) => ({ value, label: t(`state.${value}`) }))}
					/>
				)}
			</div>
			{colleagues && (
				<PickOne
					{...field("assigneeId", task ? task.assigneeId : me)}
					label={t("field.assignee")}
					address={to.taskPeople(tenant)}
					choices={colleagues}
					none={t("nobody")}
				/>
			)}
			<TextField
				{...field("remindAt", task?.reminder)}
				type="datetime-local"
				label={t("field.remindAt")}
				help={t(task?.isReminded ? "field.reminded" : "field.remindHelp")}
				optional
			/>
			<SelectField
				{...field("repeat", task?.repeat)}
				label={t("field.repeat")}
				help={t("field.repeatHelp")}
				options={[
					{ value: "", label: t("repeat.never") },
					...repeats.map((value) => ({ value, label: t(`repeat.${value}`) })),
				]}
			/>
			<TextArea {...field("description", task?.description)} label={t("field.description")} optional />
		</>
	);
}
