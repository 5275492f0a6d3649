import { useTranslation } from "react-i18next";
import { Field, FieldGroup } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { TextField } from "#app/ui/text-field";
import { pictureNames } from "../items/pictures";
import type { TaskFields } from "./task-fields";
import type { Problem } from "./task-fieldset";

type RowsProps = { fields: TaskFields; problem: Problem; written: string };

/** Rows that are filled, and some that are empty: without a script more come with each time it is saved. */
const rowsFor = (filled: number, least: number, most: number) =>
	Array.from({ length: Math.min(most, Math.max(least, filled + 2)) }, (_, at) => at);

/** What was typed in the rows of a field, or what they hold. */
const valuesOf = (problem: Problem, field: keyof TaskFields & string, held: readonly string[]) =>
	problem.typedAll(field) ?? held;

/** Options to choose from, with ticks at those that are right. */
export function OptionRows({ fields, problem, written, isSingle }: RowsProps & { isSingle: boolean }) {
	const { t } = useTranslation(["norwegianLearning", "norwegianTest"]);
	const texts = valuesOf(problem, "optionTexts", fields.optionTexts);
	const right = valuesOf(problem, "optionRight", fields.optionRight);
	const pictures = valuesOf(problem, "optionPictures", fields.optionPictures);
	const kind = isSingle ? "single" : "multiple";
	return (
		<FieldGroup
			id="optionTexts"
			legend={t("task.options")}
			help={isSingle ? `${t("task.optionsHelp.single")} ${t("task.picturesHelp")}` : t(`task.optionsHelp.${kind}`)}
			error={problem.of("optionTexts")}
		>
			<ol className="flex flex-col gap-2">
				{rowsFor(texts.filter(Boolean).length, 4, 12).map((at) => (
					<li key={at} className="flex items-center gap-3 max-sm:flex-wrap">
						<label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-13 text-ink-2">
							<input
								type={isSingle ? "radio" : "checkbox"}
								name="optionRight[]"
								value={at}
								defaultChecked={right.includes(String(at))}
								className="tick"
								aria-label={t("task.isRight", { number: at + 1 })}
							/>
							{t("task.right")}
						</label>
						<input
							id={at === 0 ? "optionTexts" : undefined}
							name="optionTexts[]"
							lang={written}
							defaultValue={texts[at] ?? ""}
							maxLength={200}
							className="field min-w-0"
							aria-label={t("task.option", { number: at + 1 })}
						/>
						{isSingle && (
							<select
								name="optionPictures[]"
								defaultValue={pictures[at] ?? ""}
								className="field sm:max-w-40"
								aria-label={t("task.optionPicture", { number: at + 1 })}
							>
								<option value="">{t("task.noPicture")}</option>
								{pictureNames.map((name) => (
									<option key={name} value={name}>
										{t(`norwegianTest:pictures.${name}`)}
									</option>
								))}
							</select>
						)}
					</li>
				))}
			</ol>
		</FieldGroup>
	);
}

const truths = ["true", "false", "notStated"] as const;

/** Statements, each with what is right of it. */
export function StatementRows({ fields, problem, written }: RowsProps) {
	const { t } = useTranslation("norwegianLearning");
	const texts = valuesOf(problem, "statementTexts", fields.statementTexts);
	const rights = valuesOf(problem, "statementRights", fields.statementRights);
	return (
		<FieldGroup
			id="statementTexts"
			legend={t("task.statements")}
			help={t("task.statementsHelp")}
			error={problem.of("statementTexts")}
		>
			<ol className="flex flex-col gap-3">
				{rowsFor(texts.filter(Boolean).length, 3, 12).map((at) => (
					<li key={at} className="flex gap-2 max-sm:flex-col">
						<input
							id={at === 0 ? "statementTexts" : undefined}
							name="statementTexts[]"
							lang={written}
							defaultValue={texts[at] ?? ""}
							maxLength={500}
							className="field min-w-0 flex-1"
							aria-label={t("task.statement", { number: at + 1 })}
						/>
						<select
							name="statementRights[]"
							defaultValue={rights[at] ?? "true"}
							className="field sm:max-w-44"
							aria-label={t("task.truthOf", { number: at + 1 })}
						>
							{truths.map((value) => (
								<option key={value} value={value}>
									{t(`truth.${value}`)}
								</option>
							))}
						</select>
					</li>
				))}
			</ol>
		</FieldGroup>
	);
}

/** Pictures with the word that belongs to each. A picture that is there stays until another is chosen. */
export function PairRows({ fields, problem, written }: RowsProps) {
	const { t } = useTranslation("norwegianLearning");
	const words = valuesOf(problem, "pairWords", fields.pairWords);
	const alts = valuesOf(problem, "pairAlts", fields.pairAlts);
	const guids = valuesOf(problem, "pairGuids", fields.pairGuids);
	return (
		<FieldGroup id="pairWords" legend={t("task.pairs")} help={t("task.pairsHelp")} error={problem.of("pairWords")}>
			<ol className="flex flex-col gap-3">
				{rowsFor(words.filter(Boolean).length, 3, 8).map((at) => (
					<li key={at} className="card flex gap-3 p-3 max-sm:flex-col">
						<div className="w-32 shrink-0">
							{guids[at] ? (
								<img
									src={`/api/media/${guids[at]}`}
									alt={alts[at] ?? ""}
									className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
								/>
							) : (
								<div className="flex aspect-4/3 items-center justify-center rounded-lg bg-sunken text-13 text-ink-3">
									{t("task.noPicture")}
								</div>
							)}
						</div>
						<div className="flex min-w-0 flex-1 flex-col gap-3">
							<input type="hidden" name="pairGuids[]" value={guids[at] ?? ""} />
							<Field id={`pairFiles-${at}`} label={t("task.picture", { number: at + 1 })}>
								{(ties) => <FileInput {...ties} name="pairFiles[]" accept="image/*" />}
							</Field>
							<TextField
								id={at === 0 ? "pairWords" : `pairWords-${at}`}
								name="pairWords[]"
								label={t("task.word", { number: at + 1 })}
								lang={written}
								defaultValue={words[at] ?? ""}
								maxLength={200}
							/>
							<TextField
								id={`pairAlts-${at}`}
								name="pairAlts[]"
								label={t("task.alt", { number: at + 1 })}
								help={t("task.altHelp")}
								lang={written}
								defaultValue={alts[at] ?? ""}
								maxLength={200}
							/>
						</div>
					</li>
				))}
			</ol>
		</FieldGroup>
	);
}
