import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import { paths } from "../paths";
import type { EditData } from "../show-edit.server";

type Props = { data: EditData; answer: unknown };

/** Rows for what is drawn, beyond those that are filled, and at most. */
const EMPTY_ROWS = 2;
const ROWS_MOST = 10;

/** What a quiz has of the bank: questions that it takes as its own, and those that each attempt draws. */
export function QuizBank({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "takeQuestions" });
	const { part, bank, language } = data;
	if (!part || !bank) return null;
	const tags = bank.tags.map(({ tag, count }) => ({ value: tag, label: t("bank.tagCount", { tag, number: count }) }));
	return (
		<section className="card mt-5 flex flex-col gap-4 p-4" aria-labelledby="bank">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id="bank" className="text-sm font-semibold">
					{t("bank.title")}
				</h3>
				<LinkButton icon="library" size="sm" to={paths(data.tenant).bank}>
					{t("bank.open")}
				</LinkButton>
			</div>
			<p className="text-13 text-ink-3">{t("bank.help")}</p>
			<Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
				<input type="hidden" name="part" value={part.id} />
				<input type="hidden" name="language" value={language} />
				<SelectField
					id="bank-tag"
					name="bank"
					label={t("bank.withTag")}
					defaultValue={bank.shown ?? "*"}
					options={[{ value: "*", label: t("bank.all") }, ...tags]}
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("bank.show")}
				</SubmitButton>
			</Form>
			{bank.shown !== null && bank.found.length === 0 && (
				<div role="status">
					<Notice>{t("bank.nothingFound")}</Notice>
				</div>
			)}
			{bank.found.length > 0 && (
				<Form method="post" preventScrollReset className="flex flex-col gap-2" noValidate>
					<input type="hidden" name="id" value={part.id} />
					<input type="hidden" name="language" value={language} />
					<fieldset className="flex min-w-0 flex-col gap-1" id="questions" tabIndex={-1}>
						<legend className="label">{t("bank.choose")}</legend>
						{problem.of("questions") && <p className="text-13 text-danger-ink">{problem.of("questions")}</p>}
						{bank.found.map((question) => (
							<Checkbox key={question.id} name="questions[]" value={question.id} label={question.text} />
						))}
					</fieldset>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="takeQuestions" kind="secondary" className="self-start">
						{t("bank.take")}
					</SubmitButton>
				</Form>
			)}
			<Draws data={data} answer={answer} tags={tags} />
		</section>
	);
}

function Draws({ data, answer, tags }: Props & { tags: { value: string; label: string }[] }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "draws" });
	const { part } = data;
	if (!part) return null;
	const rows = Math.min(ROWS_MOST, part.draws.length + EMPTY_ROWS);
	const values = (answer as { values?: Record<string, string | string[]> } | undefined)?.values;
	const typed = (name: string, at: number) => (problem.refused ? [values?.[name] ?? []].flat()[at] : undefined);
	// A tag that no question has any more stays to be seen, and to be taken away.
	const known = (tag: string) => tag === "" || tags.some(({ value }) => value === tag);
	const gone = part.draws.filter(({ tag }) => !known(tag)).map(({ tag }) => ({ value: tag, label: tag }));
	return (
		<Form method="post" preventScrollReset className="flex flex-col gap-3 border-t border-line pt-4" noValidate>
			<input type="hidden" name="id" value={part.id} />
			<fieldset className="flex min-w-0 flex-col gap-3" id="draws" tabIndex={-1}>
				<legend className="label">{t("bank.draws")}</legend>
				<p className="text-13 text-ink-3">{t("bank.drawsHelp")}</p>
				{problem.of("draws") && <p className="text-13 text-danger-ink">{problem.of("draws")}</p>}
				{Array.from({ length: rows }, (_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
					<div key={at} className="flex flex-wrap items-end gap-3">
						<TextField
							id={`drawCount-${at}`}
							name="drawCount[]"
							type="number"
							min={0}
							max={40}
							width="max-w-28"
							label={t("bank.count", { number: at + 1 })}
							defaultValue={typed("drawCount", at) ?? part.draws[at]?.count ?? ""}
						/>
						<SelectField
							id={`drawTag-${at}`}
							name="drawTag[]"
							label={t("bank.tag", { number: at + 1 })}
							defaultValue={typed("drawTag", at) ?? part.draws[at]?.tag ?? ""}
							options={[{ value: "", label: t("bank.anyTag") }, ...tags, ...gone]}
						/>
					</div>
				))}
			</fieldset>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="draws" kind="secondary" className="self-start">
				{t("edit.save")}
			</SubmitButton>
		</Form>
	);
}
