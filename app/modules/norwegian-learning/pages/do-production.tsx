import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { KeptInput } from "#app/offline/components/kept-input";
import { keepingForms, unlessKept } from "#app/offline/keep-action";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type OwnTaskData, showOwnTask } from "../production/answer-task.server";
import { RECORDING_FORM_MAX, TaskQuery } from "../production/production.schema";
import { ownTaskHandlers } from "../production/production-actions.server";
import { Speak } from "../production/speak";
import { countWords } from "../production/words";

export const handle = { i18n: ["norwegianLearning", "offline", "errors"], title: "norwegianLearning:production.title" };

export const loader = page("production", TaskQuery, showOwnTask);
export const action = pageAction("production", ownTaskHandlers, { bodyMax: RECORDING_FORM_MAX });
/** An answer that cannot be sent for lack of a network waits on the device, a recording with it. */
export const clientAction = keepingForms();
export const shouldRevalidate = unlessKept;

/** A task that is answered with a text or a recording of one's own. */
export default function DoProduction() {
	const data = useLoaderData<typeof loader>() as OwnTaskData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const { task, own, isOpen, tenant } = data;
	const at = paths(tenant);
	const isSent = own !== null && own.status !== "draft";
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.production, label: t("production.title") }} title={task.title} />
			<div className="flex max-w-160 flex-col gap-6">
				<section className="card p-4 text-base whitespace-pre-line" lang={task.written} aria-label={t("item.task")}>
					{task.prompt}
				</section>
				{isSent || !isOpen ? (
					<Notice tone="info" title={t(isSent ? "production.state.sent" : "production.closed")}>
						{isSent && t("production.sentHelp")}
					</Notice>
				) : task.kind === "writing" ? (
					<Write data={data} answer={answer} />
				) : (
					<Speak data={data} answer={answer} />
				)}
			</div>
		</PageBody>
	);
}

function Write({ data: { task, own }, answer }: { data: OwnTaskData; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "send" });
	const isHydrated = useHydrated();
	const before = problem.typed("text") ?? own?.text ?? "";
	const [words, setWords] = useState(() => countWords(before));
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		// Somebody may have written before the scripts came.
		const field = form.current?.elements.namedItem("text");
		if (field instanceof HTMLTextAreaElement) setWords(countWords(field.value));
	}, []);
	return (
		<Form ref={form} method="post" noValidate className="flex flex-col gap-4" preventScrollReset>
			<KeptInput intent="draft" />
			<KeptInput intent="send" />
			<div>
				<TextArea
					id="text"
					name="text"
					label={t("production.yourText")}
					rows={14}
					lang={task.written}
					maxLength={20_000}
					error={problem.of("text")}
					defaultValue={before}
					onChange={({ currentTarget }) => setWords(countWords(currentTarget.value))}
				/>
				<p className="mt-1 text-sm text-ink-2 tabular-nums">
					{[
						...(isHydrated ? [t("production.words", { count: words })] : []),
						...(task.wordsAbout > 0 ? [t("production.about", { count: task.wordsAbout })] : []),
					].join(" · ")}
				</p>
			</div>
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="send" size="lg" icon="send">
					{t("production.send")}
				</SubmitButton>
				<SubmitButton intent="draft" size="lg" kind="secondary">
					{t("production.keep")}
				</SubmitButton>
			</div>
			<p className="text-13 text-ink-3">{t("production.sendHelp")}</p>
		</Form>
	);
}
