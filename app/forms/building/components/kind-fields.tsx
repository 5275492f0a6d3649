import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../definition/question";
import { ComputedFields } from "./computed-fields";
import { InnerFields } from "./inner-fields";
import { ChoiceInput, NumberInput, SwitchInput, TextInput } from "./inputs";
import { OptionFields } from "./option-fields";
import { PictureField } from "./picture-field";
import { PipedInput } from "./piped-input";
import { PipedOptions } from "./piped-options";
import { RowFields } from "./row-fields";
import { SimpleFields } from "./simple-fields";
import { useQuestion } from "./use-question";

/** What only a question of this type has. Its words are none of that: writing them leaves this alone. */
export const KindFields = memo(function KindFields({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, word, optionalWord } = useQuestion(question);
	switch (question.type) {
		case "many":
			return <PipedOptions question={question} />;
		case "ranking":
			return <OptionFields question={question} />;
		case "matrix":
			return (
				<>
					<RowFields question={question} />
					<OptionFields question={question} />
					<SwitchInput
						label={t("matrix.isMany")}
						checked={question.isMany ?? false}
						onChange={(on) => patch({ isMany: on || undefined })}
					/>
				</>
			);
		case "consent":
			return (
				<PipedInput
					of={question.id}
					label={t("words.statement")}
					rows={3}
					value={say(question.statement)}
					onChange={(text) => patch({ statement: word(question.statement, text) }, "statement")}
				/>
			);
		case "file":
			return (
				<>
					<ChoiceInput
						label={t("file.accepts")}
						value={question.accepts}
						options={(["any", "pictures", "documents"] as const).map((value) => ({ value, label: t(`file.${value}`) }))}
						onChange={(accepts) => patch({ accepts })}
					/>
					<NumberInput
						label={t("file.most")}
						min={1}
						max={10}
						isWhole
						needsOne
						value={question.maxFiles}
						onChange={(maxFiles) => patch({ maxFiles }, "maxFiles")}
					/>
				</>
			);
		case "goals":
			return (
				<>
					<ChoiceInput
						label={t("goals.scale")}
						value={question.scale}
						options={(["attainment", "ten"] as const).map((value) => ({ value, label: t(`goals.${value}`) }))}
						onChange={(scale) => patch({ scale })}
					/>
					<NumberInput
						label={t("goals.most")}
						min={1}
						max={10}
						isWhole
						needsOne
						value={question.maxGoals}
						onChange={(maxGoals) => patch({ maxGoals }, "maxGoals")}
					/>
				</>
			);
		case "table":
		case "group":
			return <InnerFields question={question} />;
		case "computed":
			return <ComputedFields question={question} />;
		case "image":
			return (
				<>
					<PictureField question={question} />
					<PipedInput
						of={question.id}
						label={t("show.alt")}
						help={t("show.altHelp")}
						value={say(question.alt)}
						onChange={(text) => patch({ alt: optionalWord(question.alt, text) }, "alt")}
					/>
				</>
			);
		case "video":
			return (
				<TextInput
					label={t("show.video")}
					help={t("show.videoHelp")}
					value={question.source ?? ""}
					onChange={(source) => patch({ source: source.trim() || undefined }, "source")}
				/>
			);
		case "signature":
		case "heading":
		case "text":
			return null;
		default:
			return <SimpleFields question={question} />;
	}
}, isSameKind);

function isSameKind(before: { question: Question }, now: { question: Question }): boolean {
	const [one, other] = [withoutWords(before.question), withoutWords(now.question)];
	return one.length === other.length && one.every((part, at) => part === other[at]);
}

const withoutWords = ({ label, help, ...rest }: Question): unknown[] => Object.entries(rest).flat();
