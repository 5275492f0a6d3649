import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { ofType } from "../../builder/of-type";
import { blankQuestion } from "../../definition/blank";
import { codeFrom } from "../../definition/code-from";
import type { GroupQuestion, SimpleQuestion, TableQuestion } from "../../definition/question";
import { simpleTypes } from "../../definition/question";
import { InnerQuestion } from "./inner-question";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";
import { ListRows } from "./list-rows";
import { moved } from "./moved";
import { OptionSource } from "./option-source";
import { PartFold } from "./part-fold";
import { useQuestion } from "./use-question";
import { PartsUsed } from "./used-notice";

/** The columns of a table, or the questions of a group that repeats, and how often it may. */
export function InnerFields({ question }: { question: TableQuestion | GroupQuestion }) {
	const { t, i18n } = useTranslation("formBuild");
	const { patch, say, word, optionalWord } = useQuestion(question);
	const isTable = question.type === "table";
	const field = isTable ? "columns" : "questions";
	const inner = isTable ? question.columns : question.questions;
	const write = (next: SimpleQuestion[], key?: string) => patch({ [field]: next }, key);
	const change = (id: string, next: (one: SimpleQuestion) => SimpleQuestion, key?: string) =>
		write(
			inner.map((one) => (one.id === id ? next(one) : one)),
			key,
		);
	const make = (type: SimpleQuestion["type"], taken: SimpleQuestion[]) =>
		blankQuestion(
			type,
			codeFrom(
				t(`kind.${type}`),
				taken.map(({ code }) => code),
				i18n.language as Language,
			),
		) as SimpleQuestion;
	return (
		<>
			<ListRows
				title={t(isTable ? "inner.columns" : "inner.questions")}
				id={`${question.id}-inner`}
				lines={inner}
				textOf={({ label }) => say(label)}
				onText={(one, text) => change(one.id, (before) => ({ ...before, label: word(before.label, text) }), one.id)}
				onAdd={(after, texts) => {
					const made: SimpleQuestion[] = [];
					for (const text of texts) made.push({ ...make("shortText", [...inner, ...made]), label: word({}, text) });
					const at = after === null ? inner.length : inner.findIndex(({ id }) => id === after) + 1;
					write(inner.toSpliced(at, 0, ...made));
					return made.at(-1)?.id ?? "";
				}}
				onMove={(one, by) => write(moved(inner, one, by))}
				onRemove={({ id }) => inner.length > 1 && write(inner.filter((one) => one.id !== id))}
				below={({ id }) => <PartsUsed of={question.id} what="inner" line={id} />}
				end={<PartsUsed of={question.id} what="inner" />}
				addLabel={t(isTable ? "inner.addColumn" : "inner.addQuestion")}
				aside={(one, at) => (
					<div className="w-28 shrink-0">
						<ChoiceInput
							hideLabel
							label={t("inner.kindOf", { name: say(one.label) || at + 1 })}
							value={one.type}
							options={simpleTypes.map((value) => ({ value, label: t(`kind.${value}`) }))}
							onChange={(type) => change(one.id, (before) => ofType(before, make(type as SimpleQuestion["type"], [])))}
						/>
					</div>
				)}
			/>
			<div>
				{inner.map((one, at) => (
					<PartFold key={one.id} title={t("inner.settingsOf", { name: say(one.label) || at + 1 })}>
						<InnerQuestion question={one} of={question.id} />
					</PartFold>
				))}
			</div>
			{question.type === "group" && (
				<>
					<TextInput
						label={t("inner.itemLabel")}
						help={t("inner.itemLabelHelp")}
						value={say(question.itemLabel)}
						onChange={(text) => patch({ itemLabel: optionalWord(question.itemLabel, text) }, "itemLabel")}
					/>
					<OptionSource
						question={question}
						label={t("inner.per")}
						none={t("inner.perNone")}
						value={question.perOptionOf}
						onChange={(perOptionOf) => patch({ perOptionOf })}
					/>
				</>
			)}
			<div className="flex gap-3">
				<NumberInput
					label={t("inner.least")}
					min={0}
					max={50}
					isWhole
					value={isTable ? question.minRows : question.minTimes}
					onChange={(least) => patch({ [isTable ? "minRows" : "minTimes"]: least }, "least")}
				/>
				<NumberInput
					label={t("inner.most")}
					min={1}
					max={isTable ? 100 : 50}
					isWhole
					needsOne
					value={isTable ? question.maxRows : question.maxTimes}
					onChange={(most) => patch({ [isTable ? "maxRows" : "maxTimes"]: most }, "most")}
				/>
			</div>
		</>
	);
}
