import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { extraTimes } from "../attempts/time-limit";

type FormsProps = { test: { id: string }; today: string; answer: unknown };

/** A link that anybody can use, and links of which each is for one candidate. */
export function LinkForms(props: FormsProps) {
	return (
		<div className="grid gap-4 md:grid-cols-2">
			<LinkForm kind="open" {...props} />
			<LinkForm kind="once" {...props} />
		</div>
	);
}

function LinkForm({ kind, test, today, answer }: FormsProps & { kind: "open" | "once" }) {
	const { t } = useTranslation("norwegianLearning");
	const isOwn = (answer as { values?: { kind?: string } } | undefined)?.values?.kind === kind;
	const id = (name: string) => `${name}-${kind}`;
	const ids = {
		label: id("label"),
		expiresOn: id("expiresOn"),
		candidatesMost: id("most"),
		count: id("count"),
		extraPercent: id("extra"),
	};
	const problem = useFormProblem(isOwn ? answer : undefined, { intent: "add", ids });
	return (
		<section className="card p-4" aria-labelledby={id("head")}>
			<h2 id={id("head")} className="text-base font-semibold">
				{t(`links.${kind}`)}
			</h2>
			<p className="mb-3 text-13 text-ink-3">{t(`links.${kind}Help`)}</p>
			<Form method="post" preventScrollReset className="flex flex-col gap-4" noValidate>
				<input type="hidden" name="testId" value={test.id} />
				<input type="hidden" name="kind" value={kind} />
				<TextField
					id={ids.label}
					name="label"
					label={t("link.label")}
					help={t("link.labelHelp")}
					error={problem.of("label")}
					defaultValue={problem.typed("label")}
					optional
				/>
				<div className="flex flex-wrap items-end gap-4">
					<TextField
						id={ids.expiresOn}
						name="expiresOn"
						type="date"
						min={today}
						label={t("link.expiresOn")}
						className="min-w-0 flex-1 basis-36"
						error={problem.of("expiresOn")}
						defaultValue={problem.typed("expiresOn")}
						optional
					/>
					{kind === "open" ? (
						<TextField
							id={ids.candidatesMost}
							name="candidatesMost"
							type="number"
							min={0}
							label={t("link.most")}
							className="min-w-0 flex-1 basis-36"
							error={problem.of("candidatesMost")}
							defaultValue={problem.typed("candidatesMost")}
							optional
						/>
					) : (
						<TextField
							id={ids.count}
							name="count"
							type="number"
							min={1}
							max={100}
							label={t("link.count")}
							className="min-w-0 flex-1 basis-36"
							error={problem.of("count")}
							defaultValue={problem.typed("count") ?? 10}
						/>
					)}
				</div>
				<SelectField
					id={ids.extraPercent}
					name="extraPercent"
					label={t("link.extra")}
					help={t("link.extraHelp")}
					defaultValue={problem.typed("extraPercent") ?? "0"}
					options={extraTimes.map((value) => ({
						value: String(value),
						label: value === 0 ? t("link.noExtra") : t("link.extraOf", { value }),
					}))}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="add" kind="secondary" className="self-start">
					{t(`links.${kind}Make`)}
				</SubmitButton>
			</Form>
		</section>
	);
}
