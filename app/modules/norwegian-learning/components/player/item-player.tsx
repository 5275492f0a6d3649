import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ItemAnswer } from "../../items/answer";
import { isTyped } from "../../items/kinds";
import type { ShownTask } from "../../items/shown";
import { ChoiceTask } from "./choice-task";
import { ClickWordTask } from "./click-word-task";
import { DictationTask } from "./dictation-task";
import { DragWordsTask } from "./drag-words-task";
import { GapTask } from "./gap-task";
import { LetterKeys } from "./letter-keys";
import { MatchTask } from "./match-task";
import { OrderTask } from "./order-task";
import { StatementsTask } from "./statements-task";

/** An item as somebody sees who answers it. */
export type ShownItem = {
	id: string;
	task: ShownTask;
	passage: string;
	pictureGuid: string | null;
	/** The written form of the task: bokmål or nynorsk. */
	written: "nb" | "nn";
};

export type TaskProps<Kind extends ShownTask["kind"] = ShownTask["kind"]> = {
	task: Extract<ShownTask, { kind: Kind }>;
	answer: ItemAnswer;
	written: string;
};

type ItemPlayerProps = {
	item: ShownItem;
	/** What was answered before. */
	answer?: ItemAnswer | null;
	/** The address of a picture by its guid. */
	fileAt: (guid: string) => string;
	/** What is listened to, above the task. */
	recording?: ReactNode;
	error?: string | null;
	/** Beside the instructions, with the id of what they stand in. */
	besideWhat?: (id: string) => ReactNode;
};

/**
 * A task with its fields, to stand in a form: what is answered is sent as `answer.<field>`. Each kind is answered with a mouse,
 * by touch or by keys, and by plain fields before JavaScript has loaded. Give it the item's id as `key`.
 */
export function ItemPlayer({ item, answer, fileAt, recording, error, besideWhat }: ItemPlayerProps) {
	const { t } = useTranslation("norwegianTest");
	const { task, written, passage, pictureGuid } = item;
	return (
		<div className="flex flex-col gap-4">
			<div>
				<div id="what-to-do">
					<h2 id="task" tabIndex={-1} className="text-xl font-semibold">
						{t(`kind.${task.kind}.title`)}
					</h2>
					<p className="mt-1 text-base text-ink-2">{t(`kind.${task.kind}.help`)}</p>
				</div>
				{besideWhat?.("what-to-do")}
			</div>
			{recording}
			{passage && (
				<section lang={written} className="card p-4 text-read whitespace-pre-line" aria-label={t("passage")}>
					{passage}
				</section>
			)}
			{pictureGuid && (
				<img src={fileAt(pictureGuid)} alt={t("picture")} className="max-h-72 self-start rounded-xl object-contain" />
			)}
			{error && (
				<p id="task-error" role="alert" className="text-base font-medium text-danger-ink">
					{error}
				</p>
			)}
			<fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={error ? "task-error" : undefined}>
				<legend lang={written} className="mb-3 text-lg font-medium whitespace-pre-line">
					{task.question}
				</legend>
				<Task task={task} answer={answer ?? {}} written={written} fileAt={fileAt} />
				{isTyped(task.kind) && <LetterKeys />}
			</fieldset>
		</div>
	);
}

function Task({ task, fileAt, ...rest }: TaskProps & Pick<ItemPlayerProps, "fileAt">) {
	switch (task.kind) {
		case "single":
		case "multiple":
			return <ChoiceTask task={task} {...rest} />;
		case "gapList":
		case "gapTyped":
			return <GapTask task={task} {...rest} />;
		case "dragWords":
			return <DragWordsTask task={task} {...rest} />;
		case "order":
			return <OrderTask task={task} {...rest} />;
		case "match":
			return <MatchTask task={task} fileAt={fileAt} {...rest} />;
		case "trueFalse":
			return <StatementsTask task={task} {...rest} />;
		case "clickWord":
			return <ClickWordTask task={task} {...rest} />;
		case "dictation":
			return <DictationTask task={task} {...rest} />;
	}
}
