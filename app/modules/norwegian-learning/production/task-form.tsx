import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { productionKinds, testStatuses } from "../choices";
import { WrittenField } from "../components/written-field";
import type { ProductionTask } from "./production-tasks.server";

/** A task to write or to speak. */
export function ProductionTaskForm({ task, answer }: { task: ProductionTask | null; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const intent = task ? "save" : "create";
	const problem = useFormProblem(answer, { intent });
	const half = "min-w-0 flex-1 basis-44";
	const start = { wordsAbout: 0, secondsMost: 120, takesMost: 3 };
	const number = (name: keyof typeof start, help: string, least = 0) => (
		<TextField
			id={name}
			name={name}
			type="number"
			min={least}
			label={t(`production.${name}`)}
			help={help}
			className={half}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? task?.[name] ?? start[name]}
		/>
	);
	return (
		<Form method="post" className="flex max-w-192 flex-col gap-5" noValidate>
			{task && <input type="hidden" name="updatedAt" value={task.updatedAt} />}
			<TextField
				id="title"
				name="title"
				label={t("item.title")}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? task?.title}
			/>
			<div className="flex flex-wrap gap-4">
				<SelectField
					id="kind"
					name="kind"
					label={t("item.kind")}
					className={half}
					defaultValue={problem.typed("kind") ?? task?.kind ?? "writing"}
					options={productionKinds.map((value) => ({ value, label: t(`production.kind.${value}`) }))}
				/>
				<WrittenField problem={problem} written={task?.written} className={half} />
				<SelectField
					id="status"
					name="status"
					label={t("test.status")}
					className={half}
					defaultValue={problem.typed("status") ?? task?.status ?? "open"}
					options={testStatuses.map((value) => ({ value, label: t(`testStatus.${value}`) }))}
				/>
			</div>
			<TextArea
				id="prompt"
				name="prompt"
				label={t("item.task")}
				help={t("task.questionHelp")}
				rows={6}
				lang={task?.written ?? "nb"}
				error={problem.of("prompt")}
				defaultValue={problem.typed("prompt") ?? task?.prompt}
			/>
			<div className="flex flex-wrap items-end gap-4">
				{number("wordsAbout", t("production.wordsAboutHelp"))}
				{number("secondsMost", t("production.secondsMostHelp"), 10)}
				{number("takesMost", t("production.takesMostHelp"))}
			</div>
			<SelectField
				id="assessors"
				name="assessors"
				label={t("production.assessors")}
				help={t("production.assessorsHelp")}
				defaultValue={problem.typed("assessors") ?? String(task?.assessors ?? 1)}
				options={["1", "2"].map((value) => ({ value, label: t(`production.assessorsOf.${value}`) }))}
			/>
			{task && <p className="text-13 text-ink-2">{t("production.safe")}</p>}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent={intent} className="self-start">
				{t(task ? "save" : "production.create")}
			</SubmitButton>
		</Form>
	);
}
