import { useTranslation } from "react-i18next";
import { FieldGroup } from "#app/ui/field";
import { SafeHtml } from "#app/ui/safe-html";
import { SelectField, TextField } from "#app/ui/text-field";
import type { OpenOption } from "../quiz";
import type { ShownQuestion } from "../quiz-view.server";
import { ShownMedia, ShownPicture, ShownSound } from "./question-media";

type QuestionProps = { question: ShownQuestion; given: string[]; error: string | undefined };

/** A question with what it shows and the fields for its answer. */
export function Question({ question, given, error }: QuestionProps) {
	const { t } = useTranslation("courses");
	const { id, kind, text, html, media } = question;
	const name = `q.${id}`;
	if (kind === "short" && !html && media.length === 0)
		return <TextField id={name} name={name} label={text} defaultValue={given[0]} error={error} autoComplete="off" />;
	const named = html ? `${name}-text` : undefined;
	return (
		<>
			{html && (
				<div id={named} className="mb-2">
					<SafeHtml html={html} className="text-sm font-medium max-md:text-base" />
				</div>
			)}
			<FieldGroup
				legend={text}
				labelledBy={named}
				id={name}
				error={error}
				help={kind === "multiple" ? t("quiz.several") : undefined}
			>
				<OwnMedia question={question} />
				<Answers question={question} name={name} given={given} />
			</FieldGroup>
		</>
	);
}

/** What a question shows and plays, each under the words that it stands for. */
export function OwnMedia({ question: { media, language } }: Pick<QuestionProps, "question">) {
	const { t } = useTranslation("courses");
	return media.map((one) => <ShownMedia key={one.guid} media={one} name={t("quiz.recording")} language={language} />);
}

type AnswersProps = Omit<QuestionProps, "error"> & { name: string };

function Answers({ question, name, given }: AnswersProps) {
	const { t } = useTranslation("courses");
	const { kind } = question;
	if (kind === "short")
		return <TextField id={name} name={name} label={t("quiz.yourAnswer")} defaultValue={given[0]} autoComplete="off" />;
	return kind === "order" || kind === "match" ? (
		<Places {...{ question, name, given }} />
	) : (
		<Choices {...{ question, name, given }} />
	);
}

/** An answer without a text is called by its number. */
function useNames() {
	const { t } = useTranslation("courses");
	return ({ text }: OpenOption, at: number) => text || t("edit.answer", { number: at + 1 });
}

/** Answers that are put in order or matched, each by a list of its own; what they show stands before the lists. */
function Places({ question, name, given }: AnswersProps) {
	const { t } = useTranslation("courses");
	const nameOf = useNames();
	const { kind, options, pairs, language } = question;
	return (
		<div className="flex flex-col gap-3">
			{options.some(({ media }) => media) && (
				<ul className="grid gap-3 sm:grid-cols-2">
					{options.map(
						(option, at) =>
							option.media && (
								<li key={option.id} className="min-w-0 rounded-lg border border-line p-3 text-sm">
									<p className="mb-1 font-medium break-words">{nameOf(option, at)}</p>
									<ShownMedia media={option.media} name={nameOf(option, at)} language={language} isAnswer />
								</li>
							),
					)}
				</ul>
			)}
			{options.map((option, at) => (
				<SelectField
					key={option.id}
					id={at === 0 ? name : `${name}-${at}`}
					name={`${name}[]`}
					label={kind === "order" ? t("quiz.position", { number: at + 1 }) : nameOf(option, at)}
					defaultValue={kind === "order" ? given[at] : given.find((one) => one.startsWith(`${option.id}:`))}
					options={[
						{ value: "", label: t("quiz.choose") },
						...(kind === "order"
							? options.map((one, number) => ({ value: one.id, label: nameOf(one, number) }))
							: pairs.map((pair) => ({ value: `${option.id}:${pair}`, label: pair }))),
					]}
				/>
			))}
		</div>
	);
}

/** Answers that are ticked. A recording is played beside its tick, not within: to play it must not tick it. */
function Choices({ question, name, given }: AnswersProps) {
	const nameOf = useNames();
	const { kind, options, language } = question;
	const isMany = kind === "multiple";
	return (
		<div className="flex flex-col gap-1">
			{options.map((option, at) => {
				const { media } = option;
				const isPicture = media?.kind === "picture";
				return (
					<div key={option.id} className="min-w-0 rounded-lg border border-line">
						<label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2">
							<input
								id={at === 0 ? name : undefined}
								type={isMany ? "checkbox" : "radio"}
								name={isMany ? `${name}[]` : name}
								value={option.id}
								defaultChecked={given.includes(option.id)}
								className="tick shrink-0"
							/>
							<span className="flex min-w-0 flex-col items-start gap-2 break-words">
								{(option.text || !isPicture) && nameOf(option, at)}
								{isPicture && <ShownPicture media={media} isAnswer />}
							</span>
						</label>
						{media?.kind === "sound" && (
							<div className="px-3 pb-2">
								<ShownSound media={media} name={nameOf(option, at)} language={language} />
							</div>
						)}
					</div>
				);
			})}
		</div>
	);
}
