import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { useOnline } from "#app/ui/use-online";
import { NoNetwork } from "./no-network";
import { ChoiceTask } from "./player/choice-task";
import { Recording } from "./player/recording";
import { ReadAloud } from "./read-aloud";
import type { NotSent } from "./send-answer";
import type { ItemOfTest } from "./test-item";
import { useFocusOnTask } from "./use-focus-on-task";
import "#app/forms/answering/answering.css";

type PictureItemProps = { page: ItemOfTest; filesAt: string; answer: unknown; language: Language };

/**
 * One item of the listening path: what to do is heard in the candidate's language, what is asked in Norwegian, and a picture is
 * pressed. A word that is to be read is not heard.
 */
export function PictureItem({ page, filesAt, answer: sent, language }: PictureItemProps) {
	const { t } = useTranslation("norwegianTest");
	const { item, answer, part } = page;
	const { task, written } = item;
	const isNotSent = (sent as NotSent | undefined)?.problem?.kind === "offline";
	const error = useFormProblem(sent, { intent: "answer" }).of("task");
	const isOnline = useOnline();
	const isRead = part.skill === "reading";
	useFocusOnTask(item.id);
	if (task.kind !== "single") return null;
	return (
		<Form method="post" id="item" noValidate className="flex flex-1 flex-col" key={item.id}>
			<input type="hidden" name="item" value={item.id} />
			<div className="flex-1 px-4 py-6 md:px-8">
				<div className="mx-auto flex w-full max-w-160 flex-col gap-5">
					{(isNotSent || !isOnline) && <NoNetwork>{t(isNotSent ? "offline.notSent" : "offline.now")}</NoNetwork>}
					<div className="flex flex-col gap-2">
						<h2 id="task" tabIndex={-1} className="text-xl font-semibold">
							{t(isRead ? "listen.taskRead" : "listen.taskHear")}
						</h2>
						<ReadAloud of="task" language={language} label={t("readAloud.listen")} isLarge />
					</div>
					{error && (
						<p id="task-error" role="alert" className="text-base font-medium text-danger-ink">
							{error}
						</p>
					)}
					<fieldset className="flex min-w-0 flex-col gap-4" aria-describedby={error ? "task-error" : undefined}>
						<legend
							id="asked"
							lang={written}
							className={isRead ? "mb-4 text-4xl font-semibold" : "mb-4 text-xl font-medium"}
						>
							{task.question}
						</legend>
						{!isRead && <Heard page={page} filesAt={filesAt} />}
						<ChoiceTask task={task} answer={answer ?? {}} written={written} />
					</fieldset>
				</div>
			</div>
			<div className="answer-foot md:px-8">
				<div className="mx-auto flex w-full max-w-160 flex-row-reverse flex-wrap items-center gap-2">
					<SubmitButton intent="answer" size="lg" icon="arrow-right" iconAfter className="min-h-16 grow text-lg">
						{t(isNotSent ? "item.again" : "item.next")}
					</SubmitButton>
					<SubmitButton intent="skip" kind="secondary" size="lg" icon="circle-question-mark" className="min-h-16">
						{t("item.skip")}
					</SubmitButton>
				</div>
			</div>
		</Form>
	);
}

/** What is said in Norwegian: the recording of the item, or else a voice of the browser. */
function Heard({ page: { item, recording, playsNow }, filesAt }: Pick<PictureItemProps, "page" | "filesAt">) {
	const { t } = useTranslation("norwegianTest");
	if (!recording) return <ReadAloud of="asked" language="nb" label={t("listen.norwegian")} isLarge />;
	return (
		<Recording
			item={item.id}
			most={recording.most}
			plays={recording.plays}
			playsNow={playsNow}
			sourceAt={(plays) => `${filesAt}${recording.guid}?play=${plays}`}
		/>
	);
}

/** How far one has come, as a bar: nothing of time. */
export function PictureProgress({ page: { answered, count } }: { page: ItemOfTest }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<progress
			value={answered}
			max={count}
			aria-label={t("item.of", { answered, all: count })}
			className="progress w-full"
		/>
	);
}
