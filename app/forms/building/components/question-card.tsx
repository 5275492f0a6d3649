import { memo } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { isAsked, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { CardSketch } from "./card-sketch";
import { QUESTION_MIME } from "./drop-place";
import { cardId } from "./focus";
import { PipedWords } from "./piped-words";
import { RuleLine } from "./rule-line";

type CardProps = { question: Question; number: number; isChosen: boolean; hasProblem: boolean };

/** A question on the paper. It is drawn anew only when it is another one: a key pressed in one leaves the others alone. */
export const QuestionCard = memo(function QuestionCard({ question, number, isChosen, hasProblem }: CardProps) {
	const { t } = useTranslation("formBuild");
	const { language, dispatch, move, duplicate, remove, openSettings } = useBuilding();
	const { id, type, showIf, requireIf, isRequired, isLocked } = question;
	const label = textIn(question.label, language).text;
	const help = textIn(question.help, language).text;
	return (
		<li
			data-question={id}
			data-chosen={isChosen || undefined}
			draggable
			onDragStart={(event) => {
				event.dataTransfer.setData(QUESTION_MIME, id);
				event.dataTransfer.effectAllowed = "move";
			}}
			className={`builder-card relative rounded-xl border bg-sheet ${isChosen ? "border-accent ring-1 ring-accent" : "border-line shadow-1"}`}
		>
			<button
				type="button"
				id={cardId(id)}
				data-card={id}
				aria-pressed={isChosen}
				onClick={() => dispatch({ type: "choose", id })}
				className="flex w-full gap-4 rounded-xl px-5 pt-4 pb-5 text-left max-sm:gap-2.5 max-sm:px-3"
			>
				<span className="min-w-4 pt-0.5 text-13 text-ink-3 tabular-nums">{isAsked(question) ? number : ""}</span>
				<span className="min-w-0 flex-1">
					<span className={`block break-words text-base font-medium whitespace-pre-line ${isChosen ? "pr-2" : ""}`}>
						{label ? (
							<PipedWords text={label} />
						) : (
							<span className="font-normal text-ink-3">{t("noWords", { kind: t(`kind.${type}`) })}</span>
						)}
						{isAsked(question) && !isRequired && (
							<span className="text-13 font-normal text-ink-3"> {t("optional")}</span>
						)}
						{isLocked && <Icon name="lock" className="ml-1.5 inline size-3.5 text-ink-3" />}
						{hasProblem && (
							<>
								<Icon name="circle-alert" className="ml-1.5 inline text-danger" />
								<span className="sr-only">{t("problems.hasOne")}</span>
							</>
						)}
					</span>
					{help && (
						<span className="mt-1 block break-words text-13 text-ink-3">
							<PipedWords text={help} />
						</span>
					)}
					<span className="block" aria-hidden="true">
						<CardSketch question={question} />
					</span>
					{showIf && <RuleLine condition={showIf} kind="show" />}
					{requireIf && <RuleLine condition={requireIf} kind="require" />}
				</span>
			</button>
			{isChosen && (
				<div
					role="toolbar"
					aria-label={t("toolbar")}
					className="absolute -top-4 right-3 flex max-md:-top-7 rounded-10 border border-line bg-raised p-0.5 shadow-2"
				>
					<IconButton
						size="sm"
						icon="arrow-up"
						label={t("moveUp")}
						aria-keyshortcuts="Alt+ArrowUp"
						onClick={() => move(id, -1)}
					/>
					<IconButton
						size="sm"
						icon="arrow-down"
						label={t("moveDown")}
						aria-keyshortcuts="Alt+ArrowDown"
						onClick={() => move(id, 1)}
					/>
					<IconButton
						size="sm"
						icon="copy"
						label={t("duplicate")}
						aria-keyshortcuts="Control+D"
						onClick={() => duplicate(id)}
					/>
					<IconButton
						size="sm"
						icon="settings"
						label={t("settings")}
						className="@min-[60rem]:hidden"
						onClick={openSettings}
					/>
					<IconButton
						size="sm"
						icon="trash-2"
						label={t("remove")}
						aria-keyshortcuts="Delete"
						className="text-danger-ink"
						onClick={() => remove(id)}
					/>
				</div>
			)}
		</li>
	);
});
