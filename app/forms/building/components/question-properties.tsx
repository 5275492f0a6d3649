import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { isAsked, type Question } from "../../definition/question";
import { CodeField } from "./code-field";
import { WORDS } from "./focus";
import { SwitchInput } from "./inputs";
import { KindFields } from "./kind-fields";
import { LimitFields } from "./limit-fields";
import { LockNote } from "./lock-note";
import { MessageField } from "./message-field";
import { PartFold } from "./part-fold";
import { PipedInput } from "./piped-input";
import { kindIcons } from "./question-kinds";
import { RuleFields } from "./rule-fields";
import { useQuestion } from "./use-question";
import { QuestionUsed } from "./used-notice";

type Props = { question: Question; number: number };

/** The settings of the chosen question, saved as they are typed. */
export function QuestionProperties({ question, number }: Props) {
	const { t } = useTranslation("formBuild");
	const { patch, say, word, optionalWord } = useQuestion(question);
	const { type, label, help, message, isRequired = false, hasComment = false } = question;
	const asked = isAsked(question);
	return (
		<div className="flex flex-col gap-5">
			<div className="flex items-center gap-2.5">
				<span className="flex size-7 items-center justify-center rounded-7 bg-accent-soft text-accent-ink">
					<Icon name={kindIcons[type]} />
				</span>
				<h2 className="min-w-0 flex-1 text-sm font-semibold break-words">{t(`kind.${type}`)}</h2>
				{asked && <span className="text-13 text-ink-3">{t("rules.question", { number })}</span>}
			</div>
			<LockNote question={question} />
			<PipedInput
				of={question.id}
				id={WORDS}
				label={t(asked || type === "computed" ? "words.question" : "words.text")}
				rows={2}
				value={say(label)}
				onChange={(text) => patch({ label: word(label, text) }, "label")}
			/>
			<QuestionUsed of={question.id} />
			<PipedInput
				of={question.id}
				label={t("words.help")}
				rows={2}
				value={say(help)}
				onChange={(text) => patch({ help: optionalWord(help, text) }, "help")}
			/>
			<KindFields question={question} />
			{asked && (
				<div className="border-b border-line">
					<SwitchInput
						label={t("required")}
						checked={isRequired}
						onChange={(on) => patch({ isRequired: on || undefined })}
					/>
					<SwitchInput
						label={t("comment")}
						help={t("commentHelp")}
						checked={hasComment}
						onChange={(on) => patch({ hasComment: on || undefined })}
					/>
				</div>
			)}
			<PartFold title={t("limits.title")} isOpen={Boolean(message)} isShown={asked}>
				<LimitFields question={question} />
				<MessageField question={question} />
			</PartFold>
			<PartFold title={t("rules.title")} isOpen={Boolean(question.showIf || question.requireIf)}>
				<RuleFields
					id={question.id}
					label={t("rules.show")}
					rule={question.showIf}
					onChange={(showIf, key) => patch({ showIf }, key && `showIf.${key}`)}
				/>
				{asked && (
					<RuleFields
						id={question.id}
						label={t("rules.require")}
						rule={question.requireIf}
						onChange={(requireIf, key) => patch({ requireIf }, key && `requireIf.${key}`)}
					/>
				)}
			</PartFold>
			<PartFold title={t("code.title")}>
				<CodeField question={question} />
			</PartFold>
		</div>
	);
}
