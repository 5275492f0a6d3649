import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { TextArea, TextField } from "#app/ui/text-field";
import type { showPlain } from "../plain.server";
import { kindIcons } from "./question-kinds";

type Question = Awaited<ReturnType<ReturnType<typeof showPlain>>>["questions"][number];
type Props = {
	question: Question;
	at: number;
	of: number;
	revision: number;
	answer: unknown;
	/** What is to be said of it, as replies use what was changed. */
	children?: ReactNode;
};

/** One question of the plain list: folded it is its words, open it is a form. */
export function PlainQuestion({ question, at, of, revision, answer, children }: Props) {
	const { t } = useTranslation("formBuild");
	const { id, type, label, help, options, isRequired, isAsked, page } = question;
	const problem = useFormProblem(answer, { intent: "change" });
	const sent = problem.typed("question") === id ? problem : undefined;
	return (
		<li id={`q-${id}`}>
			<details open={sent !== undefined || undefined} className="group">
				<summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm">
					<Icon name={kindIcons[type]} className="text-ink-3" />
					<span className="min-w-0 flex-1 break-words">
						<span className="font-medium">{label || t("noWords", { kind: t(`kind.${type}`) })}</span>
						<span className="block text-13 text-ink-3">
							{[t(`kind.${type}`), t("page.number", { number: page }), isRequired ? t("required") : ""]
								.filter(Boolean)
								.join(" · ")}
						</span>
					</span>
					<Icon name="chevron-down" className="text-ink-3 group-open:rotate-180" />
				</summary>
				<Form method="post" className="flex flex-col gap-5 border-t border-line bg-sunken p-4" noValidate>
					<input type="hidden" name="revision" value={revision} />
					<input type="hidden" name="question" value={id} />
					<TextField
						id={`label-${id}`}
						name="label"
						label={t(isAsked ? "words.question" : "words.text")}
						error={sent?.of("label")}
						defaultValue={sent?.typed("label") ?? label}
						autoComplete="off"
					/>
					<TextArea
						id={`help-${id}`}
						name="help"
						rows={2}
						optional
						label={t("words.help")}
						defaultValue={sent?.typed("help") ?? help}
					/>
					{options && (
						<TextArea
							id={`options-${id}`}
							name="options"
							rows={Math.min(12, options.length + 1)}
							label={t("options.title")}
							help={t("plain.optionsHelp")}
							defaultValue={sent?.typed("options") ?? options.join("\n")}
						/>
					)}
					{isAsked && <Checkbox name="isRequired" value="1" label={t("required")} defaultChecked={isRequired} />}
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="change" kind="secondary">
							{t("plain.save")}
						</SubmitButton>
						{at > 0 && (
							<SubmitButton intent="up" kind="quiet" icon="arrow-up">
								{t("page.up")}
							</SubmitButton>
						)}
						{at < of - 1 && (
							<SubmitButton intent="down" kind="quiet" icon="arrow-down">
								{t("page.down")}
							</SubmitButton>
						)}
						<SubmitButton intent="remove" kind="danger" icon="trash-2">
							{t("plain.remove")}
						</SubmitButton>
					</div>
				</Form>
			</details>
			{children}
		</li>
	);
}
