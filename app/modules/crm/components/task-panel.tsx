import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { SidePanel } from "#app/ui/side-panel";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import { RecordViewers } from "../sharing/components/record-viewers";
import type { TaskRow } from "../task-rows";
import { CustomerField } from "./customer-field";
import { TaskMenu } from "./task-menu";
import { FinishButton } from "./task-parts";

type Named = { id: string; name: string };
type Panel = {
	task:
		| (TaskRow & {
				contactId: string | null;
				reminder: string;
				isReminded: boolean;
				meeting: { id: string; title: string } | null;
		  })
		| null;
	customer: { id: string; guid: string; name: string } | null;
	me: string;
	colleagues: Named[];
	contacts: Named[];
};
type TaskPanelProps = {
	panel: Panel;
	tenant: string;
	writes: boolean;
	close: string;
	action: string;
	/** The query of the list, to go back to. */
	back: string;
	answer: unknown;
};

/** A task to look at and change, or a new one. */
export function TaskPanel({ panel, tenant, writes, close, action, back, answer }: TaskPanelProps) {
	const { t } = useTranslation("crmWork");
	const { task, customer, me, colleagues, contacts } = panel;
	const problem = useFormProblem(answer, { intent: "save" });
	const at = paths(tenant);
	const typed = (field: string, stored: string | null | undefined) => problem.typed(field) ?? stored ?? undefined;
	const choose = (names: readonly Named[], none: string) => [
		{ value: "", label: none },
		...names.map(({ id, name }) => ({ value: id, label: name })),
	];
	const staff =
		task?.assignee && !colleagues.some(({ id }) => id === task.assignee?.id)
			? [task.assignee, ...colleagues]
			: colleagues;
	return (
		<SidePanel
			title={task?.title ?? t("tasks.new")}
			close={close}
			lead={task && writes && !task.deletedAt ? <FinishButton task={task} action={action} /> : undefined}
			meta={task && <TaskMeta task={task} customerPage={customer && at.customer(customer.guid)} />}
		>
			<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
				{task && <input type="hidden" name="id" value={task.id} />}
				{task && <input type="hidden" name="updatedAt" value={task.updatedAt} />}
				<input type="hidden" name="back" value={back} />
				<TextField
					id="title"
					name="title"
					label={t("task.title")}
					error={problem.of("title")}
					defaultValue={typed("title", task?.title)}
					maxLength={200}
					autoFocus={!task}
					required
				/>
				<div className="grid grid-cols-2 gap-3">
					<TextField
						id="dueOn"
						name="dueOn"
						type="date"
						label={t("task.dueOn")}
						error={problem.of("dueOn")}
						defaultValue={typed("dueOn", task?.dueOn)}
					/>
					<SelectField
						id="priority"
						name="priority"
						label={t("task.priority")}
						defaultValue={typed("priority", task?.priority ?? "normal")}
						options={(["low", "normal", "high"] as const).map((value) => ({ value, label: t(`priority.${value}`) }))}
					/>
				</div>
				<PickOne
					id="assigneeId"
					name="assigneeId"
					label={t("task.assignee")}
					error={problem.of("assigneeId")}
					address={at.staff}
					choices={staff.map((person) => ({ value: person.id, label: person.name }))}
					none={t("task.nobody")}
					defaultValue={typed("assigneeId", task ? task.assignee?.id : me) ?? ""}
				/>
				{task && (
					<SelectField
						id="status"
						name="status"
						label={t("task.status")}
						defaultValue={typed("status", task.status)}
						options={(["todo", "doing", "done", "cancelled"] as const).map((value) => ({
							value,
							label: t(`status.${value}`),
						}))}
					/>
				)}
				<TextField
					id="remindAt"
					name="remindAt"
					type="datetime-local"
					label={t("task.remindAt")}
					help={task?.isReminded ? t("task.reminded") : t("task.remindHelp")}
					error={problem.of("remindAt")}
					defaultValue={typed("remindAt", task?.reminder)}
					optional
				/>
				<SelectField
					id="repeat"
					name="repeat"
					label={t("task.repeat")}
					help={t("task.repeatHelp")}
					error={problem.of("repeat")}
					defaultValue={typed("repeat", task?.repeat)}
					options={[
						{ value: "", label: t("repeat.never") },
						...(["daily", "weekly", "monthly", "yearly"] as const).map((value) => ({
							value,
							label: t(`repeat.${value}`),
						})),
					]}
				/>
				<CustomerField
					label={t("task.customer")}
					error={problem.of("customer") ?? problem.of("customerId")}
					source={`${at.tasks}/customers`}
					given={customer}
					typed={problem.typed("customer")}
				/>
				{contacts.length > 0 && (
					<SelectField
						id="contactId"
						name="contactId"
						label={t("task.contact")}
						error={problem.of("contactId")}
						defaultValue={typed("contactId", task?.contactId)}
						options={choose(contacts, t("task.noContact"))}
						optional
					/>
				)}
				<TextArea
					id="description"
					name="description"
					label={t("task.description")}
					error={problem.of("description")}
					defaultValue={typed("description", task?.description)}
					optional
				/>
				<FormErrors errors={problem.summary} />
				{writes && (
					<div className="flex flex-wrap items-center gap-2">
						<SubmitButton intent="save">{t(task ? "task.save" : "tasks.add")}</SubmitButton>
						{task && <TaskMenu task={task} action={action} />}
					</div>
				)}
			</Form>
			{task && !task.deletedAt && (
				<div className="mt-4">
					<RecordViewers kind="task" id={task.id} tenant={tenant} />
				</div>
			)}
		</SidePanel>
	);
}

type TaskMetaProps = {
	task: NonNullable<Panel["task"]>;
	customerPage: string | null;
};

function TaskMeta({ task, customerPage }: TaskMetaProps) {
	return (
		<span className="flex flex-wrap gap-x-2">
			{customerPage && (
				<Link to={customerPage} className="link">
					{task.customer?.name}
				</Link>
			)}
			{task.meeting && <span>{task.meeting.title}</span>}
		</span>
	);
}
